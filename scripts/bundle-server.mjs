import { join } from 'node:path';
import { build } from 'vite';
import { main, root } from './ready.mjs';

/**
 * Writes the server and its packages to build/shop/main.js: reading one file halves the start time compared with two
 * thousand. Code that is imported with `import()` stays in separate files.
 */
await main(() =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [
      {
        name: 'late-packages-stay-apart',
        enforce: 'pre',
        resolveId: (source, _importer, { kind }) =>
          kind === 'dynamic-import' && !source.startsWith('.') ? { id: source, external: true } : null,
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'server', 'main.ts'),
      outDir: join(root, 'build', 'shop'),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      // Keeps stack traces in the log readable.
      minify: false,
    },
  }),
);

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { main, root } from './ready.mjs';

const server = join(root, 'server');
const COMMANDS = globSync('commands/*.ts', { cwd: server, exclude: ['**/*.test.ts'] });
/** Loaded by path in the thread of PDFs (server/infra/project-folder.ts). */
const PAPERS = globSync(['infra/pdf/pdf-thread.ts', 'modules/**/*-document.ts'], { cwd: server });
/** The server, its commands and papers, by their paths in build/shop without extension. */
const input = Object.fromEntries(
  ['main.ts', ...COMMANDS, ...PAPERS].map((path) => [path.replace(/\.ts$/, ''), join(server, path)]),
);

/**
 * Writes the server, its commands and their packages to build/shop: reading few files takes a fifth of the time of
 * two thousand. Code that is imported with `import()` stays in separate files.
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
      ssr: true,
      rolldownOptions: { input },
      outDir: join(root, 'build', 'shop'),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node24',
      // Keeps stack traces in the log readable.
      minify: false,
    },
  }),
);

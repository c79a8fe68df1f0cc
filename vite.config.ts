import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { LOCALE } from './build-locale.ts';
import { splitWords } from './vite-words.ts';

/**
 * Modules that share a chunk with their imports; the first match wins, and the bundler splits the rest. With fewer
 * groups a product page loads 38 files instead of 24, each a round trip on a phone.
 */
const GROUPS = {
  /** Unchanged across pages and releases. */
  react: ['node_modules/(?:react|react-dom|scheduler)'],
  /** Layout, router and API client of the shop's pages, and small modules that nearly all of them use. */
  frame: ['web/root', 'web/areas/storefront/layout', 'web/ui/rich', 'contract/pictures'],
  schemas: ['node_modules/zod'],
  queries: ['node_modules/@tanstack/(?:react-query|query-core)'],
  forms: ['node_modules/react-hook-form'],
  format: ['web/lib/format'],
  lists: [
    'web/ui/(?:states|load-failure|picture|price|lazy-part|card|badge|bottom-bar)',
    'web/lib/(?:goods-picture|late-query|loaded-or-nothing|query)',
  ],
  fields: ['web/ui/(?:field|submit|dialog|choice-tile)', 'web/lib/(?:attempt-key|form-submit|lazy-resolver)'],
  filters: ['web/ui/filter-sheet', 'web/lib/filter-form'],
  /** Lists of orders and notifications would load `goods` for it. */
  pagination: ['web/ui/pagination'],
  goods: [
    'web/features/catalogue/(?:api|filters|listing|words)',
    'web/features/catalogue/components/(?:filter-form|result-list|product-card|product-grid)',
  ],
};

/** Paths are folders, or files without extension. */
function moduleOf(paths: readonly string[]): RegExp {
  const anySeparator = paths.join('|').replaceAll('/', '[\\\\/]');
  return new RegExp(`[\\\\/](?:${anySeparator})(?:[\\\\/]|\\.tsx?$)`);
}

/** Replaces React Router's loader of page code, which has no options, by `web/lib/route-modules.ts`. */
function failOnLostCode(): Plugin {
  const own = join(import.meta.dirname, 'web/lib/route-modules.ts');
  let isReplaced = false;
  return {
    name: 'fail-on-lost-code',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!source.endsWith('/routeModules.js') || !importer?.includes('react-router')) return null;
      isReplaced = true;
      return own;
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('React Router loads the code of pages in another way now.');
    },
  };
}

/** `modules` that only the `pages` may load. */
const APART = [
  ...(LOCALE === 'en'
    ? [{ modules: moduleOf(['web/areas/backoffice']), pages: moduleOf(['web/areas/backoffice']) }]
    : []),
  { modules: moduleOf(['web/areas/workshop']), pages: moduleOf(['web/areas/workshop']) },
  {
    modules: moduleOf(['web/features/(?:accounts/workplace|transfers)']),
    pages: moduleOf(['web/areas/(?:backoffice|workshop)']),
  },
  {
    modules: moduleOf(['web/features/shelf']),
    pages: moduleOf(['web/areas/(?:backoffice|workshop)']),
  },
];

/** Fails the build if a page of the shop would load a module of the back office or workshop, statically or later. */
function keepWorkplacesApart(): Plugin {
  return {
    name: 'keep-workplaces-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      for (const { modules, pages } of APART) {
        const loaded = new Set(
          chunks.filter(({ isEntry, facadeModuleId }) => isEntry && !pages.test(facadeModuleId ?? '')),
        );
        for (const chunk of loaded) {
          for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
            const imported = known.get(name);
            if (imported) loaded.add(imported);
          }
        }
        for (const { fileName, moduleIds } of loaded) {
          const stray = moduleIds.find((id) => modules.test(id));
          if (stray) this.error(`${fileName} is loaded by other pages too and contains ${stray}.`);
        }
        if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => modules.test(id))))
          this.error(`Nothing in the build matches ${modules}: it has moved, and was not checked.`);
      }
    },
  };
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), failOnLostCode(), keepWorkplacesApart(), splitWords(LOCALE)],
  build: { assetsInlineLimit: 0, target: 'es2023', copyPublicDir: LOCALE === 'en' },
  environments: {
    client: {
      resolve: { conditions: [`words-${LOCALE}`, ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          // Texts go where they are used, so that a page loads no other page's.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: {
              groups: Object.entries(GROUPS).map(([name, paths], index, { length }) => ({
                name,
                test: moduleOf(paths),
                priority: length - index,
              })),
            },
          },
        },
      },
    },
  },
  ssr: { resolve: { conditions: [`words-${LOCALE}`, ...defaultServerConditions] } },
  server: { hmr: { port: 24_678 } },
});

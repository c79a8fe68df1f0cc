import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Groups modules into chunks; the first match wins. Without groups there would be forty files of a kilobyte, each a
 * round trip on a phone.
 */
const TOGETHER = {
  /** The same on every page and across our releases. */
  react: ['node_modules/(?:react|react-dom|scheduler)'],
  /** The frame of every page, the router and the API client: as large as React, to arrive together with it. */
  frame: [
    'node_modules/(?:react-router|cookie|set-cookie-parser)',
    'web/root',
    'web/areas/storefront/(?:storefront-frame|failure-pages|frame|layout)',
    'web/lib/(?:session|early-input|drafts|shop|form-errors|call|queries|load|call-error|lost-code|page-meta|product-link)',
    'web/ui/(?:button|cn|focus|heading|icon|sheet|route-focus|text-link|toast|stars)',
    'web/features/(?:cart|location|wishlist)/(?:store|wishes)',
    'web/features/(?:newsletter|search)/api',
    'contract/(?:calls|codes|paths)',
    'contract/(?:roles|constants/(?:search|shop-orders|wishlist))',
    'node_modules/(?:class-variance-authority|clsx|tailwind-merge)',
  ],
  /** Calls that not every page makes. Named, because `schemas` takes along what it imports. */
  orderCalls: ['contract/(?:order-(?:calls|paths)|tracking-number)'],
  accountCalls: ['contract/account-(?:calls|paths)'],
  signInCalls: ['contract/sign-in-(?:calls|paths)'],
  /** Personal pages have it at once, others once somebody has signed in. */
  queries: ['node_modules/@tanstack/(?:react-query|query-core)', 'web/lib/(?:query-client|query-observer)'],
  /** Lists of the back office and the workshop. */
  tables: ['node_modules/@tanstack/(?:react-table|table-core|react-store|store)'],
  format: ['web/lib/format', 'contract/(?:dates|delivery|format|money)'],
  /** Small components of lists and forms. */
  pieces: [
    'web/ui/(?:states|load-failure|picture|price|lazy-part|card|badge|bottom-bar)',
    'web/lib/(?:goods-picture|late-query|loaded-or-nothing|query)',
    'contract/(?:pictures|constants/catalogue)',
  ],
  dialog: ['web/ui/dialog'],
  tiles: ['web/ui/choice-tile'],
  field: ['web/ui/field'],
  pagination: ['web/ui/pagination'],
  forms: ['node_modules/react-hook-form'],
  /** What somebody has typed and not sent. */
  drafts: ['web/lib/(?:create-draft|draft-files|stored-shape)', 'node_modules/(?:idb-keyval|zustand)'],
  formDrafts: ['web/lib/form-draft'],
  submit: ['web/ui/submit', 'web/lib/(?:attempt-key|form-submit|lazy-resolver)'],
  sentences: ['contract/page-sentences'],
  signIn: [
    'web/areas/account/entry-frame',
    'web/features/accounts/(?:api|forms|passkey-support|second-factor|sign-in-error|sign-in-ways|words)',
    'web/features/accounts/components/provider-mark',
    'contract/constants/accounts',
  ],
  goods: [
    'web/features/catalogue/words',
    'web/features/catalogue/components/(?:product-card|product-grid)',
    'web/features/wishlist/components/heart',
    'web/ui/breadcrumbs',
    'web/lib/structured-data',
  ],
  reviews: ['web/features/reviews/(?:api|components/review-(?:item|photos))'],
  brands: ['web/features/catalogue/components/brand-(?:card|grid|mark|tags)'],
  /** Shared by the lists of brands and of products. */
  lists: [
    'web/features/catalogue/(?:api|filters|listing|use-filter-form)',
    'web/features/catalogue/components/(?:filter-form|result-list)',
  ],
  /** Validation by the contract's schemas, after the first visit. Near the end, because it takes everything it imports. */
  schemas: [
    'node_modules/zod',
    'contract/(?:endpoint|fields|validation|text|names|card-numbers|page|accounts)',
  ],
  /** Behind the schemas, which forms of texts load without react-hook-form. */
  resolvers: ['node_modules/@hookform/resolvers'],
};

/** Every page loads the table of routes, which names most files, so their hashes are as short as Rolldown allows. */
const HASHED = 'assets/[name]-[hash:7].js';

/** Paths are folders, or files without extension. */
function moduleOf(paths: readonly string[]): RegExp {
  const anySeparator = paths.join('|').replaceAll('/', '[\\\\/]');
  return new RegExp(`[\\\\/](?:${anySeparator})(?:[\\\\/]|\\.tsx?$)`);
}

/**
 * When the code of a page cannot be loaded, React Router reloads the page one is on, which loses that page too where there
 * is no network; it has no option for it. Here the page that is missing throws instead, so that the failure page is shown.
 * An import that fails would leave the navigation pending for ever.
 */
function throwLostCode(): Plugin {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
  const page = 'const fail = () => { throw error; }; return { default: fail, clientLoader: fail };';
  return {
    name: 'throw-lost-code',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/].*[\\/]routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code)) this.error('React Router loads the code of pages in another way now.');
        return { code: code.replace(reload, page).replace(', reloading page...', ''), map: null };
      },
    },
  };
}

/** What only those pages load whose modules `pages` matches. */
const APART = [
  { modules: moduleOf(['web/areas/backoffice']), pages: moduleOf(['web/areas/backoffice']) },
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

/** Fails the build when a page of the shop would load a module of back office or workshop, now or later. */
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
  plugins: [tailwindcss(), reactRouter(), throwLostCode(), keepWorkplacesApart()],
  build: { assetsInlineLimit: 0, target: 'es2023' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: HASHED,
            chunkFileNames: HASHED,
            codeSplitting: {
              groups: Object.entries(TOGETHER).map(([name, paths], index, { length }) => ({
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
  server: { hmr: { port: 24_678 } },
});

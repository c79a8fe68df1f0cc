import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Which modules travel in one file, the first that names a module having it. Split by themselves they would be forty
 * files of a kilobyte, and a phone pays a round trip for each.
 */
const TOGETHER = {
  /** The same for every page, and from one release of ours to the next. */
  react: ['node_modules/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)'],
  /** What the frame around every page needs, and what every call of the API does. */
  frame: [
    'web/areas/storefront/(?:storefront-frame|failure-pages|frame)',
    'web/lib/(?:session|early-input|drafts|shop|form-errors|call|load|call-error|page-meta|product-link)',
    'web/ui/(?:button|cn|focus|heading|icon|sheet|route-focus|text-link|dialog|toast|stars)',
    'web/features/(?:cart|location|accounts|wishlist)/(?:store|sign-out)',
    'web/features/(?:wishlist|newsletter|search)/api',
    'contract/(?:calls|codes|errors|paths)',
    'contract/constants/(?:catalogue|search|shop-orders|wishlist)',
    'node_modules/(?:zustand|idb-keyval|class-variance-authority|clsx|tailwind-merge)',
  ],
  /** What a page with a form needs at first. */
  forms: ['node_modules/react-hook-form', 'web/lib/lazy-resolver'],
  /** The small pieces that lists and forms are made of. */
  pieces: [
    'web/ui/(?:states|picture|price|field|pagination|breadcrumbs)',
    'web/lib/(?:format|goods-picture|attempt-key|query)',
    'contract/(?:dates|delivery|money|pictures|roles|tracking-number|constants/accounts)',
  ],
  /** What the lists of brands and of goods share. */
  goods: [
    'web/features/catalogue/(?:api|filters|listing|words|collection-stories|use-filter-form)',
    'web/features/catalogue/components/(?:product-card|product-grid|brand-card|brand-tags|filter-form|result-list)',
    'web/features/wishlist/components/heart',
  ],
  /** What checks a form by the schemas of the contract, after the first visit. Last: it takes along all it imports. */
  schemas: [
    'node_modules/(?:zod|@hookform/resolvers)',
    'contract/(?:endpoint|fields|validation|text|names|card-numbers|page|accounts)',
  ],
};

/** Matches a module of one of these paths: a folder, or a file without its extension. */
function moduleOf(paths: readonly string[]): RegExp {
  const anySeparator = paths.join('|').replaceAll('/', '[\\\\/]');
  return new RegExp(`[\\\\/](?:${anySeparator})(?:[\\\\/]|\\.tsx?$)`);
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2023' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
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

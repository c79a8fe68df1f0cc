import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** React and the router: the same for every page, and from one release of ours to the next. */
const REACT = /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/;

/** What the frame around every page needs. Split by itself it would be twenty files of a kilobyte. */
const FRAME = new RegExp(
  [
    '[\\\\/]web[\\\\/]lib[\\\\/](?:session|drafts|shop|form-errors|call-error|page-meta)\\.',
    '[\\\\/]web[\\\\/]ui[\\\\/](?:button|dialog|toast)\\.',
    '[\\\\/]storefront[\\\\/](?:storefront-frame|frame[\\\\/])',
    '[\\\\/]features[\\\\/](?:cart|location|accounts|wishlist)[\\\\/](?:store|sign-out)\\.',
    '[\\\\/]contract[\\\\/]paths\\.',
    'node_modules[\\\\/](?:zustand|idb-keyval)[\\\\/]',
  ].join('|'),
);

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
              groups: [
                { name: 'react', test: REACT, priority: 2 },
                { name: 'frame', test: FRAME, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  server: { hmr: { port: 24_678 } },
});

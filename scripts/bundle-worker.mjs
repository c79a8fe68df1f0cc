import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { main, root, SetupError } from './ready.mjs';
import { followImports, readManifest, transferred } from './weigh.mjs';

const locale = process.env.LOCALE ?? 'en';
const client = join(root, 'build', 'client');
const folder = locale === 'en' ? client : join(root, 'build', locale, 'client');

/** The pages that a tailor opens without a network. */
const PAGES = ['layout', 'home-page', 'board-page', 'order-sheet-page', 'rounds-page'];

/** Parts that load late and that nobody needs there: of brands, couriers and other languages, of sign-in and of the shop's pages. */
const LEFT_OUT =
  /^\/assets\/(?:to-pack|courier-booking|sheet|spoken|confirmation-form|account-list|signed-in-links|deletion-notice)-/;

const PICTURES = ['/art/logo.svg', '/art/favicon.svg', '/art/empty-needle.svg', '/art/offline.svg'];

/** Brotli bytes of what the worker keeps; fonts and a day's calls come on top (decision 0131). */
const BUDGET = 255_000;

/** Scripts and style sheets of the pages, and of what these load on a press. */
function filesOfWorkshop() {
  const { entry, routes, url } = readManifest(folder);
  const chunks = [entry, routes.root, ...PAGES.map((page) => routes[`areas/workshop/${page}`])];
  if (chunks.includes(undefined)) throw new SetupError('A page of the workshop has another name now.');
  const known = chunks.filter((chunk) => chunk !== undefined);
  let scripts = followImports(folder, [url, ...known.flatMap(modulesOf)]);
  for (let before = 0; before < scripts.length; ) {
    before = scripts.length;
    scripts = followImports(folder, [...new Set([...scripts, ...scripts.flatMap(lateParts)])]);
  }
  const styles = known.flatMap(({ css = [] }) => css);
  return [...new Set([...scripts, ...styles, ...PICTURES])];
}

/** @param {{ module: string, imports?: string[] }} chunk */
function modulesOf({ module, imports = [] }) {
  return [module, ...imports];
}

function lateParts(/** @type {string} */ path) {
  const source = readFileSync(join(folder, path), 'utf8');
  return [...source.matchAll(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)]
    .map(([, name]) => `/assets/${name}`)
    .filter((part) => !LEFT_OUT.test(part));
}

/** Writes the service worker of a language to build/client/workers, with the files that it keeps (decision 0131). */
await main(async () => {
  const files = filesOfWorkshop();
  const weights = await Promise.all(
    files.map((file) => transferred(PICTURES.includes(file) ? client : folder, file)),
  );
  const bytes = weights.reduce((sum, weight) => sum + weight, 0);
  console.log(
    `the workshop offline: ${files.length} files, ${(bytes / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB`,
  );
  if (bytes > BUDGET) throw new SetupError(`The workshop's files weigh more than ${BUDGET / 1000} kB.`);
  const source = join(root, 'web', 'service-worker.ts');
  const hash = createHash('sha256').update(readFileSync(source)).update(files.join('\n'));
  // Their names have no hash.
  for (const picture of PICTURES) hash.update(readFileSync(join(client, picture)));
  const release = hash.digest('hex');
  await bundle(locale, source, {
    FILES: JSON.stringify(files),
    RELEASE: JSON.stringify(release.slice(0, 12)),
  });
  // Has neither words nor files, so one serves all languages.
  if (locale === 'en') await bundle('push', join(root, 'web', 'push-worker.ts'));
});

/** Writes build/client/workers/<name>.js. */
async function bundle(
  /** @type {string} */ name,
  /** @type {string} */ source,
  /** @type {Record<string, string>} */ define = {},
) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define,
    build: {
      outDir: join(client, 'workers'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: { [name]: source },
        output: { entryFileNames: '[name].js', format: 'iife' },
      },
    },
  });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LOCALES, type Locale, splitLocale } from '../../contract/locale.ts';
import { PROJECT_FOLDER } from '../infra/project-folder.ts';
import { isApiAddress } from './page-address.ts';
import type { ServerBuild } from './server-build.ts';

const BUILD_FOLDER = join(PROJECT_FOLDER, 'build');

/** By folder of the built client; file names in `assets` contain a hash. */
const FILE_CACHING = { assets: 'public, max-age=31536000, immutable', art: 'public, max-age=86400' };

/** `message` is one line for the operator. */
export class UnbuiltError extends Error {}

export async function productionBuild(app: FastifyInstance): Promise<ServerBuild> {
  if (!LOCALES.every((locale) => existsSync(entryOf(locale))))
    throw new UnbuiltError('The pages are not built: run `npm run build` first.');
  for (const [folder, caching] of Object.entries(FILE_CACHING)) {
    await app.register(async (files) => {
      await files.register(fastifyStatic, {
        root: `${BUILD_FOLDER}/client/${folder}`,
        // The plugin's own route would read the whole folder on each request.
        serve: false,
        preCompressed: true,
        cacheControl: false,
        index: false,
        setHeaders: (reply) => void reply.header('cache-control', caching),
      });
      files.get<{ Params: { '*': string } }>(`/${folder}/*`, (request, reply) =>
        reply.sendFile(request.params['*']),
      );
      // Some browsers and bots request it without reading a page.
      if (folder === 'art') files.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.ico'));
    });
  }
  const [first] = LOCALES;
  const builds = new Map([[first as Locale, importBuild(first)]]);
  await builds.get(first);
  return ofLocales((locale) => {
    const build = builds.get(locale) ?? importBuild(locale);
    builds.set(locale, build);
    return build;
  });
}

/** The default language is at the top of `build`, the others have folders of their own. */
function entryOf(locale: Locale): string {
  const folder = locale === LOCALES[0] ? BUILD_FOLDER : join(BUILD_FOLDER, locale);
  return join(folder, 'server', 'index.js');
}

async function importBuild(locale: Locale): Promise<ServerBuild> {
  const module = (await import(entryOf(locale))) as { entry: { module: ServerBuild } };
  return module.entry.module;
}

/** Renders each page by the build of its language, which is loaded with the first page. */
function ofLocales(buildOf: (locale: Locale) => Promise<ServerBuild>): ServerBuild {
  return {
    pageAt: async (address) => (await buildOf(splitLocale(address).locale)).pageAt(address),
    render: async (request, api, report) => {
      const { locale } = splitLocale(new URL(request.url).pathname);
      return (await buildOf(locale)).render(request, api, report);
    },
  };
}

export async function developmentBuild(app: FastifyInstance): Promise<ServerBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiAddress(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  const latest = async () => {
    const module = await vite.ssrLoadModule('virtual:react-router/server-build');
    return (module as { entry: { module: ServerBuild } }).entry.module;
  };
  return {
    pageAt: async (address) => (await latest()).pageAt(address),
    render: async (request, api, report) => (await latest()).render(request, api, report),
  };
}

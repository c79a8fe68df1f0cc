import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isApiAddress } from './page-address.ts';
import type { ServerBuild } from './server-build.ts';

const BUILD_FOLDER = fileURLToPath(new URL('../../build', import.meta.url));

/** `message` is one line for the operator. */
export class UnbuiltError extends Error {}

export async function productionBuild(app: FastifyInstance): Promise<ServerBuild> {
  const entry = `${BUILD_FOLDER}/server/index.js`;
  if (!existsSync(entry)) throw new UnbuiltError('The pages are not built: run `npm run build` first.');
  await app.register(fastifyStatic, {
    root: `${BUILD_FOLDER}/client`,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/client/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      );
    },
  });
  const module = (await import(entry)) as { entry: { module: ServerBuild } };
  return module.entry.module;
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

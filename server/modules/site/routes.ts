import type { FastifyInstance, FastifyReply } from 'fastify';
import { inLocale } from '#words';
import { LOCALES, localePath } from '../../../contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import {
  manifest,
  manifestOfWorkshop,
  robots,
  sitemapOfPages,
  sitemapOfProducts,
  sitemaps,
} from './service.ts';

const CACHE_SECONDS = 3600;

export function siteRoutes(app: FastifyInstance, deps: Deps): void {
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.type(type).header('cache-control', `public, max-age=${CACHE_SECONDS}`).send(body);
  const xml = 'application/xml; charset=utf-8';

  app.get('/robots.txt', async (_request, reply) => send(reply, 'text/plain; charset=utf-8', robots(deps)));

  app.get('/sitemap.xml', async (_request, reply) => send(reply, xml, await sitemaps(deps)));

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const [, kind, after] =
      /^(pages|products-(\d{1,10}))\.xml$/.exec(request.params.name) ?? fail('request.not_found');
    return send(
      reply,
      xml,
      kind === 'pages' ? await sitemapOfPages(deps) : await sitemapOfProducts(deps, Number(after)),
    );
  });

  for (const locale of LOCALES) {
    for (const [address, made] of [
      ['/manifest.webmanifest', manifest],
      ['/workshop.webmanifest', manifestOfWorkshop],
    ] as const) {
      app.get(localePath(locale, address), async (_request, reply) =>
        send(reply, 'application/manifest+json', JSON.stringify(inLocale(locale, () => made(deps)))),
      );
    }
  }
}

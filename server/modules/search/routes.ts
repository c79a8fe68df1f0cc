import type { FastifyInstance } from 'fastify';
import { search, suggestions } from '../../../contract/search.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { searchShop, suggest } from './service.ts';

const CACHE_SECONDS = 5;

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, search, ({ query }) => searchShop(deps, query.q), {
    publicFor: CACHE_SECONDS,
    sources: () => ['products', 'brands', 'tailors'],
  });

  serve(app, deps, suggestions, async ({ query }) => ({ results: await suggest(deps, query.q) }), {
    publicFor: CACHE_SECONDS,
  });
}

import type { FastifyInstance } from 'fastify';
import { brand, brands, cultureProducts, product, products } from '../../../contract/catalogue.ts';
import { type ApiCall, addressOf } from '../../../contract/paths.ts';
import { sharePreferences } from '../../../contract/preferences.ts';
import { preferenceTotals } from '../../../contract/staff-preferences.ts';
import type { Deps } from '../../deps.ts';
import { productSource } from '../../http/page-reads.ts';
import { serve } from '../../http/serve.ts';
import { readPreferenceTotals, savePreferences } from './preferences/service.ts';
import { listBrands, listCulture, listProducts, readBrand, readProduct } from './service.ts';

/** Cache lifetime in browsers, which get no invalidations. */
const CACHE_SECONDS = 5;

export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  const ofBrands = { publicFor: CACHE_SECONDS, sources: () => ['brands'] as const };
  const ofProducts = { publicFor: CACHE_SECONDS, sources: () => ['products'] as const };
  const pagesOf = (call: ApiCall, { search, ...query }: Record<string, unknown>) => {
    const asked = search === '' ? query : { search, ...query };
    return (page: number) => config.publicUrl + addressOf(call, {}, { ...asked, page });
  };

  serve(app, deps, brands, ({ query }) => listBrands(db, query, pagesOf(brands.call, query)), ofBrands);
  serve(app, deps, brand, ({ params }) => readBrand(db, params.id), ofBrands);
  serve(
    app,
    deps,
    products,
    ({ query }) => listProducts(db, query, pagesOf(products.call, query)),
    ofProducts,
  );
  serve(
    app,
    deps,
    cultureProducts,
    ({ query }) => listCulture(db, query, pagesOf(cultureProducts.call, query)),
    ofProducts,
  );
  serve(app, deps, product, ({ params }) => readProduct(db, params.id), {
    publicFor: CACHE_SECONDS,
    sources: ({ id, related }) => ['brands', ...[id, ...related.map((one) => one.id)].map(productSource)],
  });

  serve(
    app,
    deps,
    sharePreferences,
    ({ actor, body, runIdempotent }) => runIdempotent((tx) => savePreferences(tx, actor, body)),
    { perMinute: 20 },
  );
}

export function preferenceTotalRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, preferenceTotals, () => readPreferenceTotals(deps.db));
}

import type { QueryOf } from '../../../../contract/endpoint.ts';
import { rolesFor } from '../../../../contract/permissions.ts';
import { shelfProducts } from '../../../../contract/shelf.ts';
import type { Db } from '../../../db/client.ts';
import type { ExportKind, TransferActor } from '../../../infra/transfers/kinds.ts';
import { requireBrandOf } from '../brands/service.ts';
import type { ShelfFilters } from '../shelf/list-queries.ts';
import { PRODUCT_FILE_COLUMNS, type ProductFileRow, rowsOf } from './cells.ts';
import { productsAfter } from './queries.ts';

const PRODUCTS_PER_QUERY = 100;

type Query = QueryOf<typeof shelfProducts>;

/** Exports products with one row per variant; a brand's own products, or any for staff (transfers-9). */
export const productsExport: ExportKind<Query, ProductFileRow> = {
  name: 'products',
  roles: rolesFor('products.keep'),
  filters: shelfProducts.query,
  columns: PRODUCT_FILE_COLUMNS,
  read: async (db, { actor, filters, after, limit }) => {
    const scoped = await filtersOf(db, actor, filters);
    const read = await productsAfter(db, scoped, Number(after ?? 0), PRODUCTS_PER_QUERY);
    const rows: ProductFileRow[] = [];
    let next: string | undefined;
    for (const product of read) {
      const more = rowsOf(product);
      // A product's rows stay in one batch, so that they show one version.
      if (rows.length > 0 && rows.length + more.length > limit) return { rows, next };
      rows.push(...more);
      next = String(product.id);
    }
    return { rows, next: read.length < PRODUCTS_PER_QUERY ? undefined : next };
  },
};

/** Restricts brands to their own products, whatever `brand` they ask for. */
async function filtersOf(db: Db, actor: TransferActor, { brand, ...query }: Query): Promise<ShelfFilters> {
  const brandId = actor.role === 'brand' ? (await requireBrandOf(db, actor)).id : brand;
  return { brandId, state: query.state, type: query.type, search: query.search };
}

import type {
  Brand,
  BrandDetail,
  brands,
  cultureProducts,
  Product,
  ProductDetail,
  products,
} from '../../../contract/catalogue.ts';
import { BRAND_PAGE_SIZE, PRODUCT_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Page } from '../../../contract/page.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { listPage } from '../../list-page.ts';
import { brandById, brandsOf, brandsWithIds } from './brands/queries.ts';
import { preferencesOf } from './preferences/queries.ts';
import { presentBrand, presentBrandDetail, presentProduct, presentProductDetail } from './present.ts';
import {
  cultureOf,
  mostSoldOfCulture,
  type ProductRow,
  productById,
  productsOf,
  productsWithIds,
  relatedInBrand,
} from './product-queries.ts';

const RELATED = 4;

type AddressOfPage = (page: number) => string;

function filterOrNull<Value extends string>(value: Value): Exclude<Value, 'all'> | null {
  return value === 'all' ? null : (value as Exclude<Value, 'all'>);
}

/** (catalogue-2) Fails with `page.invalid` past the end. */
export async function listBrands(
  db: Db,
  { search, type, location, category, page }: QueryOf<typeof brands>,
  addressOfPage: AddressOfPage,
): Promise<Page<Brand>> {
  const filters = {
    type: filterOrNull(type),
    location: filterOrNull(location),
    category: filterOrNull(category),
  };
  const { count, brands: rows } = await brandsOf(db, filters, search, page);
  const list = { count, results: rows.map(presentBrand) };
  return listPage(list, { page, size: BRAND_PAGE_SIZE, addressOfPage });
}

/** Fails with `request.not_found` for an unknown or unlisted brand. */
export async function readBrand(db: Db, id: number): Promise<BrandDetail> {
  const row = await brandById(db, id);
  if (!row) fail('request.not_found');
  return presentBrandDetail(row);
}

/** A page by brand and section, or all `ids` in their order on one page. Fails with `page.invalid` past the end. */
export async function listProducts(
  db: Db,
  { brand, section, ids, page }: QueryOf<typeof products>,
  addressOfPage: AddressOfPage,
): Promise<Page<Product>> {
  if (ids !== undefined) {
    const named = await productsByIds({ db }, [...new Set(ids.split(',').map(Number))]);
    const results = named
      .filter((product) => brand === undefined || product.brand?.id === brand)
      .filter((product) => section === undefined || product.section === section);
    const list = { count: results.length, results: page === 1 ? results : [] };
    return listPage(list, { page, size: Math.max(1, results.length), addressOfPage });
  }
  const { count, products: rows } = await productsOf(db, { brand, section }, page);
  const list = { count, results: rows.map(presentProduct) };
  return listPage(list, { page, size: PRODUCT_PAGE_SIZE, addressOfPage });
}

/** In the order of `ids`; unlisted ones are left out. */
export async function productsByIds({ db }: Pick<Deps, 'db'>, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await productsWithIds(db, ids)).map(presentProduct);
}

/** In the order of `ids`; unlisted ones are left out. */
export async function brandsByIds({ db }: Pick<Deps, 'db'>, ids: readonly number[]): Promise<Brand[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await brandsWithIds(db, ids)).map(presentBrand);
}

function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** (catalogue-7) Fails with `page.invalid` past the end. */
export async function listCulture(
  db: Db,
  { search, category, collection, sort, page }: QueryOf<typeof cultureProducts>,
  addressOfPage: AddressOfPage,
): Promise<Page<Product>> {
  const filters = { category: filterOrNull(category), collection: filterOrNull(collection), search };
  const { count, products: rows } = await cultureOf(db, filters, { sort, page });
  const list = { count, results: rows.map(presentProduct) };
  return listPage(list, { page, size: PRODUCT_PAGE_SIZE, addressOfPage });
}

/** Includes stock, rating and related products. Fails with `request.not_found`. */
export async function readProduct(db: Db, id: number): Promise<ProductDetail> {
  const row = await productById(db, id);
  if (!row) fail('request.not_found');
  const near = row.seller
    ? await relatedInBrand(db, { id, brand: row.seller.id, section: row.section })
    : await mostSoldOfCulture(db, row.collection);
  return presentProductDetail(row, othersOf(id, near));
}

function othersOf(id: number, near: readonly ProductRow[]): ProductRow[] {
  const others = new Map(near.filter((row) => row.id !== id).map((row) => [row.id, row]));
  return [...others.values()].slice(0, RELATED);
}

export function exportPreferences({ db }: Deps, actor: Actor): ExportEntry[] {
  return [jsonFile('preferences.json', () => preferencesOf(db, actor.id))];
}

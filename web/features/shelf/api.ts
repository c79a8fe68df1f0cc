import type { BodyFor, QueryFor } from '../../../contract/paths.ts';
import type { ShelfProduct } from '../../../contract/shelf.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

export type ShelfQuery = QueryFor<'GET /api/shelf/products/'>;

export const SHELF_KEY = ['shelf'] as const;

export const shelfListQuery = (query: ShelfQuery) =>
  definePersonalQuery({
    queryKey: [...SHELF_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /api/shelf/products/', { query, signal }),
  });

export const shelfProductQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...SHELF_KEY, 'product', id],
    queryFn: ({ signal }) => call('GET /api/shelf/products/{id}/', { params: { id }, signal }),
  });

export type NewProductBody = BodyFor<'POST /api/shelf/products/'>;
export type EditedProductBody = BodyFor<'PUT /api/shelf/products/{id}/'>;

/** Throws CallError. */
export function addProduct(body: NewProductBody, idempotencyKey: string): Promise<ShelfProduct> {
  return call('POST /api/shelf/products/', { body, idempotencyKey });
}

/** Throws CallError; 409 with the product in `current`. */
export function saveProduct(id: number, body: EditedProductBody): Promise<ShelfProduct> {
  return call('PUT /api/shelf/products/{id}/', { params: { id }, body });
}

/** Throws CallError. */
export function showProduct(id: number, active: boolean): Promise<ShelfProduct> {
  return call('PATCH /api/shelf/products/{id}/', { params: { id }, body: { active } });
}

/** Throws CallError. */
export function changeStock(
  id: number,
  changes: { variant: number; by: number }[],
  idempotencyKey: string,
): Promise<ShelfProduct> {
  return call('POST /api/shelf/products/{id}/stock/', { params: { id }, body: { changes }, idempotencyKey });
}

/** Returns the picture's URL. Throws CallError. */
export async function uploadPicture(
  picture: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<string> {
  const { image } = await call('POST /api/shelf/pictures/', { files: { picture }, signal, onProgress });
  return image;
}

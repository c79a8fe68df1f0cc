import { catalogueWords } from '#words';
import type { Product, ProductDetail, ProductType } from '../../../contract/catalogue.ts';
import { type Day, dayInKarachi } from '../../../contract/dates.ts';
import type { Review } from '../../../contract/reviews.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { productAddress } from '../../lib/goods.ts';
import type { Read } from '../../lib/load.ts';

export type ProductLookUp = { status: number } & (
  | {
      state: 'found';
      product: ProductDetail;
      reviews: Review[];
      /** Today in Karachi, from which delivery is counted. */
      today: Day;
    }
  /** A product of the other type, found at `address`. */
  | { state: 'elsewhere'; address: string }
  | { state: 'missing' }
  | { state: 'failed'; sentence: string }
);

/** Looks up a product of `type`; `id` is undefined if the URL has none. */
export async function lookUpProduct(
  read: Read,
  type: ProductType,
  id: number | undefined,
): Promise<ProductLookUp> {
  if (id === undefined) return { state: 'missing', status: 404 };
  try {
    const found = await read('GET /api/products/{id}/', { params: { id } });
    if (found.type !== type) return { state: 'elsewhere', address: productAddress(found), status: 301 };
    const reviews = found.number_of_reviews > 0 ? await latestReviews(read, id) : [];
    return { state: 'found', product: found, reviews, today: dayInKarachi(), status: 200 };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 404) return { state: 'missing', status: 404 };
    const sentence = failureSentence(error, catalogueWords.failedToFetchTheProduct);
    return { state: 'failed', sentence, status: error.status || 503 };
  }
}

/** The product can be shown without its reviews. */
async function latestReviews(read: Read, id: number): Promise<Review[]> {
  try {
    return (await read('GET /api/products/{id}/reviews/', { params: { id }, query: { page: 1 } })).results;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return [];
  }
}

/** Fields that a link's state may omit until the product is loaded. */
const PRODUCT_DEFAULTS = {
  compare_at_price: null,
  image_description: '',
  rating: 0,
  number_of_reviews: 0,
  in_stock: true,
  brand: null,
  section: null,
  collection: null,
};

/** The product in a link's state (catalogue-6); undefined where it is invalid. */
export function productInState(state: unknown): Product | undefined {
  const carried = isRecord(state) ? state.product : undefined;
  if (!isRecord(carried)) return undefined;
  const { id, name, price, image, type } = carried;
  const isProduct =
    Number.isInteger(id) &&
    typeof name === 'string' &&
    Number.isInteger(price) &&
    typeof image === 'string' &&
    (type === 'brand' || type === 'culture');
  return isProduct ? ({ ...PRODUCT_DEFAULTS, ...carried } as unknown as Product) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

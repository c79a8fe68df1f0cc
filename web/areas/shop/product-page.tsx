import type { PageHandle } from '../../lib/page-handle.ts';
import { productMeta } from './product/product-meta.ts';
import { ProductRoute, productClientLoader, productLoader } from './product/product-route.tsx';

export const loader = productLoader;

export const clientLoader = productClientLoader;

export const handle: PageHandle = { query: ['id'] };

export const meta = productMeta;

/** The page of /product and /culture_product; each shows products of one type. */
export default ProductRoute;

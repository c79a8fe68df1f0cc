import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { PageHandle } from '../../lib/page-handle.ts';
import { productMeta } from './product/product-meta.ts';
import { ProductRoute, productClientLoader, productLoader } from './product/product-route.tsx';

export function loader(args: LoaderFunctionArgs) {
  return productLoader(args);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return productClientLoader(args);
}

export const handle: PageHandle = { query: ['id'] };

export function meta(args: MetaArgs) {
  return productMeta(args);
}

/** The page of /product and of /culture_product, which show products of one type each. */
export default function ProductPage() {
  return <ProductRoute />;
}

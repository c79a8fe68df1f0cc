import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { PageHandle } from '../../lib/page-handle.ts';
import { productMeta } from './product/product-meta.ts';
import { ProductRoute, productPage } from './product/product-route.tsx';

const page = productPage('culture');

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return page.clientLoader(args);
}

export const handle: PageHandle = { query: ['id'] };

export function meta(args: MetaArgs) {
  return productMeta(args);
}

export default function CultureProductPage() {
  return <ProductRoute />;
}

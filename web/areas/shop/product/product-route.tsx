import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useLoaderData,
  useLocation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import type { Product, ProductType } from '../../../../contract/catalogue.ts';
import { MissingProduct } from '../../../features/catalogue/components/product/missing-product.tsx';
import { ProductSkeleton } from '../../../features/catalogue/components/product/product-skeleton.tsx';
import {
  lookUpProduct,
  type ProductLookUp,
  productInState,
} from '../../../features/catalogue/product-look-up.ts';
import { publicPage } from '../../../lib/load.ts';
import { productAddress } from '../../../lib/product-link.ts';
import { idIn } from '../../../lib/query.ts';
import { useShop } from '../../../lib/shop.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { NOT_FOUND } from './product-meta.ts';
import { ProductView } from './product-view.tsx';
import { type PendingLookUp, useLookUp } from './use-look-up.ts';

const page = publicPage(({ url, read }) =>
  lookUpProduct(read, typeAt(url.pathname), idIn(url.searchParams.get('id'))),
);

function typeAt(path: string): ProductType {
  return path === '/culture_product' ? 'culture' : 'brand';
}

export async function productLoader(args: LoaderFunctionArgs) {
  const lookUp = await page.loader(args);
  if (lookUp.state === 'elsewhere') throw redirect(lookUp.address, lookUp.status);
  return data({ lookUp }, { status: lookUp.status });
}

/** The browser does not wait: the link's state is shown at once (catalogue-6). */
export function productClientLoader(args: ClientLoaderFunctionArgs): { lookUp: PendingLookUp } {
  return { lookUp: page.clientLoader(args) };
}

export function ProductRoute() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const id = idIn(search.get('id'));
  const carried = productInState(state);
  // The link's state has the product but its URL no id, which a reload needs.
  if (id === undefined && carried)
    return <RedirectAfterHydration to={productAddress(carried)} state={state} />;
  return <ProductById key={id} id={id} carried={carried?.id === id ? carried : undefined} />;
}

function ProductById({ id, carried }: { id: number | undefined; carried: Product | undefined }) {
  const { lookUp } = useLoaderData<{ lookUp: PendingLookUp }>();
  const { state } = useLocation();
  const { revalidate } = useRevalidator();
  const known = useLookUp(lookUp, id);
  useTitle(titleOf(known));
  if (known?.state === 'elsewhere') return <Navigate to={known.address} state={state} replace />;
  if (known?.state === 'missing') return <MissingProduct />;
  const failure = known?.state === 'failed' && (
    <LoadFailure onRetry={() => void revalidate()}>{known.sentence}</LoadFailure>
  );
  const found = known?.state === 'found' ? known : undefined;
  const product = found?.product ?? carried;
  if (product) return <ProductView product={product} found={found} failure={failure || undefined} />;
  if (!failure) return <ProductSkeleton />;
  return (
    <div className="page flex flex-col gap-6 py-12">
      <h1 className="text-2xl sm:text-3xl">This product could not be shown</h1>
      {failure}
    </div>
  );
}

/** Redirects after hydration; the server rendered without the link's state. */
function RedirectAfterHydration({ to, state }: { to: string; state: unknown }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? <Navigate to={to} state={state} replace /> : <MissingProduct />;
}

function titleOf(known: ProductLookUp | undefined): string | undefined {
  if (known?.state === 'missing') return NOT_FOUND;
  return known?.state === 'found' ? known.product.name : undefined;
}

function useTitle(name: string | undefined): void {
  const { brand_name } = useShop();
  useEffect(() => {
    if (name) document.title = `${name} · ${brand_name}`;
  }, [name, brand_name]);
}

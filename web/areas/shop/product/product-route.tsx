import { type ReactNode, useEffect, useState } from 'react';
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
import { shopWords } from '#words';
import type { Product, ProductType } from '../../../../contract/catalogue.ts';
import { DeliveryEstimate } from '../../../features/catalogue/components/product/delivery-estimate.tsx';
import { Gallery } from '../../../features/catalogue/components/product/gallery.tsx';
import { MissingProduct } from '../../../features/catalogue/components/product/missing-product.tsx';
import { ProductFacts } from '../../../features/catalogue/components/product/product-facts.tsx';
import { ProductHeading } from '../../../features/catalogue/components/product/product-heading.tsx';
import { ProductSkeleton } from '../../../features/catalogue/components/product/product-skeleton.tsx';
import { ShareButton } from '../../../features/catalogue/components/product/share-button.tsx';
import { ProductGrid } from '../../../features/catalogue/components/product-grid.tsx';
import { galleryOf } from '../../../features/catalogue/gallery.ts';
import {
  lookUpProduct,
  type ProductLookUp,
  productInState,
} from '../../../features/catalogue/product-look-up.ts';
import { trailTo } from '../../../features/catalogue/trail.ts';
import { ReviewsSection } from '../../../features/reviews/components/reviews-section.tsx';
import { Heart } from '../../../features/wishlist/components/heart.tsx';
import { productAddress } from '../../../lib/goods.ts';
import { publicPage } from '../../../lib/load.ts';
import { idIn } from '../../../lib/query.ts';
import { useShop } from '../../../lib/shop.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { BuyBox } from './buy-box.tsx';
import { NOT_FOUND } from './product-meta.ts';

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

/** The browser does not await the product: the state of the link is shown at once (catalogue-6). */
export function productClientLoader(args: ClientLoaderFunctionArgs): { lookUp: PendingLookUp } {
  return { lookUp: page.clientLoader(args) };
}

export function ProductRoute() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const id = idIn(search.get('id'));
  const carried = productInState(state);
  // Without an id in the URL, a reload would lose the product.
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
      <h1 className="text-2xl sm:text-3xl">{shopWords.thisProductCouldNotBeShown}</h1>
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

/** The server's loader awaits the product, the browser's does not. */
type PendingLookUp = ProductLookUp | Promise<ProductLookUp>;

const CACHE_SIZE = 12;

/** Recently seen products by id, the latest last, so that Back restores the page at once. */
const cache = new Map<number, ProductLookUp>();

/** The result of a look-up; while it runs, the cached or previous result, or undefined. */
function useLookUp(pending: PendingLookUp, id: number | undefined): ProductLookUp | undefined {
  const [result, setResult] = useState(() => (id === undefined ? undefined : cache.get(id)));
  useEffect(() => {
    let isCurrent = true;
    Promise.resolve(pending).then(
      (answer) => {
        addToCache(answer);
        if (isCurrent) setResult(answer);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setResult(() => {
          throw error;
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pending]);
  return pending instanceof Promise ? result : pending;
}

function addToCache(lookUp: ProductLookUp): void {
  if (lookUp.state !== 'found') return;
  cache.delete(lookUp.product.id);
  cache.set(lookUp.product.id, lookUp);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
}

interface ProductViewProps {
  product: Product;
  /** Undefined until loaded. */
  found: Extract<ProductLookUp, { state: 'found' }> | undefined;
  failure: ReactNode;
}

/** See catalogue-6. */
function ProductView({ product, found, failure }: ProductViewProps) {
  const { brand_name } = useShop();
  const detail = found?.product;
  const [colour, setColour] = useState<string>();
  return (
    <article className="flex flex-col gap-12 pb-12 sm:pb-16">
      <div className="page pt-2">
        <Breadcrumbs trail={trailTo(product, brand_name)} current={product.name} />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
          <Gallery name={product.name} pictures={galleryOf(detail ?? product)} colour={colour} />
          <div className="flex flex-col gap-6">
            <ProductHeading product={product} />
            {failure ?? <BuyBox product={product} detail={detail} onColour={setColour} />}
            <hr className="stitched" />
            {product.in_stock && !failure && (
              <section aria-labelledby="delivery" className="flex flex-col gap-2">
                <h2 id="delivery" className="text-lg">
                  {shopWords.deliveryIfYouOrderToday}
                </h2>
                {found ? <DeliveryEstimate today={found.today} /> : <Skeleton className="h-14" />}
              </section>
            )}
            <div className="flex flex-wrap items-center gap-2">
              <Heart product={product} />
              <ShareButton name={product.name} />
            </div>
          </div>
        </div>
      </div>
      {detail && (
        <>
          <div className="page">
            <ProductFacts product={detail} />
          </div>
          <ReviewsSection product={detail} latest={found.reviews} />
          {detail.related.length > 0 && (
            <section id="related" aria-labelledby="related-title" className="page flex flex-col gap-6">
              <Heading level={2} size="part" id="related-title">
                {shopWords.youMayAlsoLike}
              </Heading>
              <ProductGrid products={detail.related} heart={(product) => <Heart product={product} />} />
            </section>
          )}
        </>
      )}
    </article>
  );
}

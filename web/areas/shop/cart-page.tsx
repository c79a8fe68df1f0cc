import { useLocation } from 'react-router';
import { basicWords, shopWords } from '#words';
import { piecesIn, useCart } from '../../features/cart/store.ts';
import { useRemoval } from '../../features/cart/use-removal.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../ui/states.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';

const loadFilledCart = () => import('./cart/filled-cart.tsx');

export const meta = privateMeta(shopWords.yourCart);

export default function CartPage() {
  const items = useCart((cart) => cart.items);
  const { removal, remove, undo, holdProps } = useRemoval();
  const { state } = useLocation();
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-12">
      <Heading level={1} size="form">
        {shopWords.yourCart}
        {items && items.length > 0 && (
          <span className="figures ms-3 font-sans text-base font-normal text-muted">
            {shopWords.pieces({ count: piecesIn(items) })}
          </span>
        )}
      </Heading>
      <UndoBar removed={removal?.item} onUndo={undo} {...holdProps} />
      {items === undefined && <CartSkeleton />}
      {items?.length === 0 && <EmptyCart isFromCheckout={state?.from === 'checkout'} />}
      {items && items.length > 0 && (
        <LazyPart load={loadFilledCart} skeleton={<CartSkeleton />}>
          {(FilledCart) => <FilledCart items={items} onRemove={remove} />}
        </LazyPart>
      )}
    </div>
  );
}

function CartSkeleton() {
  return (
    <Loading text={shopWords.loadingYourCart}>
      <div className="flex flex-col gap-4">
        {[0, 1].map((line) => (
          <Skeleton key={line} className="h-32" />
        ))}
      </div>
    </Loading>
  );
}

function EmptyCart({ isFromCheckout }: { isFromCheckout: boolean }) {
  return (
    <>
      {isFromCheckout && <Banner kind="info">{shopWords.thereIsNothingToCheckOut}</Banner>}
      <EmptyState title={shopWords.yourCartIsEmpty}>
        <p className="text-muted">{shopWords.discoverBrandsAndCulture}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/brands">{basicWords.seeAllBrands}</ButtonLink>
          <ButtonLink variant="secondary" to="/culture">
            {shopWords.cultureCollection}
          </ButtonLink>
        </div>
      </EmptyState>
    </>
  );
}

import { useState } from 'react';
import { accountWords, basicWords } from '#words';
import type { Product } from '../../../../contract/catalogue.ts';
import { ProductCard } from '../../../features/catalogue/components/product-card.tsx';
import { useWishlist } from '../../../features/wishlist/store.ts';
import { toggleWish } from '../../../features/wishlist/wishes.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { productLink } from '../../../lib/goods.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UndoBar } from '../../../ui/undo-bar.tsx';

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6';

export function WishedGoods({ products }: { products: readonly Product[] }) {
  const ids = useWishlist((wishlist) => wishlist.ids);
  const [removed, setRemoved] = useState<Product>();
  const wished = ids ? products.filter(({ id }) => ids.includes(id)) : products;

  function toggle(product: Product) {
    const isWished = toggleWish(product.id, (error) => {
      setRemoved(undefined);
      toast.error(failureSentence(error, accountWords.failedToChangeYourWishlist));
    });
    setRemoved(isWished ? undefined : product);
  }

  return (
    <div>
      <UndoBar
        floats
        removed={removed}
        onUndo={() => removed && toggle(removed)}
        onBlur={() => setRemoved(undefined)}
      />
      {wished.length === 0 ? (
        <EmptyState title={accountWords.yourWishlistIsEmpty}>
          <p className="max-w-md text-muted">{accountWords.tapTheHeartOnAProduct}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink variant="secondary" to="/culture">
              {accountWords.seeTheCultureCollection}
            </ButtonLink>
            <ButtonLink variant="secondary" to="/brands">
              {basicWords.seeAllBrands}
            </ButtonLink>
          </div>
        </EmptyState>
      ) : (
        <ul aria-label={accountWords.savedProducts} className={GRID}>
          {wished.map((product, place) => (
            <li key={product.id} className="flex flex-col gap-2">
              <div className="flex-1">
                <ProductCard product={product} priority={place < 2} />
              </div>
              <div className="flex flex-wrap items-center gap-x-1">
                {product.in_stock && (
                  <ButtonLink
                    variant="secondary"
                    {...productLink(product)}
                    aria-label={accountWords.addProductToCart({ name: product.name })}
                    className="max-sm:w-full"
                  >
                    {accountWords.addToCart}
                  </ButtonLink>
                )}
                <Button
                  variant="quiet"
                  aria-label={basicWords.remove({ name: product.name })}
                  onClick={() => toggle(product)}
                  className="max-sm:w-full"
                >
                  {basicWords.removeLabel}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import type { Product } from '../../../../contract/catalogue.ts';
import { DeliveryEstimate } from '../../../features/catalogue/components/product/delivery-estimate.tsx';
import { Gallery } from '../../../features/catalogue/components/product/gallery.tsx';
import { ProductFacts } from '../../../features/catalogue/components/product/product-facts.tsx';
import { ProductHeading } from '../../../features/catalogue/components/product/product-heading.tsx';
import { ShareButton } from '../../../features/catalogue/components/product/share-button.tsx';
import { ProductGrid } from '../../../features/catalogue/components/product-grid.tsx';
import { galleryOf } from '../../../features/catalogue/gallery.ts';
import type { ProductLookUp } from '../../../features/catalogue/product-look-up.ts';
import { trailTo } from '../../../features/catalogue/trail.ts';
import { ReviewsSection } from '../../../features/reviews/components/reviews-section.tsx';
import { Heart } from '../../../features/wishlist/components/heart.tsx';
import { useShop } from '../../../lib/shop.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { BuyBox } from './buy-box.tsx';

interface ProductViewProps {
  product: Product;
  /** Undefined until loaded. */
  found: Extract<ProductLookUp, { state: 'found' }> | undefined;
  failure: ReactNode;
}

/** See catalogue-6. */
export function ProductView({ product, found, failure }: ProductViewProps) {
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
                  Delivery if you order today
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
                You may also like
              </Heading>
              <ProductGrid products={detail.related} heart={(product) => <Heart product={product} />} />
            </section>
          )}
        </>
      )}
    </article>
  );
}

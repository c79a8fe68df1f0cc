import type { ReactNode } from 'react';
import { basicWords, catalogueWords } from '#words';
import type { Product } from '../../../../contract/catalogue.ts';
import { formatRupees } from '../../../lib/format.ts';
import { goodsPicture, productLink } from '../../../lib/goods.ts';
import { CardLink } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { useApproximation } from '../../location/store.ts';
import { originOf } from '../words.ts';

interface ProductCardProps {
  product: Product;
  heart?: ReactNode;
  /** Loads the picture eagerly. */
  priority?: boolean;
  /** Hides the origin where the page already names it. */
  isOriginKnown?: boolean;
}

/** The `sizes` of a card: two in a row on a phone, four on a desktop. */
const SIZES =
  '(min-width: 76rem) 17rem, (min-width: 64rem) 22vw, (min-width: 48rem) 29vw, calc(50vw - 1.5rem)';

/** See catalogue-4. */
export function ProductCard({ product, heart, priority = false, isOriginKnown = false }: ProductCardProps) {
  const about = useApproximation();
  const origin = isOriginKnown ? undefined : originOf(product);
  const { price, compare_at_price: before } = product;
  return (
    <article className="group relative flex h-full flex-col gap-3">
      <div className="relative overflow-hidden rounded-xl bg-sunken">
        <Picture
          {...goodsPicture(product.image)}
          alt={product.image_description}
          sizes={SIZES}
          priority={priority}
          className={`aspect-4/5 object-cover transition-transform duration-300 ease-out group-hover:scale-[1.03] ${product.in_stock ? '' : 'opacity-60'}`}
        />
        {!product.in_stock && (
          <p className="absolute start-0 bottom-3 rounded-e-full bg-card px-3 py-1 text-sm font-semibold text-ink">
            {basicWords.soldOut}
          </p>
        )}
      </div>
      {heart && <div className="absolute end-2 top-2 z-raised">{heart}</div>}
      <div className="flex flex-1 flex-col gap-1">
        {origin && <p className="text-sm text-muted">{origin}</p>}
        <h3 className="text-lg leading-snug group-hover:text-brand">{product.name}</h3>
        <Rating product={product} />
        <Price
          amount={formatRupees(price)}
          before={before === null ? undefined : formatRupees(before)}
          about={about(price)}
          className="font-semibold"
        />
        <CardLink
          {...productLink(product)}
          aria-label={catalogueWords.viewDetailOf({ name: product.name })}
          className="self-stretch after:rounded-xl"
        >
          {catalogueWords.viewDetail}
        </CardLink>
      </div>
    </article>
  );
}

function Rating({ product: { rating, number_of_reviews: reviews } }: { product: Product }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <Stars rating={rating} />
      <span className="figures">
        {reviews === 0 ? (
          catalogueWords.noReviewsYet
        ) : (
          <Rich
            text={catalogueWords.reviewCount({ count: reviews })}
            parts={{ noun: (text) => <span className="sr-only">{text}</span> }}
          />
        )}
      </span>
    </div>
  );
}

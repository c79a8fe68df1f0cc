import type { Product } from '../../../../../contract/catalogue.ts';
import { formatRating, formatRupees } from '../../../../lib/format.ts';
import { Price } from '../../../../ui/price.tsx';
import { Stars } from '../../../../ui/stars.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useApproximation } from '../../../location/store.ts';
import { originCrumb } from '../../trail.ts';

export function ProductHeading({ product }: { product: Product }) {
  const about = useApproximation();
  const { name, rating, number_of_reviews: reviews, compare_at_price: before } = product;
  const crumb = originCrumb(product);
  return (
    <header className="flex flex-col gap-2">
      {crumb && (
        <p>
          <TextLink to={crumb.to}>{crumb.text}</TextLink>
        </p>
      )}
      <h1 className="text-2xl sm:text-3xl">{name}</h1>
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        {reviews > 0 && <Stars rating={rating} />}
        <a
          href="#reviews"
          className="figures inline-flex min-h-11 items-center hover:text-brand hover:underline"
        >
          {formatRating(rating, reviews)}
        </a>
      </p>
      <Price
        amount={formatRupees(product.price)}
        before={typeof before === 'number' ? formatRupees(before) : undefined}
        about={about(product.price)}
        className="text-2xl font-semibold"
      />
    </header>
  );
}

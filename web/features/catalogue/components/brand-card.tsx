import { Link } from 'react-router';
import type { Brand } from '../../../../contract/catalogue.ts';
import { CATEGORIES } from '../../../../contract/constants/catalogue.ts';
import { formatRating } from '../../../lib/format.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { BRAND_STANDING, productsIn } from '../words.ts';
import { BrandMark } from './brand-mark.tsx';
import { BrandTags } from './brand-tags.tsx';

/** See catalogue-1. */
export function BrandCard({ brand }: { brand: Brand }) {
  const { name, tagline, city, rating, number_of_reviews: reviews, number_of_products: products } = brand;
  return (
    <article className="group relative flex h-full gap-4 rounded-2xl border border-hairline bg-card p-4 transition-colors duration-200 hover:border-brand sm:gap-6 sm:p-6">
      <BrandMark brand={brand} className="size-22 self-start sm:size-36" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Heading level={3} size="item" className="group-hover:text-brand">
          {name}
        </Heading>
        <p className="text-muted">{tagline}</p>
        <BrandTags brand={brand} />
        <p className="text-sm text-muted">
          {CATEGORIES[brand.category]} · {BRAND_STANDING[brand.location]}
        </p>
        <p className="figures text-sm text-muted">
          {city && `${city} · `}
          {products === 0 ? 'Coming soon' : productsIn(products)}
        </p>
        <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {reviews > 0 && <Stars rating={rating} />}
          {formatRating(rating, reviews)}
        </p>
        <Link
          to={`/brands/${brand.id}`}
          aria-label={`View Brand: ${name}`}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand after:absolute after:inset-0 after:rounded-2xl"
        >
          View Brand
          <span aria-hidden="true" className="transition-transform duration-200 group-hover:translate-x-1">
            →
          </span>
        </Link>
      </div>
    </article>
  );
}

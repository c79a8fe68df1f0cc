import { Link } from 'react-router';
import { type Brand, CATEGORIES } from '../../../../contract/catalogue.ts';
import { Stars } from '../../../ui/stars.tsx';
import { BRAND_STANDING, productsIn } from '../words.ts';
import { BrandMark } from './brand-mark.tsx';

const TAG = 'rounded-full px-3 py-0.5 text-sm font-semibold';

/** A brand in a list (S1 §3); all of it leads to its page. */
export function BrandCard({ brand }: { brand: Brand }) {
  const { name, tagline, city, rating, number_of_reviews: reviews, number_of_products: products } = brand;
  return (
    <article className="group relative flex h-full gap-4 rounded-2xl border border-hairline bg-card p-4 transition-colors duration-200 hover:border-brand sm:gap-6 sm:p-6">
      <BrandMark brand={brand} className="size-24 self-start sm:size-32" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h3 className="text-xl group-hover:text-brand">{name}</h3>
        <p className="text-muted">{tagline}</p>
        <ul className="flex flex-wrap gap-2">
          {brand.sale && <li className={`${TAG} bg-madder-soft text-madder`}>Sale</li>}
          {brand.bespoke && <li className={`${TAG} bg-saffron-soft text-saffron-ink`}>BeSpoke</li>}
        </ul>
        <p className="text-sm text-muted">
          {[CATEGORIES[brand.category], BRAND_STANDING[brand.location], city].filter(Boolean).join(' · ')}
        </p>
        <div className="figures flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {reviews > 0 && <Stars rating={rating} />}
          <span>{reviews === 0 ? 'No reviews yet' : `${rating.toFixed(1)} from ${reviews}`}</span>
          <span aria-hidden="true">·</span>
          <span>{products === 0 ? 'Coming soon' : productsIn(products)}</span>
        </div>
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

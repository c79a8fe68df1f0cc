import { goodsWords } from '#words';
import type { BrandDetail } from '../../../../contract/catalogue.ts';
import { formatRating } from '../../../lib/format.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { BRAND_STANDING } from '../words.ts';
import { BrandMark, BrandTags } from './brand-tags.tsx';

export function BrandHeader({ brand }: { brand: BrandDetail }) {
  const { name, tagline, description, city, rating, number_of_reviews: reviews } = brand;
  return (
    <header className="checked rounded-2xl p-3 sm:p-5">
      <div className="flex flex-col gap-5 rounded-xl bg-card p-5 sm:flex-row sm:items-center sm:gap-8 sm:p-8">
        <BrandMark brand={brand} className="size-32 sm:size-44" />
        <div className="flex flex-col gap-2">
          <Heading level={1} size="page">
            {name}
          </Heading>
          <p dir="auto" className="text-lg">
            {tagline}
          </p>
          {description && (
            <p dir="auto" className="max-w-[40rem] text-muted">
              {description}
            </p>
          )}
          <BrandTags brand={brand} />
          <p className="text-sm text-muted">
            {[city, goodsWords.categories[brand.category], BRAND_STANDING[brand.location]]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <Stars rating={rating} />
            {formatRating(rating, reviews)}
          </p>
        </div>
      </div>
    </header>
  );
}

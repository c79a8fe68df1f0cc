import { catalogueWords, goodsWords } from '#words';
import type { Brand } from '../../../../contract/catalogue.ts';
import { formatRating } from '../../../lib/format.ts';
import { Card, CardLink } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { BRAND_STANDING, productsIn } from '../words.ts';
import { BrandMark, BrandTags } from './brand-tags.tsx';

/** See catalogue-1. */
export function BrandCard({ brand }: { brand: Brand }) {
  const { name, tagline, city, rating, number_of_reviews: reviews, number_of_products: products } = brand;
  return (
    <Card as="article" padding="large" isLink className="flex h-full flex-wrap gap-4 sm:flex-nowrap sm:gap-6">
      <BrandMark brand={brand} className="size-22 self-start sm:size-36" />
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-1.5">
        <Heading level={3} size="item" className="group-hover:text-brand">
          {name}
        </Heading>
        <p dir="auto" className="text-muted">
          {tagline}
        </p>
        <BrandTags brand={brand} />
        <p className="text-sm text-muted">
          {goodsWords.categories[brand.category]} · {BRAND_STANDING[brand.location]}
        </p>
        <p className="figures text-sm text-muted">
          {city && `${city} · `}
          {products === 0 ? catalogueWords.comingSoon : productsIn(products)}
        </p>
        <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {reviews > 0 && <Stars rating={rating} />}
          {formatRating(rating, reviews)}
        </p>
        <CardLink to={`/brands/${brand.id}`} aria-label={catalogueWords.viewBrandNamed({ name })}>
          {catalogueWords.viewBrand}
        </CardLink>
      </div>
    </Card>
  );
}

import { Link } from 'react-router';
import { basicWords, catalogueWords, goodsWords } from '#words';
import { COLLECTIONS } from '../../../../contract/constants/catalogue.ts';
import { clothOf } from '../collection-stories.ts';
import { type CultureFilters, NO_CULTURE_FILTERS, queryFor } from '../filters.ts';

const CHIP =
  'flex min-h-11 shrink-0 items-center gap-2.5 rounded-full border border-edge bg-card ps-1.5 pe-3.5 text-sm font-semibold whitespace-nowrap hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand';

export function CollectionNav({ filters }: { filters: CultureFilters }) {
  const { page: _, ...chosen } = filters;
  const addressOf = (collection: CultureFilters['collection']) =>
    `/culture${queryFor({ ...chosen, collection }, NO_CULTURE_FILTERS)}`;
  return (
    <nav
      aria-label={catalogueWords.collections}
      className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        <li className="shrink-0">
          <Link
            to={addressOf('all')}
            preventScrollReset
            aria-current={filters.collection === 'all' ? 'page' : undefined}
            className={`${CHIP} ps-3.5`}
          >
            {basicWords.all}
          </Link>
        </li>
        {COLLECTIONS.map((collection) => (
          <li key={collection} className="shrink-0">
            <Link
              to={addressOf(collection)}
              preventScrollReset
              aria-current={filters.collection === collection ? 'page' : undefined}
              className={CHIP}
            >
              <img
                src={`/art/${clothOf(collection)}.svg`}
                alt=""
                width={32}
                height={32}
                loading="lazy"
                className="size-8 rounded-full object-cover"
              />
              {goodsWords.collections[collection]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { ReactNode } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { basicWords, currentLocale, shopWords } from '#words';
import { LANGUAGE_TAGS } from '../../../contract/locale.ts';
import type { SearchResults } from '../../../contract/search.ts';
import { BrandCard } from '../../features/catalogue/components/brand-card.tsx';
import { ProductCard } from '../../features/catalogue/components/product-card.tsx';
import { search } from '../../features/search/api.ts';
import { SearchBox } from '../../features/search/components/search-box.tsx';
import { TailorResult } from '../../features/search/components/tailor-result.tsx';
import { trackingNumberIn, wordsIn } from '../../features/search/words.ts';
import { Heart } from '../../features/wishlist/components/heart.tsx';
import { publicPage } from '../../lib/load.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Heading } from '../../ui/heading.tsx';
import { Rich } from '../../ui/rich.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const page = publicPage(async ({ url, read }) => {
  const words = wordsIn(url.searchParams);
  return { words, results: words === '' ? undefined : await search(read, words) };
});

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return page.clientLoader(args);
}

export const handle: PageHandle = { query: ['q'] };

export function meta(args: MetaArgs<typeof loader>) {
  const words = args.loaderData?.words;
  const title = words ? shopWords.search({ words }) : basicWords.search;
  const description = shopWords.searchHoweverYouSpell;
  // Search results are not worth indexing.
  return [...pageMeta(args, { title, description }), { name: 'robots', content: 'noindex' }];
}

/** See search-1. */
export default function SearchPage() {
  const { words, results } = useLoaderData<typeof loader>();
  const trackingNumber = trackingNumberIn(words);
  return (
    <div className="page flex flex-col gap-10 py-10 lg:py-16">
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl break-words lg:text-4xl">
          {words ? (
            <Rich text={shopWords.searchResultsFor} parts={{ words: () => <bdi>{words}</bdi> }} />
          ) : (
            basicWords.search
          )}
        </h1>
        <SearchBox className="max-w-xl lg:hidden" />
        {results && !trackingNumber && (
          <p role="status" className="text-muted">
            {summary(results)}
          </p>
        )}
        {trackingNumber && (
          <p>
            <Rich
              text={shopWords.thisIsATrackingNumber({ trackingNumber })}
              parts={{
                link: (text) => (
                  <TextLink to={`/order_tracking?number=${trackingNumber}`} variant="inline">
                    {text}
                  </TextLink>
                ),
              }}
            />
          </p>
        )}
      </header>
      {results ? (
        (!trackingNumber || countOf(results) > 0) && <Results results={results} />
      ) : (
        <p>{shopWords.searchForAGarment}</p>
      )}
    </div>
  );
}

function linkTo(address: string) {
  return (text: string) => (
    <TextLink to={address} variant="inline">
      {text}
    </TextLink>
  );
}

function Results({ results }: { results: SearchResults }) {
  const { products, brands, tailors } = results;
  if (countOf(results) === 0) {
    return (
      <EmptyState title={shopWords.noResults}>
        <p>
          <Rich
            text={shopWords.tryFewerWords}
            parts={{
              culture: linkTo('/culture'),
              brands: linkTo('/brands'),
              tailors: linkTo('/book-tailor'),
            }}
          />
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ResultSection
        name={basicWords.products}
        more={products.more}
        grid="grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
      >
        {products.results.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heart={<Heart product={product} />} />
          </li>
        ))}
      </ResultSection>
      <ResultSection name={shopWords.brands} more={brands.more} grid="lg:grid-cols-2">
        {brands.results.map((brand) => (
          <li key={brand.id}>
            <BrandCard brand={brand} />
          </li>
        ))}
      </ResultSection>
      <ResultSection name={shopWords.tailors} more={tailors.more} grid="sm:grid-cols-2 lg:grid-cols-3">
        {tailors.results.map((tailor) => (
          <li key={tailor.id}>
            <TailorResult tailor={tailor} />
          </li>
        ))}
      </ResultSection>
    </>
  );
}

interface ResultSectionProps {
  name: string;
  more: boolean;
  grid: string;
  children: ReactNode[];
}

function ResultSection({ name, more, grid, children }: ResultSectionProps) {
  if (children.length === 0) return null;
  return (
    <section aria-label={name} className="flex flex-col gap-5">
      <Heading level={2} size="part">
        {name}
      </Heading>
      <ul className={`grid gap-4 lg:gap-6 ${grid}`}>{children}</ul>
      {more && <p className="text-muted">{shopWords.thereAreMoreResults}</p>}
    </section>
  );
}

function countOf({ products, brands, tailors }: SearchResults): number {
  return products.results.length + brands.results.length + tailors.results.length;
}

/** "3 products, 1 brand and 2 tailors" */
function summary({ products, brands, tailors }: SearchResults): string {
  const kinds = [
    counted('products', products),
    counted('brands', brands),
    counted('tailors', tailors),
  ].filter((text) => text !== '');
  return kinds.length === 0
    ? shopWords.nothingFound
    : new Intl.ListFormat(LANGUAGE_TAGS[currentLocale()]).format(kinds);
}

function counted(
  kind: keyof typeof shopWords.found,
  { results, more }: { results: unknown[]; more: boolean },
): string {
  const count = results.length;
  if (count === 0) return '';
  return more ? shopWords.foundMoreThan[kind]({ count }) : shopWords.found[kind]({ count });
}

import type { ReactNode } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
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
  const title = words ? `Search: ${words}` : 'Search';
  const description = 'Search tailors, brands and products, however you spell them.';
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
            <>
              Search results for “<bdi>{words}</bdi>”
            </>
          ) : (
            'Search'
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
            This is a tracking number:{' '}
            <TextLink to={`/order_tracking?number=${trackingNumber}`} variant="inline">
              Track order {trackingNumber}
            </TextLink>
          </p>
        )}
      </header>
      {results ? (
        (!trackingNumber || countOf(results) > 0) && <Results results={results} />
      ) : (
        <p>Search for a garment, a fabric, a brand, a tailor or a city.</p>
      )}
    </div>
  );
}

function Results({ results }: { results: SearchResults }) {
  const { products, brands, tailors } = results;
  if (countOf(results) === 0) {
    return (
      <EmptyState title="No results">
        <p>
          Try fewer words or another spelling, or look through the{' '}
          <TextLink to="/culture" variant="inline">
            culture collection
          </TextLink>
          , the{' '}
          <TextLink to="/brands" variant="inline">
            brands
          </TextLink>{' '}
          or the{' '}
          <TextLink to="/book-tailor" variant="inline">
            tailors
          </TextLink>
          .
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ResultSection name="Products" more={products.more} grid="grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {products.results.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heart={<Heart product={product} />} />
          </li>
        ))}
      </ResultSection>
      <ResultSection name="Brands" more={brands.more} grid="lg:grid-cols-2">
        {brands.results.map((brand) => (
          <li key={brand.id}>
            <BrandCard brand={brand} />
          </li>
        ))}
      </ResultSection>
      <ResultSection name="Tailors" more={tailors.more} grid="sm:grid-cols-2 lg:grid-cols-3">
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
      {more && <p className="text-muted">There are more results. Add a word to narrow them down.</p>}
    </section>
  );
}

function countOf({ products, brands, tailors }: SearchResults): number {
  return products.results.length + brands.results.length + tailors.results.length;
}

/** "3 products, 1 brand and 2 tailors" */
function summary({ products, brands, tailors }: SearchResults): string {
  const kinds = [
    counted(products, 'product', 'products'),
    counted(brands, 'brand', 'brands'),
    counted(tailors, 'tailor', 'tailors'),
  ].filter((text) => text !== '');
  return kinds.length === 0 ? 'Nothing found.' : new Intl.ListFormat('en-GB').format(kinds);
}

function counted(
  { results, more }: { results: unknown[]; more: boolean },
  one: string,
  many: string,
): string {
  if (results.length === 0) return '';
  if (more) return `more than ${results.length} ${many}`;
  return `${results.length} ${results.length === 1 ? one : many}`;
}

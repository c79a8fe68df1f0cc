import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { basicWords, catalogueWords, goodsWords, storefrontWords } from '#words';
import { PRODUCT_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import { listCulture } from '../../features/catalogue/api.ts';
import { COLLECTION_STORIES } from '../../features/catalogue/collection-stories.ts';
import { CollectionNav } from '../../features/catalogue/components/collection-nav.tsx';
import { type FilterChoice, FilterForm } from '../../features/catalogue/components/filter-form.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalogue/components/product-grid.tsx';
import { ResultList } from '../../features/catalogue/components/result-list.tsx';
import {
  CULTURE_QUERY,
  cultureFilters,
  NO_CULTURE_FILTERS,
  queryFor,
} from '../../features/catalogue/filters.ts';
import { productsIn } from '../../features/catalogue/words.ts';
import { Heart } from '../../features/wishlist/components/heart.tsx';
import { publicPage } from '../../lib/load.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EmptyState } from '../../ui/states.tsx';

const PATH = '/culture';
const HEADING = storefrontWords.theWholeCultureCollection;

const CHOICES: readonly FilterChoice[] = [
  {
    name: 'category',
    label: storefrontWords.category,
    options: [['all', basicWords.all], ...Object.entries(goodsWords.categories)],
  },
  { name: 'sort', label: storefrontWords.sortBy, options: Object.entries(goodsWords.sorts) },
];

const page = publicPage(async ({ url, read }) => {
  const filters = cultureFilters(url.searchParams);
  const listing = await listCulture(read, filters);
  return data({ filters, listing }, { status: listing.status });
});

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export const clientLoader = page.clientLoader;

export const handle: PageHandle = { query: CULTURE_QUERY };

export function meta(args: MetaArgs<typeof loader>) {
  const { page, ...filters } = cultureFilters(new URLSearchParams(args.location.search));
  const { collection } = filters;
  const isWhole = queryFor(filters, { ...NO_CULTURE_FILTERS, collection }) === '';
  const story = COLLECTION_STORIES.find((told) => told.collection === collection);
  return pageMeta(args, {
    title: story?.title ?? HEADING,
    description: story?.story ?? storefrontWords.wholeCollectionDescription,
    query: queryFor({ collection, page: isWhole ? page : 1 }, { collection: 'all', page: 1 }),
  });
}

/** See catalogue-7. */
export default function CulturePage() {
  const { filters, listing } = useLoaderData<typeof loader>();
  const { page: _, ...chosen } = filters;
  const { collection } = filters;
  const story = COLLECTION_STORIES.find((told) => told.collection === collection);
  const whole = PATH + queryFor({ ...NO_CULTURE_FILTERS, collection }, NO_CULTURE_FILTERS);
  return (
    <div className="page flex flex-col gap-8 py-8 sm:py-12">
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1fr_24rem]">
        <div>
          <Heading level={1} size="page">
            {story ? goodsWords.collections[story.collection] : HEADING}
          </Heading>
          <p className="mt-3 max-w-[44rem] text-lg text-muted">
            {story?.story ?? storefrontWords.clothAndCraft}
          </p>
        </div>
        {story && (
          <img
            key={story.cloth}
            src={`/art/${story.cloth}.svg`}
            alt={story.seen}
            width={480}
            height={360}
            className="pinked h-44 w-full object-cover max-lg:hidden"
          />
        )}
      </header>
      <CollectionNav filters={filters} />
      <FilterForm
        action={PATH}
        label={storefrontWords.searchProducts}
        placeholder={storefrontWords.nameOfAProduct}
        choices={CHOICES}
        filters={chosen}
        unfiltered={NO_CULTURE_FILTERS}
        kept={['collection']}
        showLabel={
          listing.state === 'listed'
            ? catalogueWords.showFoundProducts({ count: listing.count })
            : catalogueWords.showProducts
        }
      />
      <ResultList
        listing={listing}
        label={basicWords.products}
        countOf={productsIn}
        path={PATH}
        to={(page) => PATH + queryFor({ ...filters, page }, { ...NO_CULTURE_FILTERS, page: 1 })}
        skeleton={<ProductGridSkeleton cards={PRODUCT_PAGE_SIZE} />}
        empty={
          <EmptyState title={storefrontWords.noProductsFound}>
            <p className="text-muted">{storefrontWords.noProductMatches}</p>
            <ButtonLink variant="secondary" to={whole} preventScrollReset>
              {storefrontWords.clearSearchAndFilters}
            </ButtonLink>
            {collection !== 'all' && (
              <ButtonLink variant="quiet" to={PATH} preventScrollReset>
                {storefrontWords.seeAllCollections}
              </ButtonLink>
            )}
          </EmptyState>
        }
      >
        {(products) => (
          <ProductGrid products={products} first={2} heart={(product) => <Heart product={product} />} />
        )}
      </ResultList>
    </div>
  );
}

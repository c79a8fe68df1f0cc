import { useRef } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { basicWords, catalogueWords, frameWords, goodsWords, storefrontWords } from '#words';
import { BRAND_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import { listBrands } from '../../features/catalogue/api.ts';
import { BrandGrid, BrandGridSkeleton } from '../../features/catalogue/components/brand-grid.tsx';
import { type FilterChoice, FilterForm } from '../../features/catalogue/components/filter-form.tsx';
import { ResultList } from '../../features/catalogue/components/result-list.tsx';
import { BRAND_QUERY, brandFilters, NO_BRAND_FILTERS, queryFor } from '../../features/catalogue/filters.ts';
import {
  PreferenceWizard,
  preloadWizard,
  SuggestionShelf,
} from '../../features/catalogue/preference-wizard/lazy-parts.tsx';
import { isOnlyWizard, useWizardAddress } from '../../features/catalogue/preference-wizard/wizard-address.ts';
import { brandsIn } from '../../features/catalogue/words.ts';
import { Heart } from '../../features/wishlist/components/heart.tsx';
import { publicPage } from '../../lib/load.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EmptyState } from '../../ui/states.tsx';

const PATH = '/brands';

const CHOICES: readonly FilterChoice[] = [
  { name: 'type', label: storefrontWords.brandType, options: Object.entries(goodsWords.brandTypes) },
  {
    name: 'location',
    label: storefrontWords.location,
    options: [['all', basicWords.all], ...Object.entries(goodsWords.brandLocations)],
  },
  {
    name: 'category',
    label: storefrontWords.category,
    options: [['all', basicWords.all], ...Object.entries(goodsWords.categories)],
  },
];

const page = publicPage(async ({ url, read }) => {
  const filters = brandFilters(url.searchParams);
  const listing = await listBrands(read, filters);
  return data({ filters, listing }, { status: listing.status });
});

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export const clientLoader = page.clientLoader;

/** A step of the wizard does not change the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return !isOnlyWizard(currentUrl, nextUrl) && defaultShouldRevalidate;
}

export const handle: PageHandle = { query: BRAND_QUERY };

export function meta(args: MetaArgs) {
  const { page, ...filters } = brandFilters(new URLSearchParams(args.location.search));
  const isWhole = queryFor(filters, NO_BRAND_FILTERS) === '';
  return pageMeta(args, {
    title: storefrontWords.allBrands,
    description: storefrontWords.allBrandsDescription,
    // Search engines index every page of the list, but not filtered views.
    query: isWhole ? queryFor({ page }, { page: 1 }) : '',
  });
}

/** See catalogue-2. */
export default function BrandsPage() {
  const { filters, listing } = useLoaderData<typeof loader>();
  const { open } = useWizardAddress();
  const suggest = useRef<HTMLButtonElement>(null);
  const { page: _, ...chosen } = filters;
  return (
    <>
      {/* First, so that its dialog is closed before the suggestions take the focus. */}
      <PreferenceWizard />
      <div className="page flex flex-col gap-8 py-8 sm:py-12">
        <header className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-[1fr_22rem]">
          <div className="flex flex-col items-start gap-5">
            <Heading level={1} size="page">
              {storefrontWords.allBrands}
            </Heading>
            <p className="max-w-[36rem] text-lg text-muted">{storefrontWords.browseAllOurBrands}</p>
            <Button
              ref={suggest}
              onClick={() => open('product')}
              onFocus={preloadWizard}
              onPointerEnter={preloadWizard}
            >
              {storefrontWords.makeASuggestion}
            </Button>
          </div>
          <img
            src="/art/service-brands.svg"
            alt=""
            width={480}
            height={320}
            className="pinked w-full max-lg:hidden"
          />
        </header>
        <SuggestionShelf
          heart={(product) => <Heart product={product} />}
          onDismissed={() => suggest.current?.focus()}
        />
        <FilterForm
          action={PATH}
          label={storefrontWords.searchBrands}
          placeholder={storefrontWords.nameOfABrand}
          choices={CHOICES}
          filters={chosen}
          unfiltered={NO_BRAND_FILTERS}
          showLabel={
            listing.state === 'listed'
              ? catalogueWords.showFoundBrands({ count: listing.count })
              : catalogueWords.showBrands
          }
        />
        <ResultList
          listing={listing}
          label={frameWords.brands}
          countOf={brandsIn}
          path={PATH}
          to={(page) => PATH + queryFor({ ...filters, page }, { ...NO_BRAND_FILTERS, page: 1 })}
          skeleton={<BrandGridSkeleton cards={BRAND_PAGE_SIZE} />}
          empty={
            <EmptyState title={storefrontWords.noBrandsFound}>
              <p className="text-muted">{storefrontWords.noBrandMatches}</p>
              <ButtonLink variant="secondary" to={PATH} preventScrollReset>
                {storefrontWords.clearSearchAndFilters}
              </ButtonLink>
            </EmptyState>
          }
        >
          {(brands) => <BrandGrid brands={brands} />}
        </ResultList>
      </div>
    </>
  );
}

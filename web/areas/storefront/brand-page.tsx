import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { basicWords, frameWords, storefrontWords } from '#words';
import { PRODUCT_PAGE_SIZE } from '../../../contract/constants/catalogue.ts';
import { type BrandPageData, readBrandPage } from '../../features/catalogue/brand-page-data.ts';
import { BrandComingSoon } from '../../features/catalogue/components/brand-coming-soon.tsx';
import { BrandHeader } from '../../features/catalogue/components/brand-header.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalogue/components/product-grid.tsx';
import { ResultList } from '../../features/catalogue/components/result-list.tsx';
import { SectionTabs, sectionAddress } from '../../features/catalogue/components/section-tabs.tsx';
import { numberIn, productsIn, SECTION_NAMES, SHOWN_SECTIONS } from '../../features/catalogue/words.ts';
import { Heart } from '../../features/wishlist/components/heart.tsx';
import { publicPage } from '../../lib/load.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { shopOf } from '../../lib/shop.ts';
import { breadcrumbData } from '../../lib/structured-data.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FailurePage } from './failure-pages.tsx';

const TRAIL = [
  { to: '/', text: basicWords.home },
  { to: '/brands', text: frameWords.brands },
] as const;

const page = publicPage(async ({ params, url, read }) => {
  const shown = await readBrandPage(read, params.id ?? '', url.searchParams);
  if (!shown) throw data(null, { status: 404 });
  return data(shown, { status: shown.listing?.status ?? 200 });
});

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export const clientLoader = page.clientLoader;

export const handle: PageHandle = { query: ['tab', 'page'] };

export function meta(args: MetaArgs<typeof loader>) {
  const shown: BrandPageData | undefined = args.loaderData;
  if (!shown) {
    const { brand_name } = shopOf(args.matches);
    return [
      { title: `${storefrontWords.unknownBrand} · ${brand_name}` },
      { name: 'robots', content: 'noindex' },
    ];
  }
  const { id, name, tagline, city } = shown.brand;
  return [
    ...pageMeta(args, {
      title: name,
      description: city
        ? storefrontWords.clothesByFrom({ tagline, name, city })
        : storefrontWords.clothesBy({ tagline, name }),
    }),
    breadcrumbData(args, [...TRAIL, { to: `/brands/${id}`, text: name }]),
  ];
}

/** See catalogue-3. */
export default function BrandPage() {
  const { brand, section, listing } = useLoaderData<typeof loader>();
  const { location: awaited } = useNavigation();
  const path = `/brands/${brand.id}`;
  return (
    <div className="page flex flex-col gap-6 pt-4 pb-12">
      <Breadcrumbs trail={TRAIL} current={brand.name} />
      <BrandHeader brand={brand} />
      {brand.number_of_products === 0 ? (
        <BrandComingSoon key={brand.id} name={brand.name} />
      ) : (
        <SectionTabs brand={brand} chosen={section} busy={!listing && awaited?.pathname === path}>
          {listing ? (
            <ResultList
              key={section}
              listing={listing}
              label={SECTION_NAMES[section]}
              countOf={productsIn}
              path={path}
              to={(page) => sectionAddress(brand.id, section, page)}
              skeleton={<ProductGridSkeleton cards={PRODUCT_PAGE_SIZE / 3} />}
              empty={<EmptySection brand={brand} section={section} />}
            >
              {(products) => (
                <ProductGrid
                  products={products}
                  first={2}
                  isOriginKnown
                  heart={(product) => <Heart product={product} />}
                />
              )}
            </ResultList>
          ) : (
            <EmptySection brand={brand} section={section} />
          )}
        </SectionTabs>
      )}
    </div>
  );
}

function EmptySection({ brand, section }: Pick<BrandPageData, 'brand' | 'section'>) {
  const filled = SHOWN_SECTIONS.filter((name) => numberIn(brand, name) > 0);
  return (
    <EmptyState title={storefrontWords.nothingInYet({ section: SECTION_NAMES[section] })}>
      <p className="text-muted">{storefrontWords.hasProductsIn({ name: brand.name })}</p>
      <ul className="flex flex-wrap justify-center gap-x-6">
        {filled.map((name) => (
          <li key={name}>
            <TextLink to={sectionAddress(brand.id, name)} preventScrollReset className="underline">
              {SECTION_NAMES[name]}
            </TextLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

/** An unknown brand keeps the site's frame, with status 404 (catalogue-3). */
export function ErrorBoundary({ error }: { error: unknown }) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  if (!isUnknown) return <FailurePage error={error} />;
  return (
    <div className="page flex flex-col items-center gap-5 py-12 text-center lg:py-20">
      <img src="/art/not-found.svg" alt="" width={320} height={240} />
      <Heading level={1} size="form">
        {storefrontWords.unknownBrand}
      </Heading>
      <p className="text-lg text-muted">{storefrontWords.weCouldNotFindThisBrand}</p>
      <ButtonLink to="/brands">{basicWords.seeAllBrands}</ButtonLink>
    </div>
  );
}

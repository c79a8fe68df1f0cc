import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type MetaArgs, useNavigate, useParams } from 'react-router';
import { BRAND_LOCATIONS, CATEGORIES } from '../../../../contract/constants/catalogue.ts';
import type { StaffBrandLine } from '../../../../contract/staff-brands.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRating } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { shopOf } from '../../../lib/shop.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { WelcomeButton } from '../accounts/welcome-button.tsx';
import { BRANDS_KEY, type BrandQuery, brandListQuery, brandQuery, inviteOwnerAgain } from './api.ts';
import { EditBrand, NewBrand } from './brand-forms.tsx';

const LIST: ListDefinition<BrandQuery> = {
  searchLabel: 'Search brands',
  searchPlaceholder: 'Name or city',
  sorts: [
    ['-id', 'Newest first'],
    ['id', 'Oldest first'],
  ],
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: [
        ['shown', 'Shown'],
        ['hidden', 'Hidden'],
      ],
    },
  },
};

const COLUMNS: readonly ListColumn<StaffBrandLine>[] = [
  { name: 'Brand', wraps: true, isWideOnly: true, cell: (brand) => <BrandName brand={brand} /> },
  { name: 'Listed under', cell: ({ location }) => BRAND_LOCATIONS[location] },
  { name: 'For', cell: ({ category }) => CATEGORIES[category] },
  { name: 'Products', cell: ({ number_of_products }) => number_of_products },
  { name: 'Rating', cell: ({ rating, number_of_reviews }) => formatRating(rating, number_of_reviews) },
  {
    name: 'State',
    cell: ({ active }) => (active ? <Badge tone="leaf">Shown</Badge> : <Badge tone="saffron">Hidden</Badge>),
  },
];

export function meta({ matches }: MetaArgs) {
  return [{ title: `Brands · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

/** All brands, or one of them (catalogue-17). */
export default function BrandsRoom() {
  const { id } = useParams();
  const navigate = useNavigate();
  if (id === undefined) return <BrandsPage />;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/admin/brands">Back to the brands</TextLink>
      {id === 'new' ? (
        <>
          <Heading level={1} size="part">
            New brand
          </Heading>
          <NewBrand
            onSaved={async (brand) => {
              toast.success(`${brand.name} is added.`);
              await queryClient.invalidateQueries({ queryKey: BRANDS_KEY });
              await navigate(`/admin/brands/${brand.id}`, { replace: true });
            }}
          />
        </>
      ) : (
        <Brand key={id} id={Number(id)} />
      )}
    </div>
  );
}

function Brand({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(brandQuery(id), queryClient);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdmin = useIsAdmin();
  if (!data) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) {
      return <EmptyState title="There is no such brand." />;
    }
    if (error) {
      return (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the brand')}
        </LoadFailure>
      );
    }
    return (
      <Loading text="Loading the brand...">
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  return (
    <>
      <div>
        <Heading ref={heading} level={1} size="part" className="wrap-anywhere">
          {data.name}
        </Heading>
        <p className="text-muted wrap-anywhere">
          Run by {data.owner.username}, {data.owner.email}
        </p>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to={`/admin/products?brand=${id}`}>Its products</TextLink>
          <TextLink to={`/admin/products/new?brand=${id}`}>Add a product</TextLink>
          {data.active && <TextLink to={`/brands/${id}`}>See it in the shop</TextLink>}
        </div>
      </div>
      {isAdmin && data.owner.can_be_invited && (
        <WelcomeButton email={data.owner.email} send={() => inviteOwnerAgain(id)} />
      )}
      <EditBrand
        brand={data}
        onSaved={(brand) => {
          queryClient.setQueryData(brandQuery(id).queryKey, brand);
          toast.success(`${brand.name} is saved.`);
          if (heading.current) focusOn(heading.current);
          void queryClient.invalidateQueries({ queryKey: BRANDS_KEY });
        }}
      />
    </>
  );
}

const useIsAdmin = () => useSession(({ user }) => user?.user_type === 'admin');

function BrandsPage() {
  const list = useList(LIST);
  const isAdmin = useIsAdmin();
  const result = useQuery({ ...brandListQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={1} size="part">
          Brands
        </Heading>
        {isAdmin && <ButtonLink to="/admin/brands/new">Add a brand</ButtonLink>}
      </div>
      <ListPage
        list={list}
        result={result}
        noun={['brand', 'brands']}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        summary={(brand) => <BrandName brand={brand} />}
        empty={<EmptyState title="No brands yet" />}
      />
    </div>
  );
}

function BrandName({ brand: { id, name, city, logo } }: { brand: StaffBrandLine }) {
  return (
    <span className="flex items-center gap-3">
      {logo && <img src={logo} alt="" className="size-10 rounded-lg object-contain" />}
      <span className="min-w-0">
        <TextLink to={`/admin/brands/${id}`} className="min-h-0 wrap-anywhere">
          {name}
        </TextLink>
        <span className="block text-sm text-muted">{city}</span>
      </span>
    </span>
  );
}

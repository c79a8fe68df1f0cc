import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { goodsWords } from '#words';
import type { StaffBrandLine } from '../../../../contract/staff-brands.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { formatRating } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageHead } from '../page-head.tsx';
import { type BrandQuery, brandListQuery } from './api.ts';

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
  { name: 'Listed under', cell: ({ location }) => goodsWords.brandLocations[location] },
  { name: 'For', cell: ({ category }) => goodsWords.categories[category] },
  { name: 'Products', cell: ({ number_of_products }) => number_of_products },
  { name: 'Rating', cell: ({ rating, number_of_reviews }) => formatRating(rating, number_of_reviews) },
  {
    name: 'State',
    cell: ({ active }) => (active ? <Badge tone="leaf">Shown</Badge> : <Badge tone="saffron">Hidden</Badge>),
  },
];

export const meta = privateMeta('Brands');

/** All brands (catalogue-17). */
export default function BrandsPage() {
  const list = useList(LIST);
  const isAdmin = useSession(({ user }) => user?.user_type === 'admin');
  const result = useQuery({ ...brandListQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead
        title="Brands"
        action={isAdmin && <ButtonLink to="/admin/brands/new">Add a brand</ButtonLink>}
      />
      <ListPage
        list={list}
        result={result}
        words={inEnglish('brand', 'brands')}
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

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tradeWords } from '#words';
import { MAX_COUNT } from '../../../../contract/constants/lists.ts';
import { TAILOR_RATINGS, TAILOR_STATES } from '../../../../contract/constants/staff.ts';
import { MAX_AREA } from '../../../../contract/constants/tailors.ts';
import type { StaffTailorLine } from '../../../../contract/staff-tailors.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { formatDay, formatRating } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { SavedViews } from '../saved-views.tsx';
import { staffTailorsQuery, type TailorQuery } from './api.ts';
import { TailorBadges } from './tailor-badges.tsx';

const LIST: ListDefinition<TailorQuery> = {
  searchLabel: 'Search tailors',
  searchPlaceholder: 'Name, shop, area, e-mail or phone',
  sorts: [
    ['-joined', 'Newest first'],
    ['joined', 'Oldest first'],
    ['-rating', 'Best rating first'],
    ['rating', 'Lowest rating first'],
    ['-delivered', 'Most delivered first'],
    ['delivered', 'Fewest delivered first'],
  ],
  filters: {
    area: { kind: 'text', label: 'Area', maxLength: MAX_AREA },
    kind: { kind: 'choice', label: 'Stitches for', options: Object.entries(tradeWords.kinds) },
    state: { kind: 'choice', label: 'State', options: Object.entries(TAILOR_STATES) },
    rating: { kind: 'choice', label: 'Rating', options: Object.entries(TAILOR_RATINGS) },
    late: { kind: 'flag', label: 'Has late orders' },
  },
  views: [
    { name: 'With late orders', query: 'late=true' },
    { name: 'Paused', query: 'state=paused' },
  ],
};

const COLUMNS: readonly ListColumn<StaffTailorLine>[] = [
  { name: 'Tailor', wraps: true, isWideOnly: true, cell: (tailor) => <TailorName tailor={tailor} /> },
  { name: 'Stitches for', cell: ({ kind }) => tradeWords.kinds[kind] },
  {
    name: 'Rating',
    sortBy: 'rating',
    cell: ({ rating, number_of_reviews }) => formatRating(rating, number_of_reviews),
  },
  { name: 'Open orders', cell: ({ open_orders }) => <Count count={open_orders} /> },
  {
    name: 'Late',
    cell: ({ late_orders }) => (
      <span className={late_orders === 0 ? 'text-muted' : 'font-semibold text-madder'}>
        <Count count={late_orders} />
      </span>
    ),
  },
  { name: 'Delivered', sortBy: 'delivered', cell: (line) => <Count count={line.number_of_order_delivery} /> },
  { name: 'Since', sortBy: 'joined', cell: ({ joined_at }) => formatDay(joined_at) },
];

export const meta = privateMeta('Tailors');

/** All tailors with their open work (tailors-30). */
export default function TailorsPage() {
  const list = useList(LIST);
  const result = useQuery(
    { ...staffTailorsQuery(list.query), placeholderData: keepPreviousData },
    queryClient,
  );
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <Heading level={1} size="part">
        Tailors
      </Heading>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('tailor', 'tailors')}
        columns={COLUMNS}
        nameOf={({ name }) => name}
        summary={(tailor) => <TailorName tailor={tailor} />}
        empty={
          <EmptyState title="No tailors yet">
            <TextLink to="/admin/applications">See the applications</TextLink>
          </EmptyState>
        }
      >
        <SavedViews list={list} name="tailors" />
      </ListPage>
    </div>
  );
}

function TailorName({ tailor }: { tailor: StaffTailorLine }) {
  const { id, name, shop_name, area } = tailor;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <TextLink to={`/admin/tailors/${id}`} className="wrap-anywhere">
          {name}
        </TextLink>
        <TailorBadges tailor={tailor} />
      </span>
      <span className="-mt-1 block text-sm font-normal wrap-anywhere text-muted">
        {shop_name ? `${shop_name}, ${area}` : area}
      </span>
    </>
  );
}

function Count({ count }: { count: number | null }) {
  return <span className="figures">{count === null ? `${MAX_COUNT}+` : count}</span>;
}

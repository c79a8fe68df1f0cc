import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StaffOrderLine } from '../../../../contract/staff-orders.ts';
import type { Parcel } from '../../../features/couriers/api.ts';
import BookSeveral from '../../../features/couriers/components/book-several.tsx';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ORDERS_KEY, orderPageQuery } from './api.ts';

interface BookOrdersProps {
  orders: readonly Pick<StaffOrderLine, 'id' | 'kind'>[];
}

/** Books the parcels of the selected orders: of goods those of each seller (couriers-34). */
export default function BookOrders({ orders }: BookOrdersProps) {
  const goods = orders.flatMap(({ id, kind }) => (kind === 'goods' ? [id] : []));
  const { data: parts } = useQuery(
    { ...partsQuery(goods), enabled: goods.length > 0, placeholderData: keepPreviousData },
    queryClient,
  );
  const stitched = orders.flatMap(({ id, kind }) => (kind === 'goods' ? [] : [{ order: id }]));
  return <BookSeveral parcels={[...stitched, ...(goods.length > 0 ? (parts ?? []) : [])]} />;
}

const partsQuery = (orders: readonly number[]) =>
  definePersonalQuery({
    queryKey: [...ORDERS_KEY, 'parts', orders],
    queryFn: async ({ client }) => {
      const pages = await Promise.all(orders.map((id) => client.fetchQuery(orderPageQuery(id))));
      return pages.flatMap((page): Parcel[] =>
        page?.order.kind === 'goods' ? page.order.parts.map(({ id }) => ({ seller_order: id })) : [],
      );
    },
  });

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { basicWords, orderingWords } from '#words';
import { ORDER_PAGE_SIZE, ORDER_STATUSES } from '../../../contract/constants/orders.ts';
import { requireSession, useLeaveWhenSignedOut } from '../../features/accounts/require-session.ts';
import { singleOrdersQuery } from '../../features/orders/api.ts';
import { SingleOrderTable } from '../../features/orders/components/single-order-table.tsx';
import { STATUS_NAMES } from '../../features/orders/words.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { OrderList, OrderListSkeleton } from './orders/order-list.tsx';
import { useOrderList } from './orders/use-order-list.ts';

export const meta = privateMeta(orderingWords.myOrders);

const TABS = [
  { name: 'bulk', to: '/orders?tab=bulk', text: orderingWords.bulkOrder },
  { name: 'tailor', to: '/orders', text: orderingWords.tailorOrders },
  { name: 'brand', to: '/orders?tab=brand', text: orderingWords.brandOrders },
] as const;
type Tab = (typeof TABS)[number]['name'];

export const clientLoader = requireSession;

function tabIn(search: URLSearchParams): Tab {
  return TABS.find(({ name }) => name === search.get('tab'))?.name ?? 'tailor';
}

const loadBulkOrders = () => import('./orders/bulk-orders.tsx');
const loadBrandOrders = () => import('./orders/brand-orders.tsx');

export function HydrateFallback() {
  return (
    <OrdersFrame>
      <OrderListSkeleton />
    </OrdersFrame>
  );
}

/** See orders-19. */
export default function OrdersPage() {
  const [parameters] = useSearchParams();
  const user = useSession((session) => session.user);
  const tab = tabIn(parameters);
  return (
    <OrdersFrame>
      {!user && <OrderListSkeleton />}
      {user && tab === 'tailor' && <TailorOrders />}
      {user && tab === 'bulk' && (
        <LazyPart load={loadBulkOrders} skeleton={<OrderListSkeleton />}>
          {(BulkOrders) => <BulkOrders />}
        </LazyPart>
      )}
      {user && tab === 'brand' && (
        <LazyPart load={loadBrandOrders} skeleton={<OrderListSkeleton />}>
          {(BrandOrders) => <BrandOrders />}
        </LazyPart>
      )}
    </OrdersFrame>
  );
}

function OrdersFrame({ children }: { children: ReactNode }) {
  useLeaveWhenSignedOut();
  const [parameters] = useSearchParams();
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-12">
      <Heading level={1} size="form">
        {orderingWords.myOrders}
      </Heading>
      <TabLinks label={orderingWords.orderTypes} tabs={TABS} chosen={tabIn(parameters)}>
        {children}
      </TabLinks>
    </div>
  );
}

const loadTailorOrder = () => import('./orders/tailor-order.tsx');

function TailorOrders() {
  const list = useOrderList(ORDER_STATUSES);
  const orders = useQuery(
    { ...singleOrdersQuery(list.shown), placeholderData: keepPreviousData },
    queryClient,
  );
  return (
    <>
      <OrderList
        list={list}
        orders={orders}
        pageSize={ORDER_PAGE_SIZE}
        statusNames={STATUS_NAMES}
        empty={
          <EmptyState title={orderingWords.noOrdersYet}>
            <p className="text-muted">{orderingWords.answerAFewQuestionsToOrder}</p>
            <ButtonLink to="/book-tailor">{basicWords.bookATailor}</ButtonLink>
          </EmptyState>
        }
      >
        {(results) => <SingleOrderTable orders={results} addressOf={(order) => list.at({ order })} />}
      </OrderList>
      {list.order !== undefined && (
        <LazyPart key={list.order} load={loadTailorOrder}>
          {(TailorOrder) => list.order !== undefined && <TailorOrder id={list.order} onClose={list.close} />}
        </LazyPart>
      )}
    </>
  );
}

import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router';
import { ORDER_PAGE_SIZE } from '../../../contract/constants/orders.ts';
import { SHOP_ORDER_PAGE_SIZE } from '../../../contract/constants/shop-orders.ts';
import type { SingleOrder } from '../../../contract/orders.ts';
import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { requireSession } from '../../features/accounts/require-session.ts';
import { useLeaveWhenSignedOut } from '../../features/accounts/use-leave-when-signed-out.ts';
import { singleOrdersQuery } from '../../features/orders/api.ts';
import { SingleOrderDetails } from '../../features/orders/components/single-order-details.tsx';
import { SingleOrderTable } from '../../features/orders/components/single-order-table.tsx';
import { shopOrdersQuery } from '../../features/shop-orders/api.ts';
import { ShopOrderDetails } from '../../features/shop-orders/components/shop-order-details.tsx';
import { ShopOrderTable } from '../../features/shop-orders/components/shop-order-table.tsx';
import { failureSentence } from '../../lib/form-errors.ts';
import { pageIn } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { shopOf } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';

export function meta({ matches }: MetaArgs) {
  return [{ title: `My orders · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

const TABS = [
  { name: 'tailor', to: '/orders', text: 'Tailor Orders' },
  { name: 'brand', to: '/orders?tab=brand', text: 'Brand Orders' },
] as const;
type Tab = (typeof TABS)[number]['name'];

export const clientLoader = requireSession;

function tabIn(search: URLSearchParams): Tab {
  return search.get('tab') === 'brand' ? 'brand' : 'tailor';
}

export function HydrateFallback() {
  return (
    <OrdersFrame>
      <OrdersSkeleton />
    </OrdersFrame>
  );
}

export default function OrdersPage() {
  const [parameters] = useSearchParams();
  const user = useSession((session) => session.user);
  const page = pageIn(parameters);
  return (
    <OrdersFrame>
      {!user && <OrdersSkeleton />}
      {user && (tabIn(parameters) === 'brand' ? <BrandOrders page={page} /> : <TailorOrders page={page} />)}
    </OrdersFrame>
  );
}

function TailorOrders({ page }: { page: number }) {
  const orders = useQuery({ ...singleOrdersQuery(page), placeholderData: keepPreviousData }, queryClient);
  const [shown, setShown] = useState<SingleOrder>();
  return (
    <OrderList
      orders={orders}
      pageSize={ORDER_PAGE_SIZE}
      empty={
        <EmptyState title="No orders yet">
          <p className="text-muted">Answer a few questions to order your first garment.</p>
          <ButtonLink to="/book-tailor">Book a tailor</ButtonLink>
        </EmptyState>
      }
    >
      {(results) => (
        <>
          <SingleOrderTable orders={results} onView={setShown} />
          <SingleOrderDetails order={shown} onClose={() => setShown(undefined)} />
        </>
      )}
    </OrderList>
  );
}

function BrandOrders({ page }: { page: number }) {
  const orders = useQuery({ ...shopOrdersQuery(page), placeholderData: keepPreviousData }, queryClient);
  const [shown, setShown] = useState<ShopOrder>();
  return (
    <OrderList
      orders={orders}
      pageSize={SHOP_ORDER_PAGE_SIZE}
      empty={
        <EmptyState title="No orders yet">
          <p className="text-muted">What you buy from brands and the culture collection is listed here.</p>
          <ButtonLink to="/brands">See all brands</ButtonLink>
        </EmptyState>
      }
    >
      {(results) => (
        <>
          <ShopOrderTable orders={results} onView={setShown} />
          <ShopOrderDetails order={shown} onClose={() => setShown(undefined)} />
        </>
      )}
    </OrderList>
  );
}

interface OrderListProps<Order> {
  orders: UseQueryResult<{ count: number; results: Order[] }>;
  pageSize: number;
  empty: ReactNode;
  children: (results: Order[]) => ReactNode;
}

function OrderList<Order>({ orders, pageSize, empty, children }: OrderListProps<Order>) {
  const { data, error, isPlaceholderData, refetch } = orders;
  if (!data) {
    if (!error) return <OrdersSkeleton />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        Error: {failureSentence(error, 'Failed to get order')}
      </LoadFailure>
    );
  }
  if (data.results.length === 0) return empty;
  return (
    <div
      aria-busy={isPlaceholderData}
      className="flex flex-col gap-6 transition duration-200 aria-busy:opacity-60"
    >
      {children(data.results)}
      <Pages pages={Math.ceil(data.count / pageSize)} />
    </div>
  );
}

function Pages({ pages }: { pages: number }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const turn = (page: number) =>
    navigate({
      search: new URLSearchParams({ ...Object.fromEntries(parameters), page: String(page) }).toString(),
    });
  return <Pagination label="Orders" page={pageIn(parameters)} pages={pages} onPage={turn} />;
}

function OrdersFrame({ children }: { children: ReactNode }) {
  useLeaveWhenSignedOut();
  const [parameters] = useSearchParams();
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-12">
      <Heading level={1} size="form">
        My orders
      </Heading>
      <TabLinks label="Order types" tabs={TABS} chosen={tabIn(parameters)}>
        {children}
      </TabLinks>
    </div>
  );
}

function OrdersSkeleton() {
  return (
    <Loading text="Loading orders...">
      <div className="flex flex-col gap-2">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </Loading>
  );
}

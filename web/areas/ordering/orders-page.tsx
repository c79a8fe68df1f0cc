import { type ReactNode, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { ORDER_PAGE_SIZE } from '../../../contract/constants/orders.ts';
import { SHOP_ORDER_PAGE_SIZE } from '../../../contract/constants/shop-orders.ts';
import type { SingleOrder } from '../../../contract/orders.ts';
import type { ShopOrder } from '../../../contract/shop-orders.ts';
import { withSession } from '../../features/accounts/require-session.ts';
import { useLeaveWhenSignedOut } from '../../features/accounts/use-leave-when-signed-out.ts';
import { listSingleOrders } from '../../features/orders/api.ts';
import { LoadFailure } from '../../features/orders/components/load-failure.tsx';
import { SingleOrderDetails } from '../../features/orders/components/single-order-details.tsx';
import { SingleOrderTable } from '../../features/orders/components/single-order-table.tsx';
import { listShopOrders } from '../../features/shop-orders/api.ts';
import { ShopOrderDetails } from '../../features/shop-orders/components/shop-order-details.tsx';
import { ShopOrderTable } from '../../features/shop-orders/components/shop-order-table.tsx';
import { failureSentence } from '../../lib/form-errors.ts';
import { pageIn } from '../../lib/query.ts';
import { shopOf } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
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

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageIn(searchParams);
  return withSession(request, async () =>
    tabIn(searchParams) === 'brand'
      ? { tab: 'brand' as const, ...(await listShopOrders(page)) }
      : { tab: 'tailor' as const, ...(await listSingleOrders(page)) },
  );
}

function tabIn(search: URLSearchParams): Tab {
  return search.get('tab') === 'brand' ? 'brand' : 'tailor';
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <OrdersFrame>
      <OrdersSkeleton />
    </OrdersFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <OrdersFrame>
      <LoadFailure
        sentence={failureSentence(error, 'Failed to get order')}
        onRetry={() => void revalidate()}
      />
    </OrdersFrame>
  );
}

export default function OrdersPage() {
  const orders = useLoaderData<typeof clientLoader>();
  return (
    <OrdersFrame>
      {orders.tab === 'brand' ? <BrandOrders {...orders} /> : <TailorOrders {...orders} />}
    </OrdersFrame>
  );
}

interface OrderListProps<Order> {
  count: number;
  results: readonly Order[];
}

function TailorOrders({ count, results }: OrderListProps<SingleOrder>) {
  const [shown, setShown] = useState<SingleOrder>();
  if (results.length === 0) {
    return (
      <EmptyState title="No orders yet">
        <p className="text-muted">Answer a few questions to order your first garment.</p>
        <ButtonLink to="/book-tailor">Book a tailor</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <SingleOrderTable orders={results} onView={setShown} />
      <Pages pages={Math.ceil(count / ORDER_PAGE_SIZE)} />
      <SingleOrderDetails order={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

function BrandOrders({ count, results }: OrderListProps<ShopOrder>) {
  const [shown, setShown] = useState<ShopOrder>();
  if (results.length === 0) {
    return (
      <EmptyState title="No orders yet">
        <p className="text-muted">What you buy from brands and the culture collection is listed here.</p>
        <ButtonLink to="/brands">See all brands</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ShopOrderTable orders={results} onView={setShown} />
      <Pages pages={Math.ceil(count / SHOP_ORDER_PAGE_SIZE)} />
      <ShopOrderDetails order={shown} onClose={() => setShown(undefined)} />
    </>
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
  const { location } = useNavigation();
  const shown = tabIn(parameters);
  // Show the other tab as chosen while it loads.
  const coming = location?.pathname === '/orders' ? tabIn(new URLSearchParams(location.search)) : shown;
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-12">
      <Heading level={1} size="form">
        My orders
      </Heading>
      <TabLinks label="Order types" tabs={TABS} chosen={coming} busy={location !== undefined}>
        {coming === shown ? children : <OrdersSkeleton />}
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

import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { requireSession } from '../../features/accounts/require-session.ts';
import { useLeaveWhenSignedOut } from '../../features/accounts/use-leave-when-signed-out.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { OrderListSkeleton } from './orders/order-list.tsx';
import { TailorOrders } from './orders/tailor-orders.tsx';

export const meta = privateMeta('My orders');

const TABS = [
  { name: 'bulk', to: '/orders?tab=bulk', text: 'Bulk Order' },
  { name: 'tailor', to: '/orders', text: 'Tailor Orders' },
  { name: 'brand', to: '/orders?tab=brand', text: 'Brand Orders' },
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
        My orders
      </Heading>
      <TabLinks label="Order types" tabs={TABS} chosen={tabIn(parameters)}>
        {children}
      </TabLinks>
    </div>
  );
}

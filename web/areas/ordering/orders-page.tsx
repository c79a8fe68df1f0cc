import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { ORDER_PAGE_SIZE, type SingleOrder } from '../../../contract/orders.ts';
import { withSession } from '../../features/accounts/require-session.ts';
import { useLeaveWhenSignedOut } from '../../features/accounts/use-leave-when-signed-out.ts';
import { listSingleOrders } from '../../features/orders/api.ts';
import { LoadFailure } from '../../features/orders/components/load-failure.tsx';
import { SingleOrderDetails } from '../../features/orders/components/single-order-details.tsx';
import { SingleOrderTable } from '../../features/orders/components/single-order-table.tsx';
import { failureSentence } from '../../lib/form-errors.ts';
import { shopOf } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';

export function meta({ matches }: MetaArgs) {
  return [{ title: `My orders · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return withSession(request, () => listSingleOrders(pageIn(new URL(request.url).searchParams)));
}

/** The page an address asks for; anything odd is the first. */
function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <OrdersFrame>
      <Loading text="Loading orders...">
        <div className="flex flex-col gap-2">
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      </Loading>
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
  const { count, results } = useLoaderData<typeof clientLoader>();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [shown, setShown] = useState<SingleOrder>();
  const page = pageIn(parameters);
  return (
    <OrdersFrame>
      {results.length === 0 ? (
        <EmptyState title="No orders yet">
          <p className="text-muted">Your first garment is a few questions away.</p>
          <ButtonLink to="/book-tailor">Book a tailor</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <SingleOrderTable orders={results} onView={setShown} />
          <Pagination
            label="Orders"
            page={page}
            pages={Math.ceil(count / ORDER_PAGE_SIZE)}
            onPage={(to) => navigate(`?page=${to}`)}
          />
        </>
      )}
      <SingleOrderDetails order={shown} onClose={() => setShown(undefined)} />
    </OrdersFrame>
  );
}

function OrdersFrame({ children }: { children: React.ReactNode }) {
  useLeaveWhenSignedOut();
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-12">
      <h1 className="text-3xl">My orders</h1>
      <div role="tablist" aria-label="Kinds of orders" className="border-b border-hairline">
        <button
          type="button"
          role="tab"
          id="tailor-orders-tab"
          aria-selected="true"
          aria-controls="tailor-orders"
          className="min-h-11 border-b-2 border-brand px-4 font-semibold text-brand"
        >
          Tailor Orders
        </button>
      </div>
      <div
        role="tabpanel"
        id="tailor-orders"
        aria-labelledby="tailor-orders-tab"
        className="flex flex-col gap-6"
      >
        {children}
      </div>
    </div>
  );
}

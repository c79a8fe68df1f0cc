import { useQuery } from '@tanstack/react-query';
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router';
import { basicWords, orderingWords } from '#words';
import { requireSession, useLeaveWhenSignedOut } from '../../features/accounts/require-session.ts';
import { customerOrderQuery } from '../../features/orders/api.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { idIn } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';
import { OrderAtCheckout } from './checkout/order-at-checkout.tsx';

export const meta = privateMeta(basicWords.checkout);

/** The URL has the order's id, so it survives a reload; without an id no session is needed. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return orderIn(new URL(request.url).searchParams) === undefined ? null : requireSession({ request });
}

function orderIn(search: URLSearchParams): number | undefined {
  return idIn(search.get('order'));
}

export function HydrateFallback() {
  return (
    <CheckoutFrame>
      <OrderSkeleton />
    </CheckoutFrame>
  );
}

export default function CheckoutPage() {
  const [search] = useSearchParams();
  const user = useSession((session) => session.user);
  const id = orderIn(search);
  return (
    <CheckoutFrame>
      {id === undefined && <NoOrder />}
      {id !== undefined && (user ? <OrderById key={id} id={id} /> : <LeaveWhenSignedOut />)}
    </CheckoutFrame>
  );
}

function LeaveWhenSignedOut() {
  useLeaveWhenSignedOut();
  return <OrderSkeleton />;
}

function OrderById({ id }: { id: number }) {
  const { data: order, error, refetch } = useQuery(customerOrderQuery(id), queryClient);
  if (order) return <OrderAtCheckout order={order} />;
  if (order === null) return <NoOrder />;
  if (!error) return <OrderSkeleton />;
  return (
    <LoadFailure onRetry={() => void refetch()}>
      {basicWords.error({ error: failureSentence(error, basicWords.failedToGetOrder) })}
    </LoadFailure>
  );
}

function NoOrder() {
  return (
    <EmptyState title={orderingWords.noOrderDetailsAvailable}>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/book-tailor">{basicWords.bookATailor}</ButtonLink>
        <ButtonLink variant="secondary" to="/orders">
          {orderingWords.seeMyOrders}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

function OrderSkeleton() {
  return (
    <Loading text={orderingWords.loadingYourOrder}>
      <Skeleton className="h-96" />
    </Loading>
  );
}

function CheckoutFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="page py-8 sm:py-12">
      <Heading level={1} size="form" className="mb-8">
        {orderingWords.checkoutDetails}
      </Heading>
      {children}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router';
import { basicWords, orderGarmentWords, orderingWords } from '#words';
import { requireSession, useLeaveWhenSignedOut } from '../../features/accounts/require-session.ts';
import { customerOrderQuery } from '../../features/orders/api.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { keepPageOfDraft } from '../../lib/offline-pages.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { idIn } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';

export const meta = privateMeta(orderGarmentWords.anotherGarment);

/** Without an order no session is needed. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return idIn(new URL(request.url).searchParams.get('order')) === undefined
    ? null
    : requireSession({ request });
}

export function HydrateFallback() {
  return (
    <GarmentFrame>
      <GarmentSkeleton />
    </GarmentFrame>
  );
}

/** The form of one garment of a placed order (orders-105). */
export default function GarmentPage() {
  useEffect(() => keepPageOfDraft('/garment'), []);
  const [search] = useSearchParams();
  const user = useSession((session) => session.user);
  const order = idIn(search.get('order'));
  const garment = idIn(search.get('garment'));
  const isOwn = search.get('measures') === 'own';
  const again = idIn(search.get('again'));
  return (
    <GarmentFrame isChange={garment !== undefined}>
      {order === undefined && <NoOrder />}
      {order !== undefined &&
        (user ? (
          <OfOrder
            key={`${order} ${garment ?? ''}`}
            id={order}
            garmentId={garment}
            isOwn={isOwn}
            again={again}
          />
        ) : (
          <LeaveWhenSignedOut />
        ))}
    </GarmentFrame>
  );
}

function LeaveWhenSignedOut() {
  useLeaveWhenSignedOut();
  return <GarmentSkeleton />;
}

const loadRoom = () => import('../../features/orders/garment/garment-room.tsx');

interface OfOrderProps {
  id: number;
  garmentId: number | undefined;
  isOwn: boolean;
  again: number | undefined;
}

function OfOrder({ id, garmentId, isOwn, again }: OfOrderProps) {
  const { data: order, error, refetch } = useQuery(customerOrderQuery(id), queryClient);
  if (order) {
    return (
      <LazyPart load={loadRoom} skeleton={<GarmentSkeleton />}>
        {(GarmentRoom) => <GarmentRoom order={order} garmentId={garmentId} isOwn={isOwn} again={again} />}
      </LazyPart>
    );
  }
  if (order === null) return <NoOrder />;
  if (!error) return <GarmentSkeleton />;
  return (
    <LoadFailure onRetry={() => void refetch()}>
      {basicWords.error({ error: failureSentence(error, basicWords.failedToGetOrder) })}
    </LoadFailure>
  );
}

function NoOrder() {
  return (
    <EmptyState title={orderingWords.thereIsNoSuchOrder}>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/book-tailor">{basicWords.bookATailor}</ButtonLink>
        <ButtonLink variant="secondary" to="/orders">
          {orderingWords.seeMyOrders}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

function GarmentSkeleton() {
  return (
    <Loading text={orderingWords.loadingYourOrder}>
      <Skeleton className="h-96" />
    </Loading>
  );
}

function GarmentFrame({ isChange = false, children }: { isChange?: boolean; children: ReactNode }) {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="mb-6 text-base font-semibold text-brand">
        {isChange ? orderGarmentWords.changeAGarment : orderGarmentWords.anotherGarment}
      </h1>
      {children}
    </div>
  );
}

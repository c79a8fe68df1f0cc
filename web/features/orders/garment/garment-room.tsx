import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderGarmentWords, ordersWords } from '#words';
import { MAX_GARMENTS } from '../../../../contract/constants/orders.ts';
import { stitched } from '../../../../contract/garment-progress.ts';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { tailorQuery } from '../../tailors/api.ts';
import { reloadOrders } from '../after-step.ts';
import { customerOrderQuery } from '../api.ts';
import { garmentAddress } from '../order-address.ts';
import { draftOfGarment } from './draft.ts';
import { GarmentForm } from './garment-form.tsx';
import { garmentTitle } from './names.ts';
import { type Start, startOf } from './start.ts';

interface GarmentRoomProps {
  order: CustomerOrder;
  /** The garment to change; undefined for another one. */
  garmentId: number | undefined;
  /** True if the customer gives the measures instead of whoever was asked (orders-131). */
  isOwn: boolean;
  /** The order whose garments follow one by one, filled in (orders-122). */
  again?: number | undefined;
}

/** The form of one garment of a placed order, or why it has none (orders-105). */
export default function GarmentRoom({ order, garmentId, isOwn, again }: GarmentRoomProps) {
  const navigate = useNavigate();
  // Its own garment must not change the number of the one in the form.
  const [{ round, others, left }, setRound] = useState({ round: 0, others: order.garments.length, left: 0 });
  const earlier = useOrderAgain(garmentId === undefined ? again : undefined);
  const { data: tailor, error, refetch } = useQuery(tailorQuery(order.tailor), queryClient);
  const nextIndex = others + left;
  const index = order.garments.findIndex(({ id }) => id === garmentId);
  const garment = order.garments[index];
  const place = garment ? index + 1 : others + 1;
  const heading = useFocusOnChange<HTMLHeadingElement>(round);

  if (!order.actions.includes('edit')) {
    return (
      <Obstacle order={order} title={orderGarmentWords.nothingCanBeChanged} mayOrder>
        {orderGarmentWords.itIsConfirmedOrEnded}
      </Obstacle>
    );
  }
  if (order.item_type === 'shoes') {
    return (
      <Obstacle order={order} title={orderGarmentWords.nothingCanBeChanged} mayOrder>
        {orderGarmentWords.shoesAreAlone}
      </Obstacle>
    );
  }
  if (garmentId !== undefined && !garment) {
    return (
      <Obstacle order={order} title={orderGarmentWords.thisGarmentIsGone} mayAdd>
        {orderGarmentWords.itWasRemoved}
      </Obstacle>
    );
  }
  if (garmentId === undefined && others >= MAX_GARMENTS) {
    const title = orderGarmentWords.theOrderIsFull({ most: MAX_GARMENTS });
    return (
      <Obstacle order={order} title={title} mayOrder>
        {orderGarmentWords.forMorePlaceAnother}
      </Obstacle>
    );
  }
  if (!earlier.isReady) return <Opening />;
  const garments = stitched(earlier.order?.garments ?? []);
  const like = garment ? undefined : garments[nextIndex];
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere sm:text-3xl">
          {orderGarmentWords.garmentOfOrder({ place, trackingId: order.tracking_id })}
        </h2>
        {!garment && <SoFar garments={order.garments} />}
        {like && (
          <AsBefore
            garment={like}
            place={nextIndex + 1}
            count={garments.length}
            onLeaveOut={async () => {
              draftOfGarment(order.id, undefined).forget();
              if (nextIndex + 1 < garments.length) setRound({ round: round + 1, others, left: left + 1 });
              else await navigate(`/checkout?order=${order.id}`);
            }}
          />
        )}
      </div>
      {tailor ? (
        <Begun
          key={round}
          order={order}
          garment={garment}
          again={like}
          orderAgain={again}
          tailor={tailor}
          isOwn={isOwn}
          onDone={async (changed, next) => {
            queryClient.setQueryData(customerOrderQuery(order.id).queryKey, changed);
            void reloadOrders();
            if (next === 'another') setRound({ round: round + 1, others: changed.garments.length, left });
            else await navigate(`/checkout?order=${order.id}`);
          }}
        />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, ordersWords.theTailorCouldNotBeRead)}
        </LoadFailure>
      ) : (
        <Opening />
      )}
    </div>
  );
}

/** The order that is ordered again; none where it cannot be read, because the form is useful without it. */
function useOrderAgain(id: number | undefined) {
  const { data, isPending } = useQuery(
    { ...customerOrderQuery(id ?? 0), enabled: id !== undefined },
    queryClient,
  );
  return { isReady: id === undefined || !isPending, order: data };
}

interface AsBeforeProps {
  garment: Garment;
  /** From 1, in the order before. */
  place: number;
  count: number;
  onLeaveOut: () => void;
}

/** Says which garment of the order before the form is filled in with. */
function AsBefore({ garment, place, count, onLeaveOut }: AsBeforeProps) {
  const isLast = place === count;
  return (
    <Banner kind="info">
      <p className="wrap-anywhere">
        {orderGarmentWords.asInTheOrderBefore({ garment: garmentTitle(garment), place, count })}{' '}
        {isLast ? orderGarmentWords.itIsTheLastOne : orderGarmentWords.theNextOneFollows}
      </p>
      <Button variant="quiet" className="-ms-4" onClick={onLeaveOut}>
        {orderGarmentWords.leaveThisOneOut}
      </Button>
    </Banner>
  );
}

interface BegunProps {
  order: CustomerOrder;
  garment: Garment | undefined;
  again: Garment | undefined;
  orderAgain: number | undefined;
  tailor: Tailor;
  isOwn: boolean;
  onDone: (order: CustomerOrder, next: 'checkout' | 'another') => unknown;
}

/** Reads the draft and the pictures before the form, so that no sketch takes their place. */
function Begun(props: BegunProps) {
  const [start, setStart] = useState<Start>();
  const [{ order, garment, isOwn, again }] = useState(props);
  useEffect(() => {
    let isHere = true;
    void startOf(order, garment, { isOwn, again }).then((found) => isHere && setStart(found));
    return () => {
      isHere = false;
    };
  }, [order, garment, isOwn, again]);
  return start ? <GarmentForm {...props} start={start} again={props.orderAgain} /> : <Opening />;
}

function Opening() {
  return (
    <Loading text={orderGarmentWords.loadingTheGarment}>
      <Skeleton className="h-96" />
    </Loading>
  );
}

function SoFar({ garments }: { garments: readonly Garment[] }) {
  return (
    <div className="text-muted">
      <p>{orderGarmentWords.inThisOrder}</p>
      <ol className="list-decimal ps-6 wrap-anywhere">
        {garments.map((garment) => (
          <li key={garment.id}>{garmentTitle(garment)}</li>
        ))}
      </ol>
    </div>
  );
}

interface ObstacleProps {
  order: CustomerOrder;
  title: string;
  children: ReactNode;
  mayOrder?: boolean;
  mayAdd?: boolean;
}

/** Why a garment cannot be added or changed, with a way on. */
function Obstacle({ order, title, children, mayOrder = false, mayAdd = false }: ObstacleProps) {
  return (
    <EmptyState title={title}>
      <p role="status" className="max-w-prose text-muted">
        {children}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/checkout?order=${order.id}`}>{orderGarmentWords.seeTheOrder}</ButtonLink>
        {mayAdd && (
          <ButtonLink variant="secondary" to={garmentAddress(order.id)}>
            {orderGarmentWords.addAnotherGarment}
          </ButtonLink>
        )}
        {mayOrder && (
          <ButtonLink variant="secondary" to="/book-tailor">
            {orderGarmentWords.placeANewOrder}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}

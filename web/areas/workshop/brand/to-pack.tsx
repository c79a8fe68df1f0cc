import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { basicWords, workshopBrandWords } from '#words';
import type { SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { IdentityNotice } from '../../../features/sellers/components/identity-notice.tsx';
import { shelfListQuery } from '../../../features/shelf/api.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Choosing, useChoosing } from '../choosing.ts';
import { ChosenCount } from '../chosen-count.tsx';
import { savePackingSlips } from './api.ts';
import { SellerOrderList } from './seller-order-list.tsx';
import { StepButton } from './step-button.tsx';

const loadBookSeveral = () => import('../../../features/couriers/components/book-several.tsx');

const TABS = [
  { status: 'PLACED', name: workshopBrandWords.toPack, empty: workshopBrandWords.nothingToPack },
  { status: 'PACKED', name: workshopBrandWords.toShip, empty: workshopBrandWords.nothingToShip },
  { status: 'SHIPPED', name: workshopBrandWords.onTheWay, empty: workshopBrandWords.nothingOnTheWay },
  { status: 'DELIVERED', name: workshopBrandWords.delivered, empty: workshopBrandWords.nothingDeliveredYet },
  { status: 'CANCELLED', name: workshopBrandWords.cancelled, empty: workshopBrandWords.nothingCancelled },
] as const;

/** The seller orders to pack and to ship, oldest first (shop-17). */
export default function ToPack() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { choosing, begin, end } = useChoosing();
  /** The card and its focused button move to another tab. */
  const onDone = (said: string) => {
    toast.success(said);
    focusOn(heading.current);
  };
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <Heading ref={heading} level={1} size="part">
        {workshopBrandWords.ordersToSend}
      </Heading>
      <IdentityNotice />
      <LowStock />
      {!choosing && (
        <Button variant="secondary" className="self-start" onClick={begin}>
          {workshopBrandWords.chooseSeveral}
        </Button>
      )}
      <SellerOrderList
        label={workshopBrandWords.ordersByStatus}
        tabs={TABS}
        select={choosing && ((order) => <Choice order={order} choosing={choosing} />)}
        actions={(order, isSettling) => {
          if (order.status === 'PLACED') {
            return (
              <StepButton
                order={order}
                action="pack"
                label={workshopBrandWords.markAsPacked}
                busyLabel={basicWords.saving}
                isSettling={isSettling}
                onDone={() => onDone(workshopBrandWords.isPacked({ trackingId: order.tracking_id }))}
              />
            );
          }
          if (order.status === 'SHIPPED') {
            return (
              <StepButton
                order={order}
                action="deliver"
                label={workshopBrandWords.markAsDelivered}
                busyLabel={basicWords.saving}
                variant="secondary"
                isSettling={isSettling}
                onDone={() => onDone(workshopBrandWords.isDelivered({ trackingId: order.tracking_id }))}
              />
            );
          }
          return (
            <ButtonLink
              variant={order.status === 'PACKED' ? 'primary' : 'secondary'}
              to={`/workshop/shipments/${order.id}`}
              aria-label={(order.status === 'PACKED'
                ? workshopBrandWords.shipOrder
                : workshopBrandWords.openOrder)({ trackingId: order.tracking_id })}
            >
              {order.status === 'PACKED' ? workshopBrandWords.ship : workshopBrandWords.open}
            </ButtonLink>
          );
        }}
      />
      {choosing && <ChosenParcels choosing={choosing} onEnd={end} />}
    </div>
  );
}

interface ChoiceProps {
  order: SellerOrderListItem;
  choosing: Choosing;
}

/** None for an order that has nothing to be sent any more. */
function Choice({ order, choosing }: ChoiceProps) {
  const id = useId();
  const isChosen = choosing.chosen.has(order.id);
  if (order.recipient === null) return null;
  return (
    <label htmlFor={id} className="-ms-2 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        disabled={choosing.isFull && !isChosen}
        onChange={({ target }) => choosing.choose([order.id], target.checked)}
        className="size-5 accent-indigo"
      />
      <span className="sr-only">{order.tracking_id}</span>
    </label>
  );
}

function ChosenParcels({ choosing, onEnd }: { choosing: Choosing; onEnd: () => void }) {
  const ids = [...choosing.chosen];
  return (
    <BottomBar kind="sticky" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ChosenCount choosing={choosing} />
      <Button variant="quiet" onClick={onEnd}>
        {basicWords.cancel}
      </Button>
      {ids.length > 0 && (
        <LazyPart load={loadBookSeveral} skeleton={null}>
          {(BookSeveral) => <BookSeveral parcels={ids.map((id) => ({ seller_order: id }))} />}
        </LazyPart>
      )}
      {ids.length > 0 && (
        <DownloadButton
          variant="primary"
          label={workshopBrandWords.printThePackingSlips}
          save={() => savePackingSlips(ids)}
          errorText={(error) => failureSentence(error, workshopBrandWords.failedToPrepareThePackingSlips)}
        />
      )}
    </BottomBar>
  );
}

/** How many products are low on stock (catalogue-20). */
function LowStock() {
  const { data } = useQuery(shelfListQuery({ state: 'low_stock' }), queryClient);
  if (!data || data.results.length === 0) return null;
  return (
    <p>
      <TextLink to="/workshop/products?state=low_stock">
        {workshopBrandWords.lowOnStock({ count: data.count ?? data.results.length })}
      </TextLink>
    </p>
  );
}

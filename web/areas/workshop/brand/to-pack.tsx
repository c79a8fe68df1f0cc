import { useRef } from 'react';
import { basicWords, workshopBrandWords } from '#words';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SellerOrderList } from './seller-order-list.tsx';
import { StepButton } from './step-button.tsx';

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
      <SellerOrderList
        label={workshopBrandWords.ordersByStatus}
        tabs={TABS}
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
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { basicWords, workshopBrandWords } from '#words';
import { shelfListQuery } from '../../../features/shelf/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
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
      <LowStock />
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

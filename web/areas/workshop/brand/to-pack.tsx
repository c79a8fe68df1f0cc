import { useRef } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SellerOrderList } from './seller-order-list.tsx';
import { StepButton } from './step-button.tsx';

const TABS = [
  { status: 'PLACED', name: 'To pack', empty: 'Nothing to pack' },
  { status: 'PACKED', name: 'To ship', empty: 'Nothing to ship' },
  { status: 'SHIPPED', name: 'On the way', empty: 'Nothing on the way' },
  { status: 'DELIVERED', name: 'Delivered', empty: 'Nothing delivered yet' },
  { status: 'CANCELLED', name: 'Cancelled', empty: 'Nothing cancelled' },
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
        Orders to send
      </Heading>
      <SellerOrderList
        label="Orders by status"
        tabs={TABS}
        actions={(order, isSettling) => {
          if (order.status === 'PLACED') {
            return (
              <StepButton
                order={order}
                action="pack"
                label="Mark as packed"
                busyLabel="Saving..."
                isSettling={isSettling}
                onDone={() => onDone(`${order.tracking_id} is packed.`)}
              />
            );
          }
          if (order.status === 'SHIPPED') {
            return (
              <StepButton
                order={order}
                action="deliver"
                label="Mark as delivered"
                busyLabel="Saving..."
                variant="secondary"
                isSettling={isSettling}
                onDone={() => onDone(`${order.tracking_id} is delivered.`)}
              />
            );
          }
          return (
            <ButtonLink
              variant={order.status === 'PACKED' ? 'primary' : 'secondary'}
              to={`/workshop/shipments/${order.id}`}
              aria-label={`${order.status === 'PACKED' ? 'Ship' : 'Open'} ${order.tracking_id}`}
            >
              {order.status === 'PACKED' ? 'Ship' : 'Open'}
            </ButtonLink>
          );
        }}
      />
    </div>
  );
}

import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { WorkshopBulk } from './api.ts';
import { InPageLanguage } from './sheet-frame.tsx';

const loadBooking = () => import('../../../features/couriers/components/courier-booking.tsx');

interface ParcelBookingProps {
  /** As the server answered it: a step that waits to be sent has sent nothing yet. */
  order: Pick<WorkshopOrder | WorkshopBulk, 'id' | 'status' | 'actions'>;
  keptSince: string | undefined;
}

/** Books the parcel of this order, where its courier collects it; a sheet without a network has none (couriers-35). */
export function ParcelBooking({ order: { id, status, actions }, keptSince }: ParcelBookingProps) {
  if (keptSince || (status !== 'QUALITY_CHECK' && status !== 'SHIPPED')) return null;
  return (
    <InPageLanguage>
      <LazyPart load={loadBooking} skeleton={null}>
        {(CourierBooking) => (
          // Whether it can be booked changes with what can be done.
          <CourierBooking key={actions.join()} parcel={{ order: id }} isSent={status === 'SHIPPED'} />
        )}
      </LazyPart>
    </InPageLanguage>
  );
}

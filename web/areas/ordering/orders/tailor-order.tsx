import { useQuery } from '@tanstack/react-query';
import { isSentAbroad } from '../../../../contract/duty.ts';
import { customerOrderQuery } from '../../../features/orders/api.ts';
import SingleOrderDetails from '../../../features/orders/components/single-order-details.tsx';
import { namedGarments } from '../../../features/orders/garment/names.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { OrderDialog } from './order-dialog.tsx';

const loadDuty = () => import('../../../features/orders/components/duty-of-order.tsx');
const loadNearAlteration = () => import('../../../features/reviews/components/near-alteration.tsx');
const loadAfterDelivery = () => import('../../../features/reviews/components/after-delivery.tsx');

/** The details of one stitched order, over the list. */
export default function TailorOrder({ id, onClose }: { id: number; onClose: () => void }) {
  const order = useQuery(customerOrderQuery(id), queryClient);
  return (
    <OrderDialog id={id} order={order} onClose={onClose}>
      {(shown) => (
        <SingleOrderDetails order={shown} onClose={onClose}>
          {(shown.status === 'DELIVERED' || shown.status === 'ALTERATION') && (
            <LazyPart load={loadAfterDelivery} skeleton={<Skeleton className="h-24" />}>
              {(AfterDelivery) => <AfterDelivery order={shown} garments={namedGarments(shown)} />}
            </LazyPart>
          )}
          {isSentAbroad({ delivery: shown.delivery, country: shown.delivery_address?.country ?? null }) && (
            <LazyPart load={loadDuty} skeleton={<Skeleton className="h-16" />}>
              {(DutyOfOrder) => (
                <DutyOfOrder country={shown.delivery_address?.country ?? ''} price={shown.price} isOrdered />
              )}
            </LazyPart>
          )}
          {shown.near_alteration && (
            <LazyPart load={loadNearAlteration} skeleton={<Skeleton className="h-24" />}>
              {(NearAlteration) =>
                shown.near_alteration && (
                  <NearAlteration
                    order={shown}
                    near={shown.near_alteration}
                    garments={namedGarments(shown)}
                  />
                )
              }
            </LazyPart>
          )}
        </SingleOrderDetails>
      )}
    </OrderDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { customerOrderQuery } from '../../../features/orders/api.ts';
import SingleOrderDetails from '../../../features/orders/components/single-order-details.tsx';
import { namedGarments } from '../../../features/orders/garment/names.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { OrderDialog } from './order-dialog.tsx';

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
          {shown.near_alteration && (
            <LazyPart load={loadNearAlteration} skeleton={<Skeleton className="h-24" />}>
              {(NearAlteration) =>
                shown.near_alteration && <NearAlteration order={shown} near={shown.near_alteration} />
              }
            </LazyPart>
          )}
        </SingleOrderDetails>
      )}
    </OrderDialog>
  );
}

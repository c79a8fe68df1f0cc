import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ORDER_PAGE_SIZE, ORDER_STATUSES } from '../../../../contract/constants/orders.ts';
import { customerOrderQuery, singleOrdersQuery } from '../../../features/orders/api.ts';
import { SingleOrderTable } from '../../../features/orders/components/single-order-table.tsx';
import { STATUS_NAMES } from '../../../features/orders/words.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState, Skeleton } from '../../../ui/states.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderList } from './order-list.tsx';
import { useOrderList } from './use-order-list.ts';

const loadDetails = () => import('../../../features/orders/components/single-order-details.tsx');

const loadAfterDelivery = () => import('../../../features/reviews/components/after-delivery.tsx');

export function TailorOrders() {
  const list = useOrderList(ORDER_STATUSES);
  const orders = useQuery(
    { ...singleOrdersQuery(list.shown), placeholderData: keepPreviousData },
    queryClient,
  );
  return (
    <>
      <OrderList
        list={list}
        orders={orders}
        pageSize={ORDER_PAGE_SIZE}
        statusNames={STATUS_NAMES}
        empty={
          <EmptyState title="No orders yet">
            <p className="text-muted">Answer a few questions to order your first garment.</p>
            <ButtonLink to="/book-tailor">Book a tailor</ButtonLink>
          </EmptyState>
        }
      >
        {(results) => <SingleOrderTable orders={results} addressOf={(order) => list.at({ order })} />}
      </OrderList>
      {list.order !== undefined && <ShownOrder key={list.order} id={list.order} onClose={list.close} />}
    </>
  );
}

function ShownOrder({ id, onClose }: { id: number; onClose: () => void }) {
  const order = useQuery(customerOrderQuery(id), queryClient);
  return (
    <OrderDialog id={id} order={order} onClose={onClose}>
      {(shown) => (
        <LazyPart load={loadDetails}>
          {(SingleOrderDetails) => (
            <SingleOrderDetails order={shown} onClose={onClose}>
              {(shown.status === 'DELIVERED' || shown.status === 'ALTERATION') && (
                <LazyPart load={loadAfterDelivery} skeleton={<Skeleton className="h-24" />}>
                  {(AfterDelivery) => <AfterDelivery order={shown} />}
                </LazyPart>
              )}
            </SingleOrderDetails>
          )}
        </LazyPart>
      )}
    </OrderDialog>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orderingWords } from '#words';
import { BULK_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { BULK_ORDER_PAGE_SIZE, BULK_STATUSES } from '../../../../contract/constants/orders.ts';
import { bulkOrderQuery, bulkOrdersQuery } from '../../../features/orders/api.ts';
import { BulkOrderDetails } from '../../../features/orders/components/bulk-order-details.tsx';
import { BulkOrderTable } from '../../../features/orders/components/bulk-order-table.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderList } from './order-list.tsx';
import { useOrderList } from './use-order-list.ts';

const loadMoneyBack = () => import('../money-back-of-order.tsx');

export default function BulkOrders() {
  const list = useOrderList(BULK_STATUSES);
  const orders = useQuery({ ...bulkOrdersQuery(list.shown), placeholderData: keepPreviousData }, queryClient);
  return (
    <>
      <OrderList
        list={list}
        orders={orders}
        pageSize={BULK_ORDER_PAGE_SIZE}
        failed={orderingWords.failedToFetchBulkOrders}
        statusNames={BULK_STATUS_NAMES}
        empty={
          <EmptyState title={orderingWords.noBulkOrdersYet}>
            <p className="text-muted">{orderingWords.tellUsWhatYourBusinessNeeds}</p>
            <ButtonLink to="/book-tailor?type=bulk">{orderingWords.askForAQuote}</ButtonLink>
          </EmptyState>
        }
      >
        {(results) => <BulkOrderTable orders={results} addressOf={(order) => list.at({ order })} />}
      </OrderList>
      {list.order !== undefined && <ShownOrder key={list.order} id={list.order} onClose={list.close} />}
    </>
  );
}

function ShownOrder({ id, onClose }: { id: number; onClose: () => void }) {
  const order = useQuery(bulkOrderQuery(id), queryClient);
  return (
    <OrderDialog id={id} order={order} onClose={onClose}>
      {(shown) => (
        <BulkOrderDetails order={shown} onClose={onClose}>
          <LazyPart load={loadMoneyBack} skeleton={null}>
            {(MoneyBackOfOrder) => <MoneyBackOfOrder order={shown} />}
          </LazyPart>
        </BulkOrderDetails>
      )}
    </OrderDialog>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { basicWords, orderingWords } from '#words';
import { GOODS_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { SELLER_ORDER_STATUSES, SHOP_ORDER_PAGE_SIZE } from '../../../../contract/constants/shop-orders.ts';
import { shopOrderQuery, shopOrdersQuery } from '../../../features/shop-orders/api.ts';
import { ShopOrderDetails } from '../../../features/shop-orders/components/shop-order-details.tsx';
import { ShopOrderTable } from '../../../features/shop-orders/components/shop-order-table.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderList } from './order-list.tsx';
import { useOrderList } from './use-order-list.ts';

const loadMoneyBack = () => import('../money-back-of-order.tsx');

export default function BrandOrders() {
  const list = useOrderList(SELLER_ORDER_STATUSES);
  const orders = useQuery({ ...shopOrdersQuery(list.shown), placeholderData: keepPreviousData }, queryClient);
  return (
    <>
      <OrderList
        list={list}
        orders={orders}
        pageSize={SHOP_ORDER_PAGE_SIZE}
        statusNames={GOODS_STATUS_NAMES}
        empty={
          <EmptyState title={orderingWords.noOrdersYet}>
            <p className="text-muted">{orderingWords.whatYouBuyFromBrandsAnd}</p>
            <ButtonLink to="/brands">{basicWords.seeAllBrands}</ButtonLink>
          </EmptyState>
        }
      >
        {(results) => <ShopOrderTable orders={results} addressOf={(order) => list.at({ order })} />}
      </OrderList>
      {list.order !== undefined && <ShownOrder key={list.order} id={list.order} onClose={list.close} />}
    </>
  );
}

function ShownOrder({ id, onClose }: { id: number; onClose: () => void }) {
  const order = useQuery(shopOrderQuery(id), queryClient);
  return (
    <OrderDialog id={id} order={order} onClose={onClose}>
      {(shown) => (
        <ShopOrderDetails order={shown} onClose={onClose}>
          <LazyPart load={loadMoneyBack} skeleton={null}>
            {(MoneyBackOfOrder) => <MoneyBackOfOrder order={shown} />}
          </LazyPart>
        </ShopOrderDetails>
      )}
    </OrderDialog>
  );
}

import { orderGarmentWords } from '#words';
import { MAX_GARMENTS } from '../../../../contract/constants/orders.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { garmentAddress } from '../order-address.ts';

/** Leads to the form of another garment, while the order can have one (orders-107). */
export function AddGarmentLink({ order }: { order: SingleOrder }) {
  const { actions, item_type, garments } = order;
  if (!actions.includes('edit') || item_type === 'shoes') return null;
  if (garments.length >= MAX_GARMENTS) return null;
  return (
    <ButtonLink variant="secondary" to={garmentAddress(order.id)}>
      {orderGarmentWords.addAnotherGarment}
    </ButtonLink>
  );
}

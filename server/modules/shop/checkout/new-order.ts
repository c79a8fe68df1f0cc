import { fail } from '../../../fail.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import type { NewLine, NewOrder, SellerOrderRow, ShopOrderRow } from '../queries.ts';
import type { ValidatedCart } from './cart-rules.ts';
import { firstStatus } from './reservation.ts';

/** The order as a query would return it after the insert. */
export function writtenOrder(
  id: number,
  { order, details, address }: NewOrder,
  wallet: ShopOrderRow['order']['wallet'],
): ShopOrderRow['order'] {
  return { ...order, ...details, ...address, id, wallet, walletPayment: null, status: firstStatus(details) };
}

/** One seller order per seller, in insertion order. */
export function sellerOrderRows(
  lines: ValidatedCart['lines'],
  bought: readonly (NewLine & { line: number })[],
  order: NewOrder['details'],
  ids: ReadonlyMap<number | null, number>,
): SellerOrderRow[] {
  return [...new Set(bought.map(({ brand }) => brand))]
    .map((brand): SellerOrderRow => {
      const items = bought.filter((line) => line.brand === brand);
      return {
        id: ids.get(brand) ?? 0,
        brand,
        seller: lines.find(({ found }) => found?.brandId === brand)?.found?.brandName ?? null,
        status: firstStatus(order),
        cash: null,
        subTotal: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        discount: items.reduce((sum, { discount }) => sum + discount, 0),
        items: items.map(({ brand: _brand, discount: _discount, borne: _borne, ...item }) => ({
          ...item,
          type: order.type,
          returned: 0,
        })),
      };
    })
    .sort((one, other) => one.id - other.id);
}

/** The lines with the ids that they were inserted with. */
export function withIds(bought: readonly NewLine[], ids: readonly number[]): (NewLine & { line: number })[] {
  return bought.map((one, index) => ({ ...one, line: ids[index] ?? 0 }));
}

export function newLineOf(
  { checked, found }: ValidatedCart['lines'][number],
  { discount, borne }: Pick<NewLine, 'discount' | 'borne'>,
): NewLine {
  if (!found?.variantId || found.colour === null) fail('shop.cart_changed');
  const { productId: product, variantId: variant, brandId: brand, name, image, colour, size, price } = found;
  const item = { brand, product, variant, name, image, colour, size, price };
  return { ...item, quantity: checked.quantity, discount, borne };
}

/** The step of a seller order of the new order. */
export function placeStep(orderId: number, sellerOrderId: number, { order, details }: NewOrder): TakenStep {
  return {
    orderId,
    sellerOrderId,
    kind: 'goods',
    action: 'place',
    from: null,
    to: firstStatus(details),
    actorId: order.customerId,
    note: null,
  };
}

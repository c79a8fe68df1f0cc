import type { z } from 'zod';
import { MAX_TOTAL } from '../../../../contract/constants/shop-orders.ts';
import { type DeliveryChoice, deliveryFees } from '../../../../contract/delivery.ts';
import type { CheckedCart, PlaceShopOrder } from '../../../../contract/shop-orders.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { type CartLine, type ValidatedCart, validateLines } from './cart-rules.ts';
import { loadCartContext } from './reservation-queries.ts';

export async function checkCart(
  deps: Deps,
  cart: { items: CartLine[]; delivery: DeliveryChoice },
): Promise<CheckedCart> {
  const { lines, bill, rules, ready } = await validateCart(deps.db, deps, cart, null);
  return {
    items: lines.map(({ checked }) => checked),
    bill,
    delivery_fees: deliveryFees(bill.sub_total, rules),
    free_delivery_from: rules.free_delivery_from,
    ready,
  };
}

export async function validateCart(
  db: Db | Tx,
  { config }: Pick<Deps, 'config'>,
  { items, delivery }: { items: CartLine[]; delivery: DeliveryChoice },
  actor: Actor | null,
) {
  const { stocked, rules, customer } = await loadCartContext(db, items, actor?.id ?? null);
  return {
    ...validateLines(items, stocked, { delivery, rules, shopName: config.brandName }),
    rules,
    customer,
  };
}

/** Throws if the cart differs from what the customer saw. */
export function assertCartUnchanged<Cart extends ValidatedCart>(
  cart: Cart,
  form: z.output<typeof PlaceShopOrder>,
): Cart {
  const problems = cart.lines.map(({ checked }) => checked.problem);
  if (!cart.ready) {
    fail(
      problems.every((one) => one === null || one === 'other_type')
        ? 'shop.types_mixed'
        : 'shop.cart_changed',
    );
  }
  if (cart.bill.total !== form.total) fail('shop.cart_changed');
  if (cart.bill.sub_total > MAX_TOTAL) fail('shop.too_large');
  return cart;
}

import type { z } from 'zod';
import { LOWEST_SHARE_PERCENT } from '../../../../contract/constants/discounts.ts';
import { MAX_TOTAL } from '../../../../contract/constants/shop-orders.ts';
import { type DeliveryChoice, deliveryFees } from '../../../../contract/delivery.ts';
import { formatRupees } from '../../../../contract/money.ts';
import type { CheckedCart, PlaceShopOrder } from '../../../../contract/shop-orders.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import type { Neighbour } from '../../../infra/neighbours.ts';
import { creditOf } from '../../credit/service.ts';
import { discountCart, withGuessLimit } from '../../discounts/service.ts';
import { type CartLine, validateLines } from './cart-rules.ts';
import { loadCartContext } from './reservation-queries.ts';

interface Cart {
  items: CartLine[];
  delivery: DeliveryChoice;
  code?: string | undefined;
}

/** Fails on `code` if the code cannot be used. */
export function checkCart(
  deps: Deps,
  { actor, neighbour }: { actor: Actor | null; neighbour: Neighbour },
  cart: Cart,
): Promise<CheckedCart> {
  return withGuessLimit(deps, cart.code, { actorId: actor?.id ?? null, neighbour }, async () => {
    const checked = await validateCart(deps.db, deps, cart, actor);
    if (checked.discounted.refusal) throw checked.discounted.refusal;
    return presentChecked(checked);
  });
}

function presentChecked({ lines, bill, rules, ready, discounted, credit }: DiscountedCart): CheckedCart {
  const { used } = discounted;
  return {
    items: lines.map(({ checked }) => checked),
    bill,
    discount_code: used && { code: used.code, amount: used.amount },
    credit,
    delivery_fees: deliveryFees(bill.sub_total, rules),
    free_delivery_from: rules.free_delivery_from,
    ready,
  };
}

export async function validateCart(
  db: Db | Tx,
  { config }: Pick<Deps, 'config'>,
  { items, delivery, code }: Cart,
  actor: Actor | null,
  isPlacing = false,
) {
  const customerId = actor?.id ?? null;
  const { stocked, rules, customer } = await loadCartContext(db, items, customerId);
  const cart = validateLines(items, stocked, { delivery, rules, shopName: config.brandName });
  const discounted = await discountCart(
    db,
    code,
    { customerId, isPlacing },
    {
      lines: cart.lines.map(({ checked, found }) => ({
        total: checked.line_total,
        brandId: found?.brandId ?? null,
      })),
      discount: cart.bill.discount,
      lowestShare: rules.lowest_share_percent ?? LOWEST_SHARE_PERCENT,
    },
  );
  const { amount } = discounted;
  const bill = {
    ...cart.bill,
    discount: cart.bill.discount + amount,
    total: cart.bill.total - amount,
  };
  const credit = await creditOf(db, customerId);
  return { ...cart, bill, rules, customer, discounted, credit };
}

export type DiscountedCart = Awaited<ReturnType<typeof validateCart>>;

/** Throws if the cart differs from what the customer saw, or the code cannot be used. */
export function assertCartUnchanged(
  cart: DiscountedCart,
  form: z.output<typeof PlaceShopOrder>,
): DiscountedCart {
  const problems = cart.lines.map(({ checked }) => checked.problem);
  if (!cart.ready) {
    fail(
      problems.every((one) => one === null || one === 'other_type')
        ? 'shop.types_mixed'
        : 'shop.cart_changed',
    );
  }
  if (cart.discounted.refusal) throw cart.discounted.refusal;
  if (cart.bill.total !== form.total || form.credit > form.total) fail('shop.cart_changed');
  assertCredit(cart, form.credit);
  if (cart.bill.sub_total > MAX_TOTAL) fail('shop.too_large');
  return cart;
}

/** Only an account whose address is proven pays with credit, since others' orders may end unconfirmed (credit-3). */
function assertCredit({ customer, credit }: DiscountedCart, asked: number): void {
  if (asked === 0) return;
  if (!customer) fail('credit.needs_account');
  if (!customer.isProven) fail('credit.unproven');
  if (asked > credit) fail('credit.changed', { balance: formatRupees(credit) });
}

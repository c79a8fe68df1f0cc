import { capture } from '../server/modules/shop/payments/capture-service.ts';
import { type SellerAction, stepSellerOrder } from '../server/modules/shop/seller-orders/service.ts';
import type { TestApp } from './app.ts';
import { type SignedUp, signUp } from './factories.ts';
import { makeBrand, makeProduct } from './factories-shop.ts';
import { cardToken, orderForm, sendOrder } from './factories-shop-orders.ts';

const STAFF = { id: 466, role: 'support', sessionId: 0 } as const;

export async function walkParcel(shop: TestApp, part: number, ...to: SellerAction[]): Promise<void> {
  for (const action of to)
    await shop.deps.db.transaction((tx) => stepSellerOrder(tx, shop.deps, STAFF, part, action));
}

interface DeliveredGoods {
  id: number;
  part: number;
  number: string;
  /** Of the brand; of the shop's own goods somebody else. */
  owner: SignedUp;
  customer: SignedUp;
  lines: { line: number; price: number; variant: number }[];
}

/** Three shirts for Rs 1,000 and one for Rs 2,500 of one seller, delivered. */
export async function deliveredGoods(
  shop: TestApp,
  pays: 'cash' | 'card' = 'cash',
  seller: 'brand' | 'shop' = 'brand',
): Promise<DeliveredGoods> {
  const owner = await signUp(shop, { userType: 'brand' });
  const { id: brandId } = await makeBrand(shop, { userId: owner.id });
  const of = seller === 'brand' ? { brandId } : { brandId: null, type: 'culture' as const };
  const goods = [
    await makeProduct(shop, { ...of, price: 1000 }),
    await makeProduct(shop, { ...of, price: 2500 }),
  ];
  const customer = await signUp(shop);
  const lines = goods.map((product, index) => ({
    product,
    variant: product.variants[0] ?? { id: 0 },
    quantity: index === 0 ? 3 : 1,
  }));
  const card = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
  const form = orderForm(lines, { email: undefined, ...(pays === 'card' ? card : {}) });
  const order = (await sendOrder(shop, form, { by: customer })).json();
  if (pays === 'card') await capture(shop.deps, order.id);
  const [part] = order.parts;
  await walkParcel(shop, part.id, 'pack', 'ship', 'deliver');
  return { id: order.id, part: part.id, number: order.tracking_id, owner, customer, lines: part.items };
}

import type { APIRequestContext, Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { type Customer, expect, storageOf } from './shop.ts';

/** A cart line in local storage (shop-1). */
export interface Line {
  id: number;
  name: string;
  price: number;
  image: string;
  category: string;
  quantity: number;
  type: 'brand' | 'culture';
  variant: number;
  colour: string;
  size: string | null;
}

interface Variant {
  id: number;
  colour: string;
  size: string | null;
  stock: number;
}

export interface Good {
  line: Line;
  stock: number;
  address: string;
}

export async function someGoods(
  request: APIRequestContext,
  type: 'brand' | 'culture',
  count = 1,
  brand = 1,
): Promise<Good[]> {
  const list = await request.get(
    `${SHOP}/api/products/${type === 'culture' ? 'culture/' : `?brand=${brand}`}`,
  );
  expect(list.status()).toBe(200);
  const found: Good[] = [];
  for (const { id } of (await list.json()).results) {
    const product = await (await request.get(`${SHOP}/api/products/${id}/`)).json();
    const variant = product.variants.find(({ stock }: Variant) => stock >= 6) as Variant | undefined;
    if (!variant) continue;
    const { name, price, image, category } = product;
    const colour = product.colours.find(({ code }: { code: string }) => code === variant.colour).name;
    found.push({
      line: {
        id,
        name,
        price,
        image,
        category,
        quantity: 1,
        type,
        variant: variant.id,
        colour,
        size: variant.size,
      },
      stock: variant.stock,
      address: `/${type === 'culture' ? 'culture_product' : 'product'}?id=${id}`,
    });
    if (found.length === count) return found;
  }
  throw new Error(`There are only ${found.length} ${type} products with enough pieces.`);
}

/** Replaces the browser's storage by this cart, and a session if there is a customer. */
export function openWithCart(
  page: Page,
  cart: readonly Line[],
  customer?: Customer,
  location = 'local',
): Promise<void> {
  const session = customer ? (storageOf(customer).origins[0]?.localStorage ?? []) : [];
  const localStorage = [
    ...session.filter(({ name }) => name !== 'userLocationType'),
    { name: 'userLocationType', value: location },
    { name: 'cart', value: JSON.stringify(cart) },
  ];
  return page.context().setStorageState({ cookies: [], origins: [{ origin: SHOP, localStorage }] });
}

export async function storedCart(page: Page): Promise<Line[]> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('cart'))) ?? '[]') as Line[];
}

export function rupees(amount: number): string {
  return `Rs ${amount.toLocaleString('en-US')}`;
}

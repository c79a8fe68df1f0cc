import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Size } from '../contract/catalogue.ts';
import { brands, products, variants } from '../server/db/schema/catalogue.ts';
import { goodsOrderDetails } from '../server/db/schema/order-details.ts';
import { orderAddresses, orders } from '../server/db/schema/orders.ts';
import { reviews } from '../server/db/schema/reviews.ts';
import { sellerOrderItems, sellerOrders } from '../server/db/schema/shop.ts';
import type { TestApp } from './app.ts';
import { signUp } from './factories.ts';

let made = 0;

function freshName(of: string): string {
  return `${of} ${++made} ${randomBytes(3).toString('hex')}`;
}

export async function makeBrand(test: TestApp, traits: Partial<typeof brands.$inferInsert> = {}) {
  const userId = traits.userId ?? (await signUp(test, { userType: 'brand' })).id;
  const [brand] = await test.deps.db
    .insert(brands)
    .values({
      name: freshName('Brand'),
      city: 'Lahore',
      location: 'local',
      category: 'mens',
      ...traits,
      userId,
    })
    .returning();
  if (!brand) throw new Error('No brand was made');
  return brand;
}

interface ProductTraits extends Partial<typeof products.$inferInsert> {
  /** Code → hex; by default one colour. */
  colours?: Record<string, string>;
  /** `null` means one size; by default S and M. */
  sizes?: (Size | null)[];
  /** Pieces of each variant, by default 20. */
  stock?: number;
}

/**
 * Inserts a listed product with a variant for each colour and size, in that order. It belongs to the culture collection
 * if `type` says so, else to the brand `brandId` or a new one.
 */
export async function makeProduct(
  test: TestApp,
  { colours = { indigo: '#4338CA' }, sizes = ['S', 'M'], stock = 20, ...traits }: ProductTraits = {},
) {
  const { db } = test.deps;
  const place =
    traits.type === 'culture'
      ? { collection: 'punjabi' as const }
      : { brandId: traits.brandId ?? (await makeBrand(test)).id, section: 'stitched' as const };
  const [inserted] = await db
    .insert(products)
    .values({
      type: 'brand',
      name: freshName('Product'),
      category: 'mens',
      price: 2500,
      image: '/art/goods/example-640.webp',
      imageDescription: 'A kurta on a hanger',
      ...place,
      ...traits,
    })
    .returning();
  if (!inserted) throw new Error('No product was made');
  const shelf = Object.entries(colours).flatMap(([colour, colourHex]) =>
    sizes.map((size) => ({ productId: inserted.id, colour, colourName: colour, colourHex, size, stock })),
  );
  if (shelf.length > 0) await db.insert(variants).values(shelf);
  // Read again, because the variants have set `in_stock`.
  const [product] = await db.select().from(products).where(eq(products.id, inserted.id));
  const lying = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, inserted.id))
    .orderBy(asc(variants.id));
  return { ...(product ?? inserted), variants: lying };
}

type MadeProduct = Awaited<ReturnType<typeof makeProduct>>;

/** Inserts an order of one piece, delivered by default. */
export async function makeShopOrder(
  { deps }: TestApp,
  { id: customerId }: { id: number },
  product: MadeProduct,
  status: (typeof sellerOrders.$inferSelect)['status'] = 'DELIVERED',
) {
  const [variant] = product.variants;
  if (!variant) throw new Error('There is nothing to buy');
  const { db } = deps;
  const signs = Array.from(randomBytes(10), (byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]);
  const [order] = await db
    .insert(orders)
    .values({
      kind: 'goods',
      trackingNumber: `NP-${signs.join('')}`,
      customerId,
      status,
      paymentMethod: 'COD',
      total: product.price,
      expectedDeliveryDate: '2026-01-15',
    })
    .returning();
  if (!order) throw new Error('No order was made');
  await db.insert(goodsOrderDetails).values({
    orderId: order.id,
    type: product.type,
    delivery: 'standard',
    subTotal: product.price,
    discount: 0,
    deliveryFee: 0,
  });
  await db.insert(orderAddresses).values({
    orderId: order.id,
    purpose: 'delivery',
    fullName: 'Somebody',
    address: '12 Mall Road',
    city: 'Lahore',
    postalCode: '54000',
    country: 'PK',
  });
  const [part] = await db
    .insert(sellerOrders)
    .values({ orderId: order.id, brandId: product.brandId, status, subTotal: product.price })
    .returning();
  await db.insert(sellerOrderItems).values({
    sellerOrderId: part?.id ?? 0,
    productId: product.id,
    variantId: variant.id,
    name: product.name,
    image: product.image,
    colour: variant.colourName,
    size: variant.size,
    price: product.price,
    quantity: 1,
  });
  return order;
}

/** Inserts a review, by a new customer unless `customerId` is given. */
export async function makeReview(
  test: TestApp,
  product: { id: number },
  traits: Partial<typeof reviews.$inferInsert> = {},
) {
  const customerId = traits.customerId ?? (await signUp(test)).id;
  const [review] = await test.deps.db
    .insert(reviews)
    .values({ rating: 5, text: 'Well made and true to size.', ...traits, customerId, productId: product.id })
    .returning();
  if (!review) throw new Error('No review was made');
  return review;
}

import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Size } from '../contract/catalogue.ts';
import { brands, products, variants } from '../server/db/schema/catalogue.ts';
import type { TestApp } from './app.ts';
import { signUp } from './factories.ts';

let made = 0;

/** A name that nothing else has. */
function freshName(of: string): string {
  return `${of} ${++made} ${randomBytes(3).toString('hex')}`;
}

/** A listed local brand with an account of its own, as the database keeps it. */
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

/** What a product is like; the rest is ordinary. */
interface ProductTraits extends Partial<typeof products.$inferInsert> {
  /** Code → hex; one colour by default. */
  colours?: Record<string, string>;
  /** Null: one size. S and M by default. */
  sizes?: (Size | null)[];
  /** Pieces of each variant, 20 by default. */
  stock?: number;
}

/**
 * A listed product as the database keeps it, with its `variants` (every colour in every size, in that order). It is
 * of the culture collection if `type` says so, else of a brand: the one of `brandId`, or one made for it.
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
  // Its variants have put it in stock since.
  const [product] = await db.select().from(products).where(eq(products.id, inserted.id));
  const lying = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, inserted.id))
    .orderBy(asc(variants.id));
  return { ...(product ?? inserted), variants: lying };
}

import { beforeAll, describe, expect, test } from 'vitest';
import { PRODUCT_COLUMNS } from '../../../../contract/constants/shelf.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { productFiles } from '../../../../test/product-files.ts';
import { auditEntries } from '../../../db/schema/audit.ts';

const shop = testApp();
const files = productFiles(shop);

let seller: SignedUp;
let brandId: number;
let admin: SignedUp;

beforeAll(async () => {
  seller = await signUp(shop, { userType: 'brand' });
  brandId = (await makeBrand(shop, { userId: seller.id, name: 'Rohi, Bahawalpur' })).id;
  admin = await signUp(shop, { userType: 'admin' });
});

describe('an export of products (transfers-9)', () => {
  test('has a row for each variant, with all fields but the pictures', async () => {
    const product = await makeProduct(shop, {
      brandId,
      name: '=Kurta, "long"',
      description: 'Woven in Bahawalpur.\nWash cold.',
      dressType: 'Kurta',
      price: 3200,
      compareAtPrice: 4000,
      clothMetres: 3.25,
      clothWidthInches: 54,
      facts: { Fabric: 'Khaddar', 'Wash: how': 'Cold' },
      colours: { indigo: '#4338CA', rust: '#A0522D' },
      sizes: ['S', null],
      stock: 7,
    });
    const rows = await files.exportedRows(seller, { search: String(product.id) });
    expect(rows).toHaveLength(4);
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.values(PRODUCT_COLUMNS));
    expect(rows[0]).toEqual({
      Product: String(product.id),
      Version: '1',
      Brand: 'Rohi, Bahawalpur',
      Section: 'Stitched',
      Collection: '',
      Category: 'Mens Wear',
      Name: '=Kurta, "long"',
      Description: 'Woven in Bahawalpur.\nWash cold.',
      'Dress type': 'Kurta',
      Price: '3200',
      'Struck-through price': '4000',
      'Cloth length (m)': '3.25',
      'Cloth width (in)': '54',
      Shown: 'yes',
      Facts: 'Fabric: Khaddar\nWash\\: how: Cold',
      'Colour code': 'indigo',
      Colour: 'indigo',
      'Colour value': '#4338CA',
      Size: '',
      SKU: '',
      Stock: '7',
      'Stock at export': '7',
    });
    expect(rows.map((row) => [row['Colour code'], row.Size])).toEqual([
      ['indigo', ''],
      ['indigo', 'S'],
      ['rust', ''],
      ['rust', 'S'],
    ]);
  });

  test('keeps a product without variants, in a row of its own', async () => {
    const product = await makeProduct(shop, { brandId, colours: {}, active: false });
    const rows = await files.exportedRows(seller, { state: 'hidden' });
    expect(rows).toMatchObject([{ Product: String(product.id), Shown: 'no', 'Colour code': '', Stock: '' }]);
  });

  test("holds a brand's own products only, whatever brand it asks for", async () => {
    const product = await makeProduct(shop);
    for (const filters of [{}, { brand: String(product.brandId) }]) {
      const brands = new Set((await files.exportedRows(seller, filters)).map(({ Brand }) => Brand));
      expect([...brands]).toEqual(['Rohi, Bahawalpur']);
    }
    expect(await files.exportedRows(seller, { search: String(product.id) })).toEqual([]);
  });

  test('of staff holds all products, or those of a brand, and is in the audit log', async () => {
    const product = await makeProduct(shop, { type: 'culture' });
    const all = await files.exportedRows(admin);
    expect(all).toContainEqual(
      expect.objectContaining({ Product: String(product.id), Brand: '', Collection: 'Punjabi Collection' }),
    );
    const brands = new Set(
      (await files.exportedRows(admin, { brand: String(brandId) })).map(({ Brand }) => Brand),
    );
    expect([...brands]).toEqual(['Rohi, Bahawalpur']);
    const audited = await shop.deps.db.select().from(auditEntries);
    expect(audited).toContainEqual(
      expect.objectContaining({
        actorId: admin.id,
        action: 'transfers.export-started',
        data: { kind: 'products', brand: String(brandId) },
      }),
    );
  });

  test('has every row once where products fill more than a query', async () => {
    const other = await signUp(shop, { userType: 'brand' });
    const { id } = await makeBrand(shop, { userId: other.id });
    const made: number[] = [];
    for (let n = 0; n < 103; n += 1) {
      // A hundred products have more rows than a batch.
      const colours = Object.fromEntries(Array.from({ length: 6 }, (_, of) => [`c${of}`, '#4338CA']));
      made.push((await makeProduct(shop, { brandId: id, colours })).id);
    }
    const rows = await files.exportedRows(other);
    expect(rows.map(({ Product }) => Number(Product))).toEqual(made.flatMap((of) => Array(12).fill(of)));
  });

  test('of an account without a brand fails with the reason', async () => {
    const response = await files.startExport(await signUp(shop, { userType: 'brand' }));
    expect(response.statusCode).toBe(409);
    expect(response.json().detail).toContain('no brand yet');
  });

  test('is refused to others, without a session, and with filters that the list has not', async () => {
    expect((await files.startExport(null)).statusCode).toBe(401);
    expect((await files.startExport(await signUp(shop, { userType: 'tailor' }))).statusCode).toBe(403);
    const response = await files.startExport(seller, { state: 'lost' });
    expect(response.json()).toEqual({ filters: ['Choose one of the options.'] });
  });
});

import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { type FileRow, productFiles, writeRows } from '../../../../test/product-files.ts';
import { writeBrands } from '../../../db/demo/brands.ts';
import { writeProducts } from '../../../db/demo/products.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';

const shop = testApp();
const files = productFiles(shop);

let seller: SignedUp;
let brandId: number;
let admin: SignedUp;

beforeAll(async () => {
  seller = await signUp(shop, { userType: 'brand' });
  brandId = (await makeBrand(shop, { userId: seller.id, name: 'Rohi' })).id;
  admin = await signUp(shop, { userType: 'admin' });
});

const make = (traits: Parameters<typeof makeProduct>[1] = {}) => makeProduct(shop, { brandId, ...traits });

const rowsOf = (id: number, by = seller) => files.exportedRows(by, { search: String(id) });

async function productOf(id: number) {
  const [row] = await shop.deps.db.select().from(products).where(eq(products.id, id));
  return row ?? expect.unreachable('no product');
}

const variantsOf = (id: number) =>
  shop.deps.db
    .select()
    .from(variants)
    .where(and(eq(variants.productId, id), eq(variants.retired, false)))
    .orderBy(variants.id);

/** Sells this many pieces of the first variant. */
async function sell(product: Awaited<ReturnType<typeof make>>, quantity: number) {
  const line = { product, variant: product.variants[0], quantity };
  const order = await sendOrder(shop, orderForm([line]), { by: await signUp(shop) });
  expect(order.statusCode, order.payload).toBe(201);
}

const NEW: FileRow = {
  Section: 'Stitched',
  Category: 'Mens Wear',
  Name: 'Imported kurta',
  Price: 'Rs 3,200',
  Colour: 'Sky blue',
  'Colour value': '#87ceeb',
  Size: 'M',
  Stock: '4',
};

describe('an export that is imported again', () => {
  test('changes nothing when nothing was edited', async () => {
    const made = [
      await make({ name: '=1+1', description: "'quoted\r\nand broken", facts: { b: '1', 'a: c': 'x\ny' } }),
      await make({ colours: {}, active: false }),
    ];
    const before = await Promise.all(made.map(({ id }) => productOf(id)));
    const rows = await files.exportedRows(seller);
    const transfer = await files.imported(seller, rows);
    expect(transfer).toMatchObject({ state: 'DONE', rows_done: rows.length, errors: 0 });
    expect(await Promise.all(made.map(({ id }) => productOf(id)))).toEqual(before);
  });

  test('saves what was edited of a product, and raises its version', async () => {
    const product = await make({ facts: { Fabric: 'Khaddar' }, price: 2500 });
    const [first, second] = await rowsOf(product.id);
    const edit = { Name: 'New name', Price: 'Rs 2,999', 'Struck-through price': '3,500', Category: 'womens' };
    await files.imported(seller, [
      { ...first, ...edit, SKU: 'RK-1', Facts: 'Fabric: Karandi\nWash: Cold' },
      { ...second, ...edit, Facts: '', Description: '' },
    ]);
    expect(await productOf(product.id)).toMatchObject({
      version: 2,
      updatedBy: seller.id,
      name: 'New name',
      price: 2999,
      compareAtPrice: 3500,
      category: 'womens',
      facts: { Fabric: 'Karandi', Wash: 'Cold' },
      image: product.image,
      sold: 0,
    });
    expect((await variantsOf(product.id)).map(({ sku, stock }) => [sku, stock])).toEqual([
      ['RK-1', 20],
      [null, 20],
    ]);
  });

  test('clears what is emptied', async () => {
    const product = await make({
      description: 'Old',
      compareAtPrice: 9000,
      dressType: 'Kurta',
      facts: { a: 'b' },
    });
    const rows = await rowsOf(product.id);
    const empty = { Description: '', 'Struck-through price': '', 'Dress type': '', Facts: '' };
    await files.imported(
      seller,
      rows.map((row) => ({ ...row, ...empty })),
    );
    expect(await productOf(product.id)).toMatchObject({
      description: '',
      compareAtPrice: null,
      dressType: null,
      facts: {},
    });
  });

  test('adds a size by a row with the number, the colour and the size; what has no row stays', async () => {
    const product = await make();
    const [first] = await rowsOf(product.id);
    const added = {
      Product: String(product.id),
      'Colour code': 'indigo',
      Size: 'XL',
      Stock: '9',
      SKU: 'XL-9',
    };
    await files.imported(seller, [first ?? {}, added]);
    expect((await variantsOf(product.id)).map(({ size, stock, sku }) => [size, stock, sku])).toEqual([
      ['S', 20, null],
      ['M', 20, null],
      ['XL', 9, 'XL-9'],
    ]);
  });

  test('renames a colour by its code, and makes a code for a new one', async () => {
    const product = await make({ sizes: ['S'] });
    const [row] = await rowsOf(product.id);
    await files.imported(seller, [
      { ...row, Colour: 'Deep indigo', 'Colour value': '#112233' },
      { Product: String(product.id), Colour: 'Sky blue', 'Colour value': '#87ceeb', Stock: '1' },
    ]);
    expect(
      (await variantsOf(product.id)).map(({ id, colour, colourName, colourHex, size }) => [
        id,
        colour,
        colourName,
        colourHex,
        size,
      ]),
    ).toEqual([
      [product.variants[0]?.id, 'indigo', 'Deep indigo', '#112233', 'S'],
      [expect.any(Number), 'sky-blue', 'Sky blue', '#87CEEB', null],
    ]);
  });

  test('of the demo shop has no error and changes nothing', async () => {
    const owner = await signUp(shop, { userType: 'brand' });
    const now = new Date();
    await shop.deps.db.transaction(async (tx) => {
      await writeBrands(tx, owner.id, now);
      await writeProducts(tx, now);
    });
    const rows = await files.exportedRows(admin);
    expect(rows.length).toBeGreaterThan(300);
    const before = await shop.deps.db.select().from(products);
    await files.imported(admin, rows);
    expect(await shop.deps.db.select().from(products)).toEqual(before);
  });
});

describe('stock in a file', () => {
  test('that is as in the export stays as it is now, whatever was sold since (transfers-12)', async () => {
    const product = await make({ stock: 10 });
    const rows = await rowsOf(product.id);
    await sell(product, 3);
    await files.imported(
      seller,
      rows.map((row) => ({ ...row, Price: '2600' })),
    );
    expect((await variantsOf(product.id)).map(({ stock }) => stock)).toEqual([7, 10]);
    expect(await productOf(product.id)).toMatchObject({ price: 2600 });
  });

  test('that was edited is refused where pieces were sold since, unless the column is emptied', async () => {
    const product = await make({ stock: 10 });
    const [row, ...others] = await rowsOf(product.id);
    await sell(product, 3);
    expect(await files.refusals(seller, [{ ...row, Stock: '15' }, ...others])).toEqual([
      '2 Stock: It was 10 in the export and is 7 now. Export again, or empty “Stock at export” to set it anyway.',
    ]);
    await files.imported(seller, [{ ...row, Stock: '15', 'Stock at export': '' }, ...others]);
    expect((await variantsOf(product.id)).map(({ stock }) => stock)).toEqual([15, 10]);
  });
});

describe('a new product in a file (transfers-10)', () => {
  test('is made hidden, of the own brand, from rows with the same name', async () => {
    const name = `Imported for brand ${brandId}`;
    await files.imported(seller, [
      { ...NEW, Name: name, SKU: 'NEW-M', Shown: 'yes' },
      { Name: name, Colour: 'Sky blue', Size: 'L', Stock: '0' },
    ]);
    const [made] = await shop.deps.db.select().from(products).where(eq(products.name, name));
    expect(made).toMatchObject({ brandId, active: false, price: 3200, version: 1, section: 'stitched' });
    expect(
      (await variantsOf(made?.id ?? 0)).map(({ colour, colourHex, size, stock, sku }) => [
        colour,
        colourHex,
        size,
        stock,
        sku,
      ]),
    ).toEqual([
      ['sky-blue', '#87CEEB', 'M', 4, 'NEW-M'],
      ['sky-blue', '#87CEEB', 'L', 0, null],
    ]);
  });

  test('of staff is of the brand that is named, or of the culture collection', async () => {
    const rows = [
      { ...NEW, Brand: 'ROHI', Name: 'By staff for a brand' },
      { ...NEW, Section: '', Collection: 'Sindhi Heritage', Name: 'By staff for the collection' },
    ];
    await files.imported(admin, rows);
    const made = await shop.deps.db.select().from(products);
    expect(made).toContainEqual(expect.objectContaining({ name: 'By staff for a brand', brandId }));
    const culture = made.find(({ name }) => name === 'By staff for the collection');
    expect(culture).toMatchObject({ type: 'culture', brandId: null, collection: 'sindhi' });
    expect(await shop.deps.db.select().from(auditEntries)).toContainEqual(
      expect.objectContaining({
        actorId: admin.id,
        action: 'catalogue.product-added',
        subjectId: String(culture?.id),
      }),
    );
  });

  test('is refused row by row: each error has its row, its column and a sentence', async () => {
    expect(
      await files.refusals(seller, [
        { ...NEW, Name: 'a', Stock: '-2' },
        { ...NEW, Name: 'b', Section: '' },
        { ...NEW, Name: 'c', Price: '', 'Dress type': 'Toga' },
        { ...NEW, Name: 'd', 'Struck-through price': '3200' },
        { ...NEW, Name: 'e', Price: 'much' },
        { ...NEW, Name: 'f', Colour: '' },
        { ...NEW, Name: 'g', 'Colour value': '' },
        { ...NEW, Name: 'h', Stock: '' },
        { ...NEW, Name: 'i', Brand: 'No such brand' },
        { ...NEW, Name: '' },
      ]),
    ).toEqual([
      '2 Stock: Enter 0 or more.',
      '3 Section: Choose where it is shown.',
      '4 Dress type: Choose one of the options.',
      '4 Price: This field is required.',
      '5 Struck-through price: The struck-through price must be higher than the price.',
      '6 Price: Write price as a whole number, for example 1200.',
      '7 Colour code: This field is required.',
      '8 Colour value: This field is required.',
      '9 Stock: This field is required.',
      '10 Brand: There is no such brand.',
      '11 Name: This field is required.',
    ]);
  });

  test('is refused where its rows contradict each other', async () => {
    expect(
      await files.refusals(seller, [
        NEW,
        { ...NEW, Price: '3300', Size: 'L' },
        NEW,
        { ...NEW, 'Colour value': '#000000', Size: 'XL', SKU: 'a' },
        { ...NEW, Size: 'S', SKU: 'A' },
      ]),
    ).toEqual([
      '3 Price: Row 2 of the same product says something else.',
      '4 Size: Row 2 has the same colour and size.',
      '5 Colour value: Row 2 of the same product says something else.',
      '6 SKU: Row 5 has the same SKU.',
    ]);
  });

  test('cannot take the SKU of another product, also not of one in the file', async () => {
    const product = await make();
    await shop.deps.db.update(variants).set({ sku: 'Taken-1' }).where(eq(variants.productId, product.id));
    expect(
      await files.refusals(seller, [
        { ...NEW, Name: 'one', SKU: 'TAKEN-1' },
        { ...NEW, Name: 'two', SKU: 'fresh-1' },
        { ...NEW, Name: 'three', SKU: 'FRESH-1' },
      ]),
    ).toEqual([
      '2 SKU: The SKU TAKEN-1 belongs to another product.',
      '4 SKU: The SKU FRESH-1 belongs to another product.',
    ]);
  });
});

describe('products of others (transfers-11)', () => {
  test('are as unknown as those that do not exist, for a brand', async () => {
    const foreign = await makeProduct(shop);
    const rows = await rowsOf(foreign.id, admin);
    const missing = rows.map((row) => ({ ...row, Product: '999999' }));
    const own = (of: FileRow[]) => of.map((row) => ({ ...row, Brand: '', Price: '1' }));
    expect(await files.refusals(seller, [...own(rows), ...own(missing)])).toEqual([
      '2 Product: There is no product with this number.',
      '4 Product: There is no product with this number.',
    ]);
    expect(await productOf(foreign.id)).toMatchObject({ price: 2500, version: 1 });
  });

  test('are edited by staff, each in the audit log, but move to no other brand', async () => {
    const foreign = await makeProduct(shop);
    const rows = await rowsOf(foreign.id, admin);
    expect(
      await files.refusals(
        admin,
        rows.map((row) => ({ ...row, Brand: 'Rohi' })),
      ),
    ).toEqual(['2 Brand: A product cannot move to another brand.']);
    await files.imported(
      admin,
      rows.map((row) => ({ ...row, Price: '2700' })),
    );
    expect(await productOf(foreign.id)).toMatchObject({ price: 2700, updatedBy: admin.id });
    expect(await shop.deps.db.select().from(auditEntries)).toContainEqual(
      expect.objectContaining({
        action: 'catalogue.product-edited',
        subjectId: String(foreign.id),
        data: { name: foreign.name, price: '2500 → 2700' },
      }),
    );
  });

  test('give the brand of a new product no name that is not its own', async () => {
    await makeBrand(shop, { name: 'Zarposh' });
    expect(await files.refusals(seller, [{ ...NEW, Brand: 'Zarposh' }])).toEqual([
      '2 Brand: There is no such brand.',
    ]);
  });
});

describe('a product that somebody has changed', () => {
  const edit = (id: number) =>
    shop.app.inject({
      method: 'PATCH',
      url: `/api/shelf/products/${id}/`,
      headers: seller.headers,
      payload: { active: false },
    });

  test('since the export is reported, not overwritten (transfers-11)', async () => {
    const product = await make();
    const rows = (await rowsOf(product.id)).map((row) => ({ ...row, Price: '1' }));
    await edit(product.id);
    expect(await files.refusals(seller, rows)).toEqual([
      '2 Version: This product has changed since the export. Export it again.',
    ]);
    expect(
      await files.refusals(
        seller,
        rows.map((row) => ({ ...row, Version: '' })),
      ),
    ).toEqual(['2 Version: Copy the version from the export, so that nothing newer is overwritten.']);
  });

  test('since the check is left out and listed; the others are applied (transfers-7)', async () => {
    const [changed, other] = [await make(), await make()];
    const rows = [...(await rowsOf(changed.id)), ...(await rowsOf(other.id))];
    const { id, errors } = await files.checked(
      seller,
      writeRows(rows.map((row) => ({ ...row, Price: '2800' }))),
    );
    expect(errors).toBe(0);
    await edit(changed.id);
    expect(await files.applied(seller, id)).toMatchObject({ state: 'DONE', rows_done: 4, errors: 2 });
    expect(await files.errorsOf(seller, id)).toEqual([
      { row: 2, column: 'Version', sentence: 'This product has changed since the export. Export it again.' },
    ]);
    expect(await productOf(changed.id)).toMatchObject({ price: 2500, active: false });
    expect(await productOf(other.id)).toMatchObject({ price: 2800 });
  });

  test('in rows that are apart is refused, so that no version is missed', async () => {
    const [one, other] = [await make(), await make()];
    const [first, second] = await rowsOf(one.id);
    const between = await rowsOf(other.id);
    expect(await files.refusals(seller, [first ?? {}, ...between, second ?? {}])).toEqual([
      '5 Product: The rows of a product must follow each other. Sort the file by the column Product.',
    ]);
  });
});

describe('the calls of an import', () => {
  test('need a session and the role of a seller or staff', async () => {
    expect((await files.startImport(null, 10)).statusCode).toBe(401);
    expect((await files.startImport(await signUp(shop, { userType: 'tailor' }), 10)).statusCode).toBe(403);
    expect((await files.startImport(await signUp(shop), 10)).statusCode).toBe(403);
    expect((await files.startImport(seller, 0)).json()).toEqual({ bytes: ['Enter 1 or more.'] });
  });

  test('apply nothing while a row is wrong, and not for others', async () => {
    const before = await shop.deps.db.$count(products);
    const { id } = await files.checked(
      seller,
      writeRows([
        { ...NEW, Name: 'right' },
        { ...NEW, Price: 'x' },
      ]),
    );
    expect((await files.apply(seller, id)).json().code).toBe('transfers.not_checked');
    expect((await files.apply(admin, id)).statusCode).toBe(404);
    expect((await files.apply(null, id)).statusCode).toBe(401);
    expect(await shop.deps.db.$count(products)).toBe(before);
  });

  test('fail on a file without its columns', async () => {
    const transfer = await files.checked(seller, 'Product;Price\n1;2\n');
    expect(transfer).toMatchObject({
      state: 'FAILED',
      failure: expect.stringMatching(/lacks the columns Version/),
    });
  });
});

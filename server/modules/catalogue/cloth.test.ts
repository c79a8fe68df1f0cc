import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductDetail } from '../../../contract/catalogue.ts';
import { OPTIONAL_PRODUCT_COLUMNS } from '../../../contract/constants/shelf.ts';
import { readCsv, writeCsv } from '../../../contract/csv.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { productFiles, writeRows } from '../../../test/product-files.ts';

const shop = testApp();
const files = productFiles(shop);

let seller: SignedUp;
let brandId: number;

beforeAll(async () => {
  seller = await signUp(shop, { userType: 'brand' });
  brandId = (await makeBrand(shop, { userId: seller.id, name: 'Rohi' })).id;
});

const shelf = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = seller) =>
  shop.app.inject({
    method,
    url: `/api/shelf/products/${path}`,
    headers: who.headers,
    ...(payload ? { payload } : {}),
  });

const form = (more: object = {}) => ({
  section: 'unstitched',
  category: 'mens',
  name: 'Khaddar length',
  price: 3200,
  active: false,
  pictures: [],
  colours: [],
  variants: [],
  ...more,
});

async function productPage(id: number): Promise<ProductDetail> {
  return (await shop.app.inject({ url: `/api/products/${id}/` })).json();
}

describe('cloth of a product (catalogue-19)', () => {
  test('is saved, read, changed and taken away by the form', async () => {
    const added = await shelf('POST', '', form({ cloth_metres: 3.25, cloth_width_inches: 54 }));
    expect(added.statusCode, added.body).toBe(201);
    const { id } = added.json();
    expect((await shelf('GET', `${id}/`)).json()).toMatchObject({
      cloth_metres: 3.25,
      cloth_width_inches: 54,
    });
    const longer = form({ cloth_metres: 4, cloth_width_inches: 55.5, version: 1 });
    expect((await shelf('PUT', `${id}/`, longer)).json()).toMatchObject({
      version: 2,
      cloth_metres: 4,
      cloth_width_inches: 55.5,
    });
    expect((await shelf('PUT', `${id}/`, form({ version: 2 }))).json()).toMatchObject({
      cloth_metres: null,
      cloth_width_inches: null,
    });
  });

  test.each([
    [{ cloth_metres: 0, cloth_width_inches: 54 }, { cloth_metres: ['Enter 0.1 or more.'] }],
    [{ cloth_metres: 10_000, cloth_width_inches: 54 }, { cloth_metres: ['Enter 200 or less.'] }],
    [{ cloth_metres: 3.333, cloth_width_inches: 54 }, { cloth_metres: ['Write at most two decimals.'] }],
    [{ cloth_metres: '4 m', cloth_width_inches: 54 }, { cloth_metres: [expect.any(String)] }],
    [{ cloth_metres: 4, cloth_width_inches: 19 }, { cloth_width_inches: ['Enter 20 or more.'] }],
    [{ cloth_metres: 4, cloth_width_inches: 121 }, { cloth_width_inches: ['Enter 120 or less.'] }],
    [{ cloth_metres: 4 }, { cloth_width_inches: ['Give the width of the cloth too.'] }],
    [{ cloth_width_inches: 54 }, { cloth_metres: ['Give the length of the cloth too.'] }],
  ])('refuses %j and names the field', async (cloth, errors) => {
    const response = await shelf('POST', '', form(cloth));
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json()).toEqual(errors);
  });

  test("is 404 for another brand's product", async () => {
    const { id } = await makeProduct(shop);
    const cloth = { cloth_metres: 4, cloth_width_inches: 54, version: 1 };
    expect((await shelf('PUT', `${id}/`, form(cloth))).statusCode).toBe(404);
    expect((await productPage(id)).cloth).toBeNull();
  });
});

describe('the page of cloth (catalogue-21)', () => {
  test('says what it is enough for, what it is sold for first', async () => {
    const { id } = await makeProduct(shop, {
      brandId,
      dressType: 'Kurta',
      clothMetres: 4,
      clothWidthInches: 54,
    });
    const { cloth } = await productPage(id);
    expect(cloth).toMatchObject({ metres: 4, width_inches: 54 });
    expect(cloth?.enough_for[0]).toEqual({ dress_type: 'Kurta', largest_size: null, pieces: 2 });
    expect(cloth?.enough_for[1]).toEqual({ dress_type: 'Shalwar_Kameez', largest_size: 'L', pieces: 1 });
  });

  test('has nothing for a piece that is too short, and none without cloth', async () => {
    const short = await makeProduct(shop, { clothMetres: 0.1, clothWidthInches: 54 });
    expect((await productPage(short.id)).cloth).toEqual({
      metres: 0.1,
      width_inches: 54,
      enough_for: [],
      sent_from: 'Lahore',
    });
    expect((await productPage((await makeProduct(shop)).id)).cloth).toBeNull();
  });
});

describe('cloth in a product file (transfers-15)', () => {
  const made = () => makeProduct(shop, { brandId, clothMetres: 4, clothWidthInches: 54 });
  const rowsOf = (id: number) => files.exportedRows(seller, { search: String(id) });
  const read = async (id: number) => (await shelf('GET', `${id}/`)).json();

  test('is changed and emptied by its cells', async () => {
    const { id } = await made();
    const edit = async (metres: string, width: string) => {
      const rows = await rowsOf(id);
      await files.imported(
        seller,
        rows.map((row) => ({ ...row, 'Cloth length (m)': metres, 'Cloth width (in)': width })),
      );
    };
    await edit('5.25', '44');
    expect(await read(id)).toMatchObject({ cloth_metres: 5.25, cloth_width_inches: 44 });
    await edit('', '');
    expect(await read(id)).toMatchObject({ cloth_metres: null, cloth_width_inches: null });
  });

  test('stays as it is where a file of version 1.0 has no such columns', async () => {
    const { id } = await made();
    const [header = [], ...rows] = readCsv(writeRows(await rowsOf(id))) ?? [];
    const places = header.flatMap((name, place) =>
      OPTIONAL_PRODUCT_COLUMNS.some((column) => column === name) ? [] : [place],
    );
    const renamed = rows.map((row) =>
      row.map((cell, place) => (header[place] === 'Name' ? 'Renamed' : cell)),
    );
    const csv = writeCsv([header, ...renamed].map((row) => places.map((place) => row[place] ?? '')));
    const { id: transfer } = await files.checked(seller, csv);
    expect(await files.errorsOf(seller, transfer)).toEqual([]);
    await files.applied(seller, transfer);
    expect(await read(id)).toMatchObject({ name: 'Renamed', cloth_metres: 4, cloth_width_inches: 54 });
  });

  test('is refused in its cell', async () => {
    const { id } = await made();
    const [row = {}] = await rowsOf(id);
    expect(await files.refusals(seller, [{ ...row, 'Cloth length (m)': '0' }])).toEqual([
      '2 Cloth length (m): Enter 0.1 or more.',
    ]);
    expect(await files.refusals(seller, [{ ...row, 'Cloth width (in)': '' }])).toEqual([
      '2 Cloth width (in): Give the width of the cloth too.',
    ]);
  });
});

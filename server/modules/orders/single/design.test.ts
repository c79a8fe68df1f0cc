import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { makeMeasurement, multipart, signUp } from '../../../../test/factories.ts';

const shop = testApp();

async function place(change: Record<string, string>) {
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  const form = multipart({
    dress_type: 'Shalwar_Kameez',
    fabric_type: 'Cotton',
    measurement_source: 'STORE',
    is_contact_same_as_register: 'true',
    payment_type: 'COD',
    delivery_type: 'NORMAL',
    pickup: 'BY_OWN',
    delivery: 'BY_OWN',
    ...change,
  });
  const response = await shop.app.inject({
    method: 'POST',
    url: '/tailor_module/single-order/create/',
    payload: form.payload,
    headers: { ...form.headers, ...customer.headers },
  });
  return { customer, response };
}

describe('the design of an order (design-1)', () => {
  test('is stored by its codes and answered in words', async () => {
    const design_choices = JSON.stringify({ lining: 'full', collar: 'shirt', colour: 'indigo' });
    const { customer, response } = await place({ design_choices });
    expect(response.statusCode).toBe(201);
    const { id } = response.json();
    const read = await shop.app.inject({
      url: `/tailor_module/single-order/${id}/`,
      headers: customer.headers,
    });
    expect(read.json().design).toEqual([
      { feature: 'colour', option: 'indigo', label: 'Colour', choice: 'Indigo' },
      { feature: 'collar', option: 'shirt', label: 'Collar', choice: 'Shirt collar' },
      { feature: 'lining', option: 'full', label: 'Lining', choice: 'Fully lined' },
    ]);
  });

  test.each([undefined, '', '{}'])('may be left open: %s', async (design_choices) => {
    const { response } = await place(design_choices === undefined ? {} : { design_choices });
    expect(response.statusCode).toBe(201);
    expect(response.json().design).toEqual([]);
  });

  test.each([
    ['no JSON', '{collar'],
    ['a list', '["band"]'],
    ['a feature nobody knows', '{"wings":"two"}'],
    ['an option nobody knows', '{"collar":"constructor"}'],
    ['an option that is no text', '{"collar":{"band":true}}'],
    ['an option of another dress type', '{"collar":"peak_lapel"}'],
    ['cuffs without sleeves', '{"sleeves":"none","cuffs":"band"}'],
    ['far too much', JSON.stringify({ collar: 'x'.repeat(2000) })],
  ])('is refused at its field: %s', async (_name, design_choices) => {
    const { response } = await place({ design_choices });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['design_choices']);
  });
});

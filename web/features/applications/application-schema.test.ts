import { expect, test } from 'vitest';
import { EMPTY_APPLICATION } from './application-fields.ts';
import { checkApplication } from './application-schema.ts';

const TYPED = {
  ...EMPTY_APPLICATION,
  name: 'Muhammad Rafiq',
  shop_name: 'Rafiq Tailors',
  email: 'rafiq@example.com',
  phone: '0300 1234567',
  area: 'Anarkali',
  city: 'Lahore',
  address: 'Shop 12, Bano Bazaar',
  kind: 'gents' as const,
  rates: { Kurta: 'Rs 1,900' },
  lead_time_days: '7',
};

const OUT_OF_RANGE = 'Enter whole rupees, Rs 100 to Rs 1,000,000.';

function errorsOf(change: Partial<typeof EMPTY_APPLICATION>) {
  const checked = checkApplication({ ...TYPED, ...change });
  return checked.ok ? undefined : checked.errors;
}

test('rates are whole rupees, of garments of the kind only (tailors-7)', () => {
  const rates = { Kurta: 'Rs 1,900', Waistcoat: ' ', Lehenga: '9000' };
  const checked = checkApplication({ ...TYPED, rates });
  expect(checked).toMatchObject({ ok: true, data: { name: 'Muhammad Rafiq', rates: { Kurta: 1900 } } });
});

test('every wrong field of an empty application has its error', () => {
  expect(Object.keys(errorsOf(EMPTY_APPLICATION) ?? {}).toSorted()).toEqual([
    'address',
    'area',
    'city',
    'email',
    'kind',
    'lead_time_days',
    'name',
    'phone',
    'shop_name',
  ]);
});

test('without a rate there is an error beside those of other fields, once the kind is known', () => {
  const missing = ['Enter your rate for at least one garment.'];
  expect(errorsOf({ rates: {} })).toEqual({ rates: missing });
  expect(errorsOf({ rates: { Lehenga: '9000' } })).toEqual({ rates: missing });
  expect(errorsOf({ rates: {}, kind: 'ladies', city: '' })).toMatchObject({
    rates: missing,
    city: ['This field is required.'],
  });
});

test('a wrong rate has its error at its garment, and is no missing one', () => {
  expect(errorsOf({ rates: { Kurta: '5', Waistcoat: 'a lot', Sherwani: '9000' } })).toEqual({
    'rates.Kurta': [OUT_OF_RANGE],
    'rates.Waistcoat': [OUT_OF_RANGE],
  });
});

test('a wrong rate of another kind, which is not shown, blocks nothing', () => {
  expect(errorsOf({ rates: { Kurta: '1900', Lehenga: 'a lot' } })).toBeUndefined();
});

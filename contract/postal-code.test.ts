import { expect, test } from 'vitest';
import { PostalAddressForm } from './addresses.ts';
import { postalCodeProblem } from './postal-code.ts';
import { PlaceShopOrder } from './shop-orders.ts';
import { validate } from './validation.ts';

test.each([
  ['54000', 'PK', true],
  [' 54000 ', 'PK', true],
  ['', 'PK', true],
  ['۵۴۰۰۰', 'PK', true],
  ['5400', 'PK', false],
  ['540000', 'PK', false],
  ['LS1 4DY', 'PK', false],
  ['LS1 4DY', 'GB', true],
])('%j is a postal code of %s: %s', (code, country, isOne) => {
  expect(postalCodeProblem(code, country) === undefined).toBe(isOne);
});

test.each([PostalAddressForm, PlaceShopOrder])('forms with an address say so at the field', (form) => {
  const ADDRESS = { full_name: 'Ayesha', phone: '0300 1234567', address: '5 Mall Road', city: 'Lahore' };
  const rest = {
    items: [{ id: 1, quantity: 1, price: 100 }],
    payment_method: 'cashOnDelivery',
    total: 100,
  };
  const checked = validate(form, { ...ADDRESS, ...rest, postal_code: '5400' });
  expect(checked.ok ? {} : checked.errors).toMatchObject({
    postal_code: ['A postal code in Pakistan has 5 digits, for example 54000.'],
  });
});

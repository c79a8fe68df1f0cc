import { expect, test } from 'vitest';
import type { CheckoutFields } from './checkout-fields.ts';
import { repeatedCart, toRequest } from './order-request.ts';

const VALUES: CheckoutFields = {
  fullName: ' Ali Khan ',
  address: '12 Mall Road',
  city: 'Lahore',
  postalCode: '54000',
  country: 'GB',
  email: '',
  phone: '0300 1234567',
  delivery: 'standard',
  paymentMethod: 'cashOnDelivery',
  code: '',
  useCredit: false,
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/30',
  cvv: '123',
  savedCard: '',
  saveCard: false,
  keepAddress: false,
};
const ITEMS = [{ id: 1, variant: 2, quantity: 1, price: 1399 }];

const sent = (values = VALUES) =>
  JSON.parse(JSON.stringify(toRequest(values, { items: ITEMS, total: 1599, credit: 0 })));

test('nothing of the card is sent with the order, and what is empty is left out', () => {
  const request = sent();
  expect(JSON.stringify(request)).not.toMatch(/4242|12\/30/);
  expect(request).toMatchObject({ full_name: 'Ali Khan', country: 'GB', phone: '0300 1234567', total: 1599 });
  expect(request).not.toHaveProperty('email');
});

test('a repeated order is recognised by all but its total', () => {
  expect(repeatedCart(sent(), VALUES, ITEMS)).toEqual({ items: ITEMS, total: 1599, credit: 0 });
  expect(repeatedCart(sent(), { ...VALUES, city: 'Multan' }, ITEMS)).toBeUndefined();
  expect(repeatedCart(sent(), VALUES, [])).toBeUndefined();
});

test.each([undefined, null, 'text', {}, { total: '1599' }])('%j is no repeated order', (lastSent) => {
  expect(repeatedCart(lastSent, VALUES, ITEMS)).toBeUndefined();
});

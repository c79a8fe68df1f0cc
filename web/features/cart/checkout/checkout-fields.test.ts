import { expect, test } from 'vitest';
import { countries } from '../../../lib/countries.ts';
import * as checkout from './checkout-fields.ts';
import { type CheckoutFields, fieldNamed, KEPT_FIELDS } from './checkout-fields.ts';
import { textProblem } from './checkout-schema.ts';

const checkoutProblems = (values: CheckoutFields, customer: checkout.CheckoutCustomer) =>
  checkout.checkoutProblems(values, customer, true, textProblem);

const filled: CheckoutFields = {
  fullName: 'Ayesha Siddiqui',
  address: 'House 5, Street 9, Gulberg',
  city: 'Lahore',
  postalCode: '54000',
  country: 'PK',
  email: 'ayesha@example.com',
  phone: '',
  delivery: 'standard',
  paymentMethod: 'cashOnDelivery',
  code: '',
  useCredit: false,
  cardNumber: '',
  expiry: '',
  cvv: '',
  savedCard: '',
  saveCard: false,
  keepAddress: false,
};
const card = {
  paymentMethod: 'creditCard',
  cardNumber: '4242 4242 4242 4242',
  expiry: '08/35',
  cvv: '123',
} as const;
const guest = { isGuest: true, location: 'local' } as const;
const shipping = { part: 'shipping', text: 'Please fill in all shipping details.' };
const payment = { part: 'payment', text: 'Please fill in all payment details.' };

test('a complete form is valid, by cash or by card', () => {
  expect(checkoutProblems(filled, guest)).toEqual({ fields: {}, alert: undefined });
  expect(checkoutProblems({ ...filled, ...card }, guest)).toEqual({ fields: {}, alert: undefined });
});

test.each(['fullName', 'address', 'city', 'postalCode'] as const)('%s is required (shop-5)', (field) => {
  for (const text of ['', '   ']) {
    const { fields, alert } = checkoutProblems({ ...filled, [field]: text }, guest);
    expect(Object.keys(fields)).toEqual([field]);
    expect(alert).toEqual(shipping);
  }
});

test.each(['cardNumber', 'expiry', 'cvv'] as const)('with a card %s is required (shop-5)', (field) => {
  const { fields, alert } = checkoutProblems({ ...filled, ...card, [field]: '' }, guest);
  expect(Object.keys(fields)).toEqual([field]);
  expect(alert).toEqual(payment);
});

test('missing shipping fields are reported first, and card fields only for card payments', () => {
  const nothing = { ...filled, ...card, cardNumber: '', city: '' };
  expect(checkoutProblems(nothing, guest).alert).toEqual(shipping);
  expect(checkoutProblems({ ...filled, cardNumber: '1' }, guest).fields).toEqual({});
});

test('an invalid card is reported on its field, without the alert', () => {
  const { fields, alert } = checkoutProblems(
    { ...filled, ...card, cardNumber: '4242 4242 4242 4241' },
    guest,
  );
  expect(fields.cardNumber).toMatch(/not valid/);
  expect(alert).toBeUndefined();
});

test('a guest must give contact details; a signed-in customer need not', () => {
  const silent = { ...filled, email: ' ', phone: '' };
  expect(checkoutProblems(silent, guest).fields.email).toMatch(/e-mail address or a phone number/);
  expect(checkoutProblems(silent, guest).alert).toEqual(shipping);
  expect(checkoutProblems({ ...silent, phone: '0300 1234567' }, guest).fields).toEqual({});
  expect(checkoutProblems(silent, { ...guest, isGuest: false }).fields).toEqual({});
});

test('the country is chosen, also from within Pakistan (shop-7)', () => {
  expect(checkoutProblems({ ...filled, country: '' }, guest)).toEqual({
    fields: { country: 'Choose a country.' },
    alert: shipping,
  });
  expect(checkoutProblems({ ...filled, country: 'GB', postalCode: 'LS1 4DY' }, guest).fields).toEqual({});
});

test.each(['5400', '540000', 'Lahore'])('Pakistan has no postal code %s', (postalCode) => {
  expect(checkoutProblems({ ...filled, postalCode }, guest).fields).toEqual({
    postalCode: 'A postal code in Pakistan has 5 digits, for example 54000.',
  });
});

test('accepts exactly the offered countries', () => {
  const abroad = { ...guest, location: 'international' } as const;
  const problemOf = (country: string) => checkoutProblems({ ...filled, country }, abroad).fields.country;
  expect(countries().filter(({ code }) => problemOf(code))).toEqual([]);
  expect(problemOf('ZZ')).toBe('Choose a country goods are sent to.');
});

test('long text and invalid e-mail addresses are reported on their fields', () => {
  const { fields, alert } = checkoutProblems({ ...filled, city: 'x'.repeat(81), email: 'ayesha@' }, guest);
  expect(fields).toEqual({ city: 'Use at most 80 characters.', email: 'Enter a valid e-mail address.' });
  expect(alert).toBeUndefined();
});

test('a draft has no card fields', () => {
  expect(KEPT_FIELDS).not.toContain('cardNumber');
  expect(KEPT_FIELDS).not.toContain('expiry');
  expect(KEPT_FIELDS).not.toContain('cvv');
});

test.each([
  ['full_name', 'fullName'],
  ['postal_code', 'postalCode'],
  ['payment_token', 'cardNumber'],
  ['phone', 'phone'],
  ['items', undefined],
])('an error of the server on %s is shown on %s', (name, field) => {
  expect(fieldNamed(name)).toBe(field);
});

test('a saved card needs no card details (payments-7)', () => {
  const values = { ...filled, paymentMethod: 'creditCard', savedCard: '1001' } as const;
  expect(checkoutProblems(values, guest)).toEqual({ fields: {}, alert: undefined });
  expect(checkoutProblems({ ...values, savedCard: '' }, guest).alert).toEqual(payment);
});

import { describe, expect, test } from 'vitest';
import { bulkOrderShapes } from './bulk-orders.ts';
import { addDays, dayInKarachi } from './dates.ts';
import { validate } from './validation.ts';

const [form, wizard] = bulkOrderShapes.shapes;
const today = dayInKarachi();

const REQUEST = {
  item_type: 'Waiter uniforms',
  number_of_pieces: 40,
  expected_delivery_date: today,
  additional_notes: 'Bottle green',
  contact_number: '+923001234567',
};
const FORM = { ...REQUEST, is_contact_same_as_register: false, is_requested_sample: true };
const WIZARD = {
  ...REQUEST,
  number_of_pieces: '40',
  Email: 'Buyer@Mill.example',
  business_type: 'WholeSale',
  is_contact_same_as_register: 'false',
};

/** The parsed body of the form or the wizard. */
const parsed = (shape: typeof form, body: object) => {
  if (!shape) throw new Error('There is no such shape');
  return validate(shape.body, body);
};

test('both shapes parse to one request, without the odd names of the wire (bulk-1)', () => {
  const request = { ...REQUEST, is_contact_same_as_register: false };
  expect(parsed(form, FORM)).toEqual({
    ok: true,
    data: { ...request, is_requested_sample: true, email: undefined, business_type: undefined },
  });
  expect(parsed(wizard, WIZARD)).toEqual({
    ok: true,
    data: {
      ...request,
      is_requested_sample: false,
      email: 'buyer@mill.example',
      business_type: 'WholeSale',
    },
  });
});

describe.each([
  ['form', form, FORM],
  ['wizard', wizard, WIZARD],
] as const)('the %s', (_name, shape, body) => {
  test.each([
    [{ number_of_pieces: 0 }, { number_of_pieces: ['Enter 1 or more.'] }],
    [{ number_of_pieces: 'many' }, { number_of_pieces: ['Enter a whole number.'] }],
    [{ number_of_pieces: '1.5' }, { number_of_pieces: ['Enter a whole number.'] }],
    [{ number_of_pieces: '9007199254740993' }, { number_of_pieces: ['Enter 100,000 or less.'] }],
    [
      { expected_delivery_date: '9999-12-31' },
      { expected_delivery_date: ['Choose a day within two years.'] },
    ],
    [{ number_of_pieces: 100_001 }, { number_of_pieces: ['Enter 100,000 or less.'] }],
    [{ item_type: ' ' }, { item_type: ['This field is required.'] }],
    [
      { expected_delivery_date: addDays(today, -1) },
      { expected_delivery_date: ['Choose today or a later day.'] },
    ],
    [{ expected_delivery_date: '2026-02-30' }, { expected_delivery_date: ['Enter a date.'] }],
    [{ contact_number: '' }, { contact_number: ['Enter the number we should call.'] }],
    [{ additional_notes: '\n'.repeat(10) + 'x'.repeat(2001) }, { additional_notes: [expect.any(String)] }],
  ])('refuses %j on its field', (change, errors) => {
    expect(parsed(shape, { ...body, ...change })).toEqual({ ok: false, errors });
  });
});

test('the registered number needs no other', () => {
  const { contact_number, ...rest } = FORM;
  expect(parsed(form, { ...rest, is_contact_same_as_register: true }).ok).toBe(true);
});

test('each shape names its own fields', () => {
  const names = (result: ReturnType<typeof parsed>) => (result.ok ? [] : Object.keys(result.errors));
  const shared = ['item_type', 'number_of_pieces', 'expected_delivery_date'];
  expect(names(parsed(form, {}))).toEqual([...shared, 'is_contact_same_as_register']);
  expect(names(parsed(wizard, {}))).toEqual([
    ...shared,
    'Email',
    'business_type',
    'is_contact_same_as_register',
  ]);
});

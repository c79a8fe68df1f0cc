import { expect, test } from 'vitest';
import { addDays, dayInKarachi } from './dates.ts';
import { SingleOrderWizard } from './order-wizard.ts';
import { validate } from './validation.ts';

const DRESS = {
  item_type: 'dress',
  gender: 'female',
  additional_notes: '',
  contact_number: '+923001234567',
  email: 'amna@mail.example',
  expected_delivery_date: dayInKarachi(),
  is_contact_same_as_register: 'false',
  measurement_option: 'get',
};
const { measurement_option, ...rest } = DRESS;
const SHOES = { ...rest, item_type: 'shoes', shoe_size: '42' };

const parsed = (body: object) => validate(SingleOrderWizard, body);

test('a dress has a source of measurements, and shoes have a number', () => {
  expect(parsed(DRESS)).toMatchObject({ ok: true, data: { measurement_source: 'STORE' } });
  expect(parsed({ ...DRESS, measurement_option: 'Upload' })).toMatchObject({
    data: { measurement_source: 'UPLOAD' },
  });
  expect(parsed(SHOES)).toMatchObject({ ok: true, data: { shoe_size: 42, measurement_source: undefined } });
});

test.each([
  [{ ...rest }, { measurement_option: ['This field is required.'] }],
  [{ ...DRESS, measurement_option: 'STORE' }, { measurement_option: ['Choose one of the options.'] }],
  [{ ...SHOES, shoe_size: '' }, { shoe_size: ['This field is required.'] }],
  [{ ...SHOES, shoe_size: '0' }, { shoe_size: ['Enter 1 or more.'] }],
  [{ ...DRESS, item_type: 'hat' }, { item_type: ['Choose one of the options.'] }],
  [{ ...DRESS, gender: '' }, { gender: ['This field is required.'] }],
  [{ ...DRESS, email: 'amna@' }, { email: ['Enter a valid e-mail address.'] }],
  [{ ...DRESS, contact_number: '' }, { contact_number: ['Enter the number we should call.'] }],
  [
    { ...DRESS, expected_delivery_date: addDays(dayInKarachi(), -1) },
    { expected_delivery_date: ['Choose today or a later day.'] },
  ],
])('refuses %j on its field', (body, errors) => {
  expect(parsed(body)).toEqual({ ok: false, errors });
});

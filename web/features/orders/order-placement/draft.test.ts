// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { changeDraft, draft, toSingleRequest, useDraft } from './draft.ts';

const fields = () => ({
  ...useDraft.getState().fields,
  email: 'amna@mail.example',
  contact_number: '0300 1234567',
  expected_delivery_date: '2030-01-04',
});
const request = () => toSingleRequest(useDraft.getState());

afterEach(() => draft.forget());

describe('the request of a single order', () => {
  test('has the specified keys alone, where nothing else is chosen (orders-8)', () => {
    changeDraft({ item_type: 'dress', gender: 'male', measurement_option: 'get', fields: fields() });
    expect(Object.keys(request()).toSorted()).toEqual([
      'additional_notes',
      'contact_number',
      'country',
      'delivery',
      'email',
      'expected_delivery_date',
      'gender',
      'is_contact_same_as_register',
      'item_type',
      'measurement_option',
      'payment_type',
      'pickup',
    ]);
  });

  test('has the length of a kameez with a record alone (measurements-22)', () => {
    const length = { length_choice: 'OWN' as const, top_length: '41 1/2' };
    changeDraft({ item_type: 'dress', gender: 'male', measurement_option: 'get', length, fields: fields() });
    expect(request()).toMatchObject({ measurement_option: 'get', top_length: '41 1/2' });
    changeDraft({ length: { ...length, length_choice: 'TAILOR' } });
    expect(request()).toMatchObject({ length_choice: 'TAILOR' });
    expect(request()).not.toHaveProperty('top_length');
    changeDraft({ measurement_option: 'Upload' });
    expect(request()).not.toHaveProperty('length_choice');
  });

  test('asks somebody, posts the cloth and names the occasion (orders-210 to orders-212)', () => {
    changeDraft({
      ...{ item_type: 'dress', gender: 'male', measurement_option: 'Ask' },
      sent_along: { ...useDraft.getState().sent_along, asked_name: ' Bilal ', asked_gender: 'male' },
      fields: { ...fields(), occasion: 'EID', cloth_source: 'POSTED' },
    });
    const sent = request();
    expect(sent).toMatchObject({ measurement_option: 'Upload', occasion: 'EID', cloth_source: 'POSTED' });
    const person = { name: 'Bilal', age_group: 'adult', gender: 'male' };
    expect(JSON.parse('measurement_from' in sent ? String(sent.measurement_from) : '')).toEqual(person);
  });

  test('has the cloth of a shelf with its pieces, for which nothing is collected (orders-222)', () => {
    const known = {
      ...{ product: 1007, name: 'Lawn', colour: 'Blue', image: '/b.webp', seller: 'Gul', city: 'Lahore' },
      ...{ price: 2400, metres: 2.5, width: 44, left: 3, dress_type: '', is_own_quantity: true },
    };
    const chosen = { cloth_source: 'SHELF', cloth_variant: '9', cloth_quantity: '2', cloth_known: known };
    changeDraft({
      ...{ item_type: 'dress', gender: 'male', measurement_option: 'get' },
      fields: { ...fields(), ...chosen, cloth_source: 'SHELF', pickup: 'BY_SHOP' },
    });
    const sent = request();
    const cloth = { cloth_source: 'SHELF', cloth_variant: '9', cloth_quantity: '2' };
    expect(sent).toMatchObject({ ...cloth, pickup: 'BY_OWN' });
    for (const key of ['cloth_known', 'collection_address']) expect(sent).not.toHaveProperty(key);
  });

  test('of shoes asks nobody and needs no cloth', () => {
    changeDraft({
      ...{ item_type: 'shoes', gender: 'male', measurement_option: 'Ask', shoe_size: '42' },
      fields: { ...fields(), cloth_source: 'POSTED' },
    });
    const sent = request();
    for (const key of ['measurement_from', 'measurement_option', 'cloth_source'])
      expect(sent).not.toHaveProperty(key);
    expect(sent).toMatchObject({ shoe_size: '42', pickup: 'BY_OWN' });
  });
});

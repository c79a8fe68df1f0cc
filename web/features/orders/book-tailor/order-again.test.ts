import { describe, expect, test } from 'vitest';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { EMPTY_ADDRESS, NO_CHOICE } from '../../../lib/address-fields.ts';
import { NO_SHELF_CLOTH } from './cloth.ts';
import { draftAgain, draftToEdit } from './order-again.ts';
import { measuresRequest, toRequest } from './order-request.ts';

const tailor = { id: 1007, rate_per_design: { Kurta: 1900, Abaya: 2600 } } as unknown as Tailor;
const workshop = { ...tailor, id: IN_HOUSE_TAILOR_ID };
const home = { ...EMPTY_ADDRESS, full_name: 'Ayesha', city: 'Lahore' };
const order = {
  id: 2001,
  tracking_id: 'NP-0123456789',
  is_requested_sample: true,
  tailor: 1007,
  dress_type: 'Kurta',
  fabric_type: 'Cotton',
  description: 'Ban collar',
  design: [{ feature: 'collar', option: 'band', label: 'Collar', choice: 'Band collar' }],
  delivery_type: 'URGENT',
  pickup: 'BY_SHOP',
  delivery: 'BY_OWN',
  payment_type: 'COD',
  measurement_source: 'STORE',
  measurement: 12,
  length_choice: 'TAILOR',
  is_contact_same_as_register: false,
  other_number: '+923001234567',
  country: 'PK',
  collection_address: home,
  delivery_address: null,
  garments: [{ id: 1 }],
} as SingleOrder;

const BILAL = {
  name: 'Bilal',
  age_group: 'child',
  gender: 'male',
  link_expires_at: null,
  link_made_at: null,
  asked_at: null,
  given_at: null,
} as const;

describe('the draft of an order that is ordered again (orders-19)', () => {
  test('remembers an order of several garments, whose others follow (orders-122)', () => {
    const several = { ...order, garments: [{ id: 1 }, { id: 2 }] } as SingleOrder;
    expect(draftAgain(several, tailor)?.again).toEqual({ order: 2001, count: 2 });
    expect(draftToEdit(several, tailor).again).toBeNull();
  });

  test('is the same as last time, with new cloth', () => {
    expect(draftAgain(order, tailor)).toEqual({
      orderType: 'single',
      source: 'partner',
      tailor,
      trade: null,
      editing: null,
      again: null,
      further: [],
      placed: null,
      fields: {
        dress_type: 'Kurta',
        fabric_type: '',
        description: 'Ban collar',
        design_choices: { collar: 'band' },
        delivery_type: 'URGENT',
        pickup: 'BY_SHOP',
        delivery: 'BY_OWN',
        payment_type: 'COD',
        measurement_source: 'STORE',
        measurement: '12',
        length_choice: 'TAILOR',
        top_length: '',
        asked_name: '',
        asked_age_group: 'adult',
        asked_gender: '',
        sample_kind: '',
        sample_record: '',
        is_requested_sample: false,
        needed_by: '',
        occasion: '',
        is_late_known: false,
        ...NO_SHELF_CLOTH,
        is_pickup_for_others: false,
        contact: 'differentNumber',
        other_number: '+923001234567',
        country: 'PK',
        collection_address: { ...home, choice: 'new', keep: false },
        delivery_address: NO_CHOICE,
      },
    });
  });

  test('leaves a deleted record to be chosen, and shared contact as it is', () => {
    const again = draftAgain(
      { ...order, measurement: null, is_contact_same_as_register: true, other_number: null },
      tailor,
    );
    expect(again?.fields).toMatchObject({ measurement: '', contact: 'true', other_number: '' });
  });

  test('sends the same garment along again while it is not measured (orders-160)', () => {
    const sample = {
      ...{ kind: 'White kurta', name: 'Bilal', age_group: 'child' as const, gender: 'male' as const },
      ...{ measurement: 12, place: 'BACK' as const, is_due_back: false },
      ...{ held_by: null, came_at: null, measured_at: null, packed_at: null, returned_at: null },
      ...{ lost_at: null, lost_note: null, actions: [] },
    };
    const again = draftAgain(
      { ...order, measurement: null, measurement_source: 'SAMPLE', measurement_sample: sample },
      tailor,
    );
    expect(again?.fields).toMatchObject({
      ...{ measurement_source: 'SAMPLE', sample_kind: 'White kurta', sample_record: '12' },
      ...{ asked_name: 'Bilal', asked_gender: 'male' },
    });
    expect(again && measuresRequest(again.fields)).toEqual({
      measurement_source: 'SAMPLE',
      measurement_sample: JSON.stringify({
        ...{ kind: 'White kurta', name: 'Bilal', age_group: 'child', gender: 'male', measurement: 12 },
      }),
    });
  });

  test('asks the same person again, whose measures served the other order only (orders-71)', () => {
    const again = draftAgain(
      { ...order, measurement: null, measurement_from: { ...BILAL, given: true } },
      tailor,
    );
    expect(again?.fields).toMatchObject({ measurement_source: 'LINK', asked_name: 'Bilal', measurement: '' });
    expect(toRequest({ ...(again as NonNullable<typeof again>), owner: null })).toMatchObject({
      measurement_source: 'UPLOAD',
      measurement_from: '{"name":"Bilal","age_group":"child","gender":"male"}',
    });
  });

  test.each([
    ['Abaya', 'Silk', 'Ladies Tailor'],
    ['Kurta', 'Wool', 'Gents Tailor'],
    ['Kurta', 'Chiffon', 'Ladies Tailor'],
    ['Kurta', null, 'Gents Tailor'],
  ])('from the workshop has the trade of a %s of %s: %s', (dress_type, fabric_type, trade) => {
    const inHouse = { ...order, tailor: IN_HOUSE_TAILOR_ID, dress_type, fabric_type };
    expect(draftAgain(inHouse, workshop)).toMatchObject({ source: 'in-house', tailor: null, trade });
  });

  test('at a tailor for gents and ladies has the trade of what was ordered (tailors-7)', () => {
    const both = { ...tailor, tailor_type_name: null };
    expect(draftAgain({ ...order, fabric_type: 'Chiffon' }, both)).toMatchObject({
      source: 'partner',
      tailor: both,
      trade: 'Ladies Tailor',
    });
    expect(draftAgain({ ...order, dress_type: 'Abaya' }, both)).toMatchObject({ trade: 'Ladies Tailor' });
  });

  test('is not made of what the tailor does not stitch any more, or of what has no dress type', () => {
    expect(draftAgain({ ...order, dress_type: 'Sherwani' }, tailor)).toBeNull();
    expect(draftAgain({ ...order, dress_type: null }, tailor)).toBeNull();
  });
});

describe('the draft that edits a placed order (orders-32)', () => {
  test('has the whole form, cloth and swatch included, and keeps the frozen measures', () => {
    const stored = { ...order, measurement_label: 'Ahmed' };
    const { editing, fields } = draftToEdit(stored, tailor);
    expect(editing).toEqual({ order: 2001, trackingNumber: 'NP-0123456789', measuresOf: 'Ahmed' });
    expect(fields).toMatchObject({
      dress_type: 'Kurta',
      fabric_type: 'Cotton',
      is_requested_sample: true,
      measurement_source: 'STORE',
      measurement: '',
    });
  });

  test('has no measures to keep where a picture was sent', () => {
    const uploaded = { ...order, measurement_source: 'UPLOAD', measurement_label: null } as SingleOrder;
    expect(draftToEdit(uploaded, tailor).editing?.measuresOf).toBeNull();
  });

  test('still asks whom it waits for, and keeps what was given (orders-70)', () => {
    const waiting = { ...order, measurement_source: 'UPLOAD', measurement_from: { ...BILAL, given: false } };
    expect(draftToEdit(waiting as SingleOrder, tailor)).toMatchObject({
      editing: { measuresOf: null },
      fields: { measurement_source: 'LINK', asked_name: 'Bilal', asked_age_group: 'child' },
    });
    const given = { ...order, measurement_label: 'Bilal', measurement_from: { ...BILAL, given: true } };
    expect(draftToEdit(given, tailor)).toMatchObject({
      editing: { measuresOf: 'Bilal' },
      fields: { measurement_source: 'STORE', measurement: '' },
    });
  });

  test('opens also where the tailor no longer stitches it, so that another garment can be chosen', () => {
    expect(draftToEdit({ ...order, dress_type: 'Sherwani' }, tailor).fields.dress_type).toBe('Sherwani');
  });
});

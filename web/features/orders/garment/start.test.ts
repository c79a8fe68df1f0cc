// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { useSession } from '../../../lib/session.ts';
import { draftOfGarment, EMPTY_GARMENT } from './draft.ts';
import { copyOf, startOf } from './start.ts';

const kurta = {
  id: 1,
  item_type: 'dress',
  dress_type: 'Kurta',
  fabric_type: 'Cotton',
  description: 'Ban collar',
  measurement_source: 'STORE',
  measurement: 12,
  measurement_label: 'Ahmed',
  length_choice: 'TAILOR',
  dress_design: '/files/design.webp',
  measurement_picture: null,
  design: [],
} as unknown as Garment;
const abaya = {
  ...kurta,
  id: 2,
  dress_type: 'Abaya',
  fabric_type: 'Silk',
  measurement_source: 'UPLOAD',
  measurement: null,
  measurement_picture: '/files/naap.webp',
  design: [{ feature: 'collar', option: 'band', label: 'Collar', choice: 'Band collar' }],
} as unknown as Garment;
const asked = { name: 'Sara', age_group: 'child', gender: 'female', given: false };
const waiting = {
  ...kurta,
  id: 3,
  measurement_source: 'UPLOAD',
  measurement: null,
  measurement_label: null,
  measurement_from: asked,
} as unknown as Garment;
const asks = { measurement_source: 'LINK', asked_age_group: 'child', asked_gender: 'female' };
const order = { id: 7, garments: [abaya, kurta] } as SingleOrder;

const signedInAs = (username: string) => useSession.setState({ user: { username } as never });

beforeEach(() => {
  signedInAs('ayesha');
  vi.stubGlobal('fetch', async () => new Response('picture', { headers: { 'content-type': 'image/webp' } }));
});

afterEach(() => {
  draftOfGarment(7, undefined).forget();
  useSession.setState({ user: undefined });
  vi.unstubAllGlobals();
});

describe('the form of another garment (orders-105)', () => {
  test('begins with the person of the last one, and nothing else', async () => {
    expect(await startOf(order, undefined)).toEqual({
      fields: { ...EMPTY_GARMENT, measurement: '12' },
      trade: 'Gents Tailor',
      kept: [],
      pictures: {},
    });
  });

  test('begins with the picture of the measures, if that is what the last one has', async () => {
    const start = await startOf({ ...order, garments: [kurta, abaya] }, undefined);
    expect(start.fields).toEqual({ ...EMPTY_GARMENT, measurement_source: 'UPLOAD' });
    expect(start.pictures.measurement_picture?.type).toBe('image/webp');
    expect(start.trade).toBe('Ladies Tailor');
  });

  test('goes on with what was typed, by the same customer only', async () => {
    const typed = { fields: { ...EMPTY_GARMENT, description: 'Long' }, trade: null, kept: [] };
    draftOfGarment(7, undefined).keep(typed);
    expect((await startOf(order, undefined)).fields.description).toBe('Long');
    expect((await startOf({ ...order, id: 8 }, undefined)).fields.description, 'of another order').toBe('');
    signedInAs('bilal');
    expect((await startOf(order, undefined)).fields.description).toBe('');
    signedInAs('ayesha');
    expect((await startOf(order, undefined)).fields.description, 'deleted').toBe('');
  });

  test('begins with the garment that is ordered again, unless something was typed (orders-122)', async () => {
    expect((await startOf(order, undefined, { again: abaya })).fields).toEqual((await copyOf(abaya)).fields);
    draftOfGarment(7, undefined).keep({
      fields: { ...EMPTY_GARMENT, description: 'Long' },
      trade: null,
      kept: [],
    });
    expect((await startOf(order, undefined, { again: abaya })).fields.description).toBe('Long');
  });

  test('a copy has dress, cloth, description and person with the picture of the design', async () => {
    const { fields, pictures } = await copyOf(kurta);
    const made = { dress_type: 'Kurta', fabric_type: 'Cotton', description: 'Ban collar' };
    expect(fields).toEqual({ ...EMPTY_GARMENT, ...made, measurement: '12' });
    expect(Object.keys(pictures)).toEqual(['dress_design']);
  });

  test('a copy of choices is drawn anew', async () => {
    const { fields, pictures, trade } = await copyOf(abaya);
    expect(fields.design_choices).toEqual({ collar: 'band' });
    expect([Object.keys(pictures), trade]).toEqual([['measurement_picture'], 'Ladies Tailor']);
  });
});

describe('the form that changes a garment (orders-105)', () => {
  test('keeps the measures of the order and has its pictures', async () => {
    const { fields, pictures, kept } = await startOf(order, kurta);
    expect(fields).toMatchObject({ measurement_source: 'STORE', measurement: '', length_choice: 'TAILOR' });
    expect([Object.keys(pictures), kept]).toEqual([['dress_design'], []]);
  });

  test('keeps pictures that cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { pictures, kept, fields } = await startOf(order, abaya);
    expect([pictures, kept]).toEqual([{}, ['dress_design', 'measurement_picture']]);
    expect(fields.measurement_source).toBe('UPLOAD');
  });
});

describe('a garment whose measures somebody is asked for (orders-130)', () => {
  test('is copied, and followed by another one, with the choice and an empty name', async () => {
    for (const measurement_from of [asked, { ...asked, given: true }]) {
      const last = { ...waiting, measurement_from } as unknown as Garment;
      expect((await copyOf(last)).fields).toMatchObject({ ...asks, asked_name: '', dress_type: 'Kurta' });
      const next = await startOf({ ...order, garments: [kurta, last] }, undefined);
      expect(next.fields).toEqual({ ...EMPTY_GARMENT, ...asks });
    }
  });

  test('is measured by another sample than the one before (orders-160)', async () => {
    const sample = { kind: 'White kurta', name: 'Ali', age_group: 'adult', gender: 'male', measurement: 12 };
    const last = {
      ...kurta,
      ...{ measurement: null, measurement_source: 'SAMPLE', measurement_sample: sample },
    } as unknown as Garment;
    const next = { measurement_source: 'SAMPLE', sample_kind: '', sample_record: '', asked_name: '' };
    expect((await copyOf(last)).fields).toMatchObject({ ...next, asked_gender: 'male' });
    expect((await startOf({ ...order, garments: [last] }, undefined)).fields).toMatchObject(next);
    expect((await startOf(order, last)).fields).toMatchObject({
      sample_kind: 'White kurta',
      asked_name: 'Ali',
    });
  });

  test('is changed with the name while it waits, with the measures once they are given', async () => {
    expect((await startOf(order, waiting)).fields).toMatchObject({ ...asks, asked_name: 'Sara' });
    const own = await startOf(order, waiting, { isOwn: true });
    expect(own.fields).toMatchObject({ measurement_source: 'STORE', dress_type: 'Kurta' });
    const given = {
      ...waiting,
      measurement_source: 'STORE',
      measurement_from: { ...asked, given: true },
    } as unknown as Garment;
    expect((await startOf(order, given)).fields).toMatchObject({
      measurement_source: 'STORE',
      measurement: '',
    });
  });
});

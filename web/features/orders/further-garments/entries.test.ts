// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Measurement } from '../../../../contract/measurements.ts';
import { useSession } from '../../../lib/session.ts';
import { changeDraft, clearDraft, draft, draftFrom, EMPTY_FIELDS, useDraft } from '../book-tailor/draft.ts';
import type { Further } from '../book-tailor/garment-shape.ts';
import type { Records } from '../book-tailor/use-measurement-records.ts';
import { EMPTY_GARMENT } from '../garment/draft.ts';
import {
  addFurther,
  changeFurther,
  chooseRecords,
  furtherOf,
  isUntouched,
  newEntry,
  picturesOf,
  readPictures,
  removeFirst,
  removeFurther,
} from './entries.ts';

const stored = vi.hoisted(() => {
  // Modules that other files have loaded keep pictures elsewhere.
  vi.resetModules();
  return new Map<string, unknown>();
});
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  clear: async () => stored.clear(),
  get: async (key: string) => stored.get(key),
  set: async (key: string, file: File) => void stored.set(key, file),
  del: async (key: string) => void stored.delete(key),
}));

const picture = (name: string) => new File([name], name, { type: 'image/png', lastModified: 1 });
const record = (id: number, label: string) => ({ id, label }) as Measurement;
const RECORDS: Records = { state: 'loaded', list: [record(12, 'Ahmed'), record(13, 'Bilal')] };
const SIGNED_OUT: Records = { state: 'signed-out' };
const KURTA = {
  ...EMPTY_FIELDS,
  ...{ dress_type: 'Kurta', fabric_type: 'Cotton', description: 'Ban collar', measurement: '12' },
};
const further = () => useDraft.getState().further;

beforeEach(async () => {
  useSession.setState({ user: null });
  changeDraft({ orderType: 'single', source: 'in-house', trade: 'Gents Tailor', fields: KURTA });
  await draft.keepFile('dress_design', picture('kurta.png'));
});

afterEach(() => {
  clearDraft();
  stored.clear();
  useSession.setState({ user: undefined });
});

describe('another garment of an order that is not placed (orders-203)', () => {
  test('for the same person begins with the measures alone', async () => {
    const key = await addFurther('same', RECORDS);
    const fields = { ...EMPTY_GARMENT, measurement: '12' };
    expect(furtherOf(key)).toEqual(newEntry({ key, trade: 'Gents Tailor', is_same_person: true, fields }));
    expect(await readPictures(key)).toEqual({});
  });

  test('for the same person has the picture of the measures', async () => {
    changeDraft({ fields: { ...KURTA, measurement_source: 'UPLOAD' } });
    await draft.keepFile('measurement_picture', picture('measures.png'));
    const key = await addFurther('same', RECORDS);
    expect(furtherOf(key)?.fields.measurement_source).toBe('UPLOAD');
    expect((await readPictures(key)).measurement_picture?.name).toBe('measures.png');
  });

  test('for another person begins with a record that no garment has, else with asking', async () => {
    const bilal = await addFurther('other', RECORDS);
    expect(furtherOf(bilal)?.fields).toEqual({ ...EMPTY_GARMENT, measurement: '13' });
    const nobody = await addFurther('other', RECORDS);
    expect(furtherOf(nobody)?.fields).toEqual({ ...EMPTY_GARMENT, measurement_source: 'LINK' });
    const later = await addFurther('other', SIGNED_OUT);
    expect(furtherOf(later)).toMatchObject({ is_same_person: false, fields: EMPTY_GARMENT });
  });

  test('as a copy has everything of the last one, with its pictures', async () => {
    const key = await addFurther('copy', RECORDS);
    expect(furtherOf(key)?.fields).toMatchObject({ dress_type: 'Kurta', description: 'Ban collar' });
    expect((await readPictures(key)).dress_design?.name).toBe('kurta.png');
    changeFurther(key, { fields: { ...EMPTY_GARMENT, dress_type: 'Waistcoat' } });
    const next = await addFurther('copy', RECORDS);
    expect(furtherOf(next)?.fields.dress_type).toBe('Waistcoat');
  });

  test('is measured by another sample than the one before (orders-160)', async () => {
    changeDraft({
      fields: { ...KURTA, measurement_source: 'SAMPLE', asked_name: 'Ali', sample_kind: 'Kurta' },
    });
    const key = await addFurther('copy', RECORDS);
    expect(furtherOf(key)?.fields).toMatchObject({ measurement_source: 'SAMPLE', sample_kind: '' });
  });

  test('is one of at most twelve', async () => {
    for (let count = 1; count < 12; count += 1) await addFurther('same', SIGNED_OUT);
    await expect(addFurther('same', SIGNED_OUT)).rejects.toThrow();
    expect(further()).toHaveLength(11);
  });
});

describe('the draft of several garments (orders-204)', () => {
  test('is the same after a reload, and a draft of one garment of the release before is read', async () => {
    await addFurther('copy', SIGNED_OUT);
    const state = useDraft.getState();
    expect(draftFrom(JSON.parse(JSON.stringify(state)))).toEqual(state);
    const { further: _, placed: __, ...before } = state;
    expect(draftFrom(before)).toEqual({ ...state, further: [], placed: null });
  });

  test('has the record of the first garment for the same person once it is known, never for another', async () => {
    changeDraft({ fields: { ...KURTA, measurement: '' } });
    await addFurther('same', SIGNED_OUT);
    await addFurther('other', SIGNED_OUT);
    await addFurther('same', SIGNED_OUT);
    changeDraft({ fields: KURTA });
    chooseRecords(SIGNED_OUT);
    expect(further().map(({ fields }) => fields.measurement)).toEqual(['', '', '']);
    chooseRecords(RECORDS);
    expect(further().map(({ fields }) => fields.measurement)).toEqual(['12', '', '12']);
  });

  test('drops a garment only where nothing was said of it but what it began with', async () => {
    changeDraft({ fields: { ...KURTA, measurement: '' } });
    const key = await addFurther('same', SIGNED_OUT);
    changeDraft({ fields: KURTA });
    chooseRecords(RECORDS);
    const began = furtherOf(key) as Further;
    expect(isUntouched(began, {})).toBe(true);
    for (const said of [
      { measurement_source: 'LINK', asked_name: 'Bilal', asked_gender: 'male' },
      { cloth_source: 'SHELF', cloth_variant: '9' },
      { measurement: '13' },
      { design_choices: { collar: 'band' } },
    ] as const)
      expect(isUntouched({ ...began, fields: { ...began.fields, ...said } }, {}), JSON.stringify(said)).toBe(
        false,
      );
    expect(isUntouched({ ...began, trade: 'Ladies Tailor' }, {})).toBe(false);
    expect(isUntouched(began, { dress_design: picture('a.png') })).toBe(false);
    expect(isUntouched(began, { measurement_picture: picture('a.png') })).toBe(false);
    const copy = await addFurther('copy', RECORDS);
    changeFurther(copy, { fields: { ...EMPTY_GARMENT, dress_type: 'Kurta' } });
    const copyOfCopy = furtherOf(await addFurther('copy', RECORDS)) as Further;
    expect(isUntouched(copyOfCopy, {})).toBe(false);
  });

  test('has the picture of the measures that a garment for the same person begins with', async () => {
    changeDraft({ fields: { ...KURTA, measurement_source: 'UPLOAD' } });
    await draft.keepFile('measurement_picture', picture('measures.png'));
    const one = furtherOf(await addFurther('same', RECORDS)) as Further;
    expect(isUntouched(one, { measurement_picture: picture('measures.png') })).toBe(true);
    expect(isUntouched(one, { measurement_picture: picture('other.png') })).toBe(false);
  });

  test('deletes the pictures of a garment with it, and those of all with the draft', async () => {
    const key = await addFurther('copy', SIGNED_OUT);
    await addFurther('copy', SIGNED_OUT);
    expect(stored.size).toBe(3);
    removeFurther(key);
    await vi.waitFor(() => expect(stored.size).toBe(2));
    clearDraft();
    await vi.waitFor(() => expect(stored.size).toBe(0));
  });

  test('has the next garment first when the first one is removed', async () => {
    const key = await addFurther('other', RECORDS);
    const waistcoat = { ...EMPTY_GARMENT, dress_type: 'Waistcoat', measurement: '13' };
    changeFurther(key, { fields: waistcoat, trade: 'Ladies Tailor' });
    await picturesOf(key).keepFile('dress_design', picture('waistcoat.png'));
    await removeFirst();
    expect(further()).toEqual([]);
    const { fields, trade } = useDraft.getState();
    expect({ fields, trade }).toEqual({ fields: { ...KURTA, ...waistcoat }, trade: 'Ladies Tailor' });
    expect((await readPictures(undefined)).dress_design?.name).toBe('waistcoat.png');
    await vi.waitFor(() => expect(stored.size).toBe(1));
  });
});

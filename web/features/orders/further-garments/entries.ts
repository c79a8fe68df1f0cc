import { MAX_GARMENTS } from '../../../../contract/constants/orders.ts';
import { fileMark, randomKey } from '../../../lib/attempt-key.ts';
import {
  changeDraft,
  type Draft,
  draft,
  EMPTY_SAMPLE,
  PICTURES,
  type PictureName,
  useDraft,
} from '../book-tailor/draft.ts';
import type { Further, GarmentFields } from '../book-tailor/garment-shape.ts';
import type { PictureStore } from '../book-tailor/pictures.ts';
import type { Records } from '../book-tailor/use-measurement-records.ts';
import { EMPTY_GARMENT, type GarmentPictures, garmentFieldsOf } from '../garment/draft.ts';

/** Whose garment is added, or that it begins as a copy (orders-203). */
export type Beginning = 'same' | 'other' | 'copy';

const FIRST_PICTURES: PictureStore = { readFile: draft.readFile, keepFile: draft.keepFile };

/** Where the draft keeps the pictures of a garment; without a key of the first one. */
export function picturesOf(key: string | undefined): PictureStore {
  if (key === undefined || key === useDraft.getState().placed?.lead) return FIRST_PICTURES;
  return {
    readFile: (name) => draft.readFile(`${key}.${name}`),
    keepFile: (name, file) => draft.keepFile(`${key}.${name}`, file),
  };
}

export async function readPictures(
  key: string | undefined,
  { readFile } = picturesOf(key),
): Promise<GarmentPictures> {
  const files = await Promise.all(PICTURES.map(async (name) => [name, await readFile(name)] as const));
  return Object.fromEntries(files.filter(([, file]) => file));
}

/** Those of what was sent without an answer. */
function sentPicturesOf(key: string): PictureStore {
  return picturesOf(`${key}.sent`);
}

/** Call before a garment is changed: what was sent without an answer can then be sent again as it was (orders-208). */
export async function keepUnanswered(key: string): Promise<void> {
  const unanswered = furtherOf(key)?.unanswered;
  if (!unanswered || unanswered.hasOwnPictures) return;
  await keepPictures(key, await readPictures(key), sentPicturesOf(key));
  changeFurther(key, { unanswered: { ...unanswered, hasOwnPictures: true } });
}

/** What was sent last without an answer, as it was. */
export async function readUnanswered({ key, unanswered }: Further) {
  if (!unanswered) return undefined;
  const store = unanswered.hasOwnPictures ? sentPicturesOf(key) : picturesOf(key);
  return { ...unanswered, pictures: await readPictures(key, store) };
}

async function keepPictures(
  key: string | undefined,
  pictures: GarmentPictures,
  { keepFile } = picturesOf(key),
): Promise<void> {
  await Promise.all(PICTURES.map((name) => keepFile(name, pictures[name])));
}

export function furtherOf(key: string): Further | undefined {
  return useDraft.getState().further.find((one) => one.key === key);
}

/** Adds a garment that begins as `beginning` says, after the last one; returns its key. */
export async function addFurther(beginning: Beginning, records: Records): Promise<string> {
  const state = useDraft.getState();
  if (1 + state.further.length >= MAX_GARMENTS) throw new Error('The order has as many garments as it may.');
  const { key: lastKey, ...last } = lastOf(state);
  const key = randomKey();
  const names = picturesTaken(beginning, last.fields);
  const pictures = await readPictures(lastKey);
  await keepPictures(key, Object.fromEntries(names.map((name) => [name, pictures[name]])));
  const fields = beginningFields(beginning, last.fields, state, records);
  const is_same_person = beginning === 'same' || (beginning === 'copy' && last.is_same_person);
  const measurement_picture = names.includes('measurement_picture') ? markOf(pictures) : '';
  const added = newEntry({ key, trade: last.trade, is_same_person, fields }, measurement_picture);
  changeDraft({ further: [...useDraft.getState().further, added] });
  return key;
}

/** A garment of which nothing was said yet. */
export function newEntry(
  entry: Pick<Further, 'key' | 'trade' | 'is_same_person' | 'fields'>,
  measurement_picture = '',
): Further {
  const { trade, fields } = entry;
  return { ...entry, beginning: { trade, fields, measurement_picture }, unanswered: null };
}

type Last = Omit<Further, 'key' | 'beginning' | 'unanswered'> & { key: string | undefined };

function lastOf({ further, fields, trade }: Draft): Last {
  const first = { key: undefined, trade, is_same_person: true, fields: garmentFieldsOf(fields) };
  return further.at(-1) ?? first;
}

function picturesTaken(beginning: Beginning, { measurement_source }: GarmentFields): PictureName[] {
  if (beginning === 'copy') return [...PICTURES];
  return beginning === 'same' && measurement_source === 'UPLOAD' ? ['measurement_picture'] : [];
}

function beginningFields(
  beginning: Beginning,
  last: GarmentFields,
  state: Draft,
  records: Records,
): GarmentFields {
  if (beginning === 'other') return { ...EMPTY_GARMENT, ...anotherPerson(state, records) };
  // Another garment is measured by another sample (orders-160).
  const asked = last.measurement_source === 'SAMPLE' ? EMPTY_SAMPLE : {};
  if (beginning === 'copy') return { ...last, ...asked };
  const { measurement_source, measurement, asked_name, asked_age_group, asked_gender } = last;
  const person = { measurement_source, measurement, asked_name, asked_age_group, asked_gender };
  return { ...EMPTY_GARMENT, ...person, ...asked };
}

/** A saved record that no garment has yet; without one somebody is asked. */
function anotherPerson({ fields, further }: Draft, records: Records): Partial<GarmentFields> {
  if (records.state !== 'loaded') return {};
  const taken = [fields, ...further.map((one) => one.fields)].map(({ measurement }) => measurement);
  const free = records.list.find(({ id }) => !taken.includes(String(id)));
  return free ? { measurement: String(free.id) } : { measurement_source: 'LINK' };
}

export function changeFurther(key: string, change: Partial<Omit<Further, 'key'>>): void {
  const { further } = useDraft.getState();
  changeDraft({ further: further.map((one) => (one.key === key ? { ...one, ...change } : one)) });
}

export function removeFurther(key: string): void {
  changeDraft({ further: useDraft.getState().further.filter((one) => one.key !== key) });
  void keepPictures(key, {});
}

function markOf({ measurement_picture }: GarmentPictures): string {
  return measurement_picture ? JSON.stringify(fileMark(measurement_picture)) : '';
}

/** True if nothing was said of the garment since it was added, and it is no copy of one. */
export function isUntouched({ fields, trade, beginning }: Further, pictures: GarmentPictures): boolean {
  const isCopy = [fields.dress_type, fields.fabric_type, fields.description].some((said) => said !== '');
  if (isCopy || trade !== beginning.trade || pictures.dress_design) return false;
  if (markOf(pictures) !== beginning.measurement_picture) return false;
  const names = Object.keys(beginning.fields) as (keyof GarmentFields)[];
  return names.every((name) => JSON.stringify(fields[name]) === JSON.stringify(beginning.fields[name]));
}

/** Removes the first garment, whose place the next one takes, as in a placed order (orders-102). */
export async function removeFirst(): Promise<void> {
  const [next] = useDraft.getState().further;
  if (!next) return;
  await makeFirst(next);
  removeFurther(next.key);
}

async function makeFirst({ key, fields: chosen, trade }: Further): Promise<void> {
  await keepPictures(undefined, await readPictures(key));
  const { fields, trade: before } = useDraft.getState();
  changeDraft({ fields: { ...fields, ...chosen }, trade: before === null ? null : (trade ?? before) });
}

/**
 * A garment of the same person gets the saved record of the first one, once the records are there (orders-204); the
 * list names it.
 */
export function chooseRecords(records: Records): void {
  const { fields, further, placed } = useDraft.getState();
  if (records.state !== 'loaded' || placed) return;
  const isChosen = fields.measurement_source === 'STORE' && fields.measurement !== '';
  if (!isChosen) return;
  const isOpen = ({ is_same_person, fields: own }: Further) =>
    is_same_person && own.measurement_source === 'STORE' && own.measurement === '';
  if (!further.some(isOpen)) return;
  const { measurement } = fields;
  changeDraft({
    further: further.map((one) => {
      if (!isOpen(one)) return one;
      const beginning = { ...one.beginning, fields: { ...one.beginning.fields, measurement } };
      return { ...one, fields: { ...one.fields, measurement }, beginning };
    }),
  });
}

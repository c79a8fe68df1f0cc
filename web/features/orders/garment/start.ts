import type { DesignChoices } from '../../../../contract/design-features.ts';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { valuesOfCloth } from '../book-tailor/cloth.ts';
import { PICTURES, type PictureName } from '../book-tailor/draft.ts';
import type { GarmentFields } from '../book-tailor/garment-shape.ts';
import { askedFields, sampleFields, tradeFor } from '../book-tailor/order-again.ts';
import { pictureFrom } from '../book-tailor/pictures.ts';
import { draftOfGarment, EMPTY_GARMENT, type GarmentDraft, type GarmentPictures } from './draft.ts';

export interface Start extends GarmentDraft {
  pictures: GarmentPictures;
}

/**
 * What the form of a garment begins with: its draft, else the garment itself, else the one that is ordered again, else
 * the person of the last one. `isOwn`: the customer gives the measures instead of whoever was asked.
 */
export async function startOf(
  order: SingleOrder,
  garment: Garment | undefined,
  { isOwn = false, again }: { isOwn?: boolean; again?: Garment | undefined } = {},
): Promise<Start> {
  const start = await startingWith(order, garment, again);
  const isAsking = start.fields.measurement_source === 'LINK';
  return isOwn && isAsking ? { ...start, fields: { ...start.fields, measurement_source: 'STORE' } } : start;
}

async function startingWith(
  order: SingleOrder,
  garment: Garment | undefined,
  again: Garment | undefined,
): Promise<Start> {
  const stored = draftOfGarment(order.id, garment?.id);
  const found = stored.find();
  if (found) return { ...found, pictures: await read(stored.pictures.readFile) };
  if (!garment && again) return copyOf(again);
  const last = order.garments.at(-1);
  const trade = tradeFor(garment ?? last ?? order) ?? null;
  if (!garment) {
    const pictures = last ? await personPicture(last) : {};
    return { fields: { ...EMPTY_GARMENT, ...(last && personOf(last, pictures)) }, trade, kept: [], pictures };
  }
  const pictures = await read((name) => pictureFrom(name, garment[name]));
  const kept = PICTURES.filter((name) => garment[name] !== null && !pictures[name]);
  return { fields: changedFields(garment), trade, kept, pictures };
}

/** Another garment like this one (orders-105). A design of choices is drawn anew. */
export async function copyOf(garment: Garment): Promise<Start> {
  const person = await personPicture(garment);
  const design =
    garment.design.length > 0 ? undefined : await pictureFrom('dress_design', garment.dress_design);
  const pictures = { ...person, ...(design && { dress_design: design }) };
  const fields = { ...EMPTY_GARMENT, ...whatIsMade(garment), ...personOf(garment, person) };
  return { fields, trade: tradeFor(garment) ?? null, kept: [], pictures };
}

/** Keeps the measures of the order unless another record is chosen. */
function changedFields(garment: Garment): GarmentFields {
  const { measurement_from: asked } = garment;
  const isUploaded = garment.measurement_source === 'UPLOAD' && garment.measurement_picture !== null;
  return {
    ...EMPTY_GARMENT,
    ...whatIsMade(garment),
    measurement_source: isUploaded ? 'UPLOAD' : 'STORE',
    ...(asked && !asked.given && askedFields(asked)),
    ...sampleFields(garment),
    length_choice: garment.length_choice ?? '',
    ...valuesOfCloth(garment.cloth_source, garment.cloth),
  };
}

function whatIsMade({ dress_type, fabric_type, description, design }: Garment) {
  return {
    dress_type: dress_type ?? '',
    fabric_type: fabric_type ?? '',
    description,
    design_choices: Object.fromEntries(
      design.map(({ feature, option }) => [feature, option]),
    ) as DesignChoices,
  };
}

function personOf(garment: Garment, { measurement_picture }: GarmentPictures): Partial<GarmentFields> {
  const { measurement_from: asked } = garment;
  return {
    measurement_source: measurement_picture ? 'UPLOAD' : 'STORE',
    // Another garment for somebody who is asked is for another person.
    ...(asked && { ...askedFields(asked), asked_name: '' }),
    ...anotherSample(garment),
    measurement: garment.measurement === null ? '' : String(garment.measurement),
    length_choice: '',
    top_length: '',
  };
}

/** Another garment is measured by another sample (orders-160). */
function anotherSample(garment: Garment): Partial<GarmentFields> {
  const sample = sampleFields(garment);
  return 'sample_kind' in sample ? { ...sample, sample_kind: '', sample_record: '', asked_name: '' } : {};
}

/** The picture of the measures, for another garment of the same person. */
async function personPicture(garment: Garment): Promise<GarmentPictures> {
  if (garment.measurement_source !== 'UPLOAD') return {};
  const picture = await pictureFrom('measurement_picture', garment.measurement_picture);
  return picture ? { measurement_picture: picture } : {};
}

async function read(readFile: (name: PictureName) => Promise<File | undefined>): Promise<GarmentPictures> {
  const files = await Promise.all(PICTURES.map(async (name) => [name, await readFile(name)] as const));
  return Object.fromEntries(files.filter(([, file]) => file));
}

import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import {
  CLOTH_LATE_DAYS,
  MAX_BAG_TAG_LENGTH,
  MAX_CLOTH_METRES,
  MAX_CLOTH_PIECES,
  MAX_FAULTS_LENGTH,
  MIN_CLOTH_METRES,
} from './constants/cloth.ts';
import { Timestamp } from './fields.ts';
import { GarmentIds, SampleIds } from './sample-garments.ts';
import { readAs, text, unlessEmpty } from './text.ts';
import { MAX_TYPED_LENGTH, typedMetres } from './typed-number.ts';
import { wholeNumber } from './validation.ts';

const metresFrom = (least: number) =>
  unlessEmpty(readAs(MAX_TYPED_LENGTH, typedMetres, z.number().min(least).max(MAX_CLOTH_METRES)));

/** Of a receipt, or of the start that stands for one (orders-86). */
export const PressedAt = unlessEmpty(Timestamp).meta({
  description: `When it was pressed, at most ${CLOTH_LATE_DAYS} days ago; it may be sent later`,
});

/** What a tailor writes down about the cloth; nothing of it is required (orders-81). */
export const CLOTH_FACTS = {
  garments: GarmentIds.meta({
    description:
      'Ids of the garments whose cloth has come, joined by commas; when left out, all whose cloth is awaited or objected to',
  }),
  metres: metresFrom(MIN_CLOTH_METRES).meta({ description: 'Rounded to the centimetre' }),
  pieces: unlessEmpty(wholeNumber({ min: 1, max: MAX_CLOTH_PIECES })).meta({
    description: '1 when left out',
  }),
  faults: unlessEmpty(withoutCardNumber(text(MAX_FAULTS_LENGTH))).meta({
    description: 'Stains, holes, a missing dupatta',
  }),
  bag_tag: unlessEmpty(withoutCardNumber(text(MAX_BAG_TAG_LENGTH))).meta({
    description: "Number of the tag on the cloth's bag",
  }),
  samples: SampleIds,
  pressed_at: PressedAt,
};

/** What is left of the cloth, in metres, which goes back with the garment (orders-85). */
export const ClothLeft = metresFrom(0).meta({ description: 'Metres of the cloth that are left' });

/** What goes back with the garment, or is packed with it. */
export const GOES_BACK = { cloth_left: ClothLeft, samples: SampleIds };

export const ClothReceipt = z.object({
  number: z.int().meta({ description: '1 for the first of the order' }),
  garments: z.array(z.int()).nullable().meta({
    description: 'Whose cloth came; null: of all garments. The last one that names a garment holds for it',
  }),
  metres: z.number().nullable(),
  pieces: z.int().nullable().meta({ description: 'Null: the work was begun and nothing written down' }),
  faults: z.string(),
  bag_tag: z.string().nullable(),
  received_at: Timestamp,
  photos: z.array(z.string()).meta({ description: 'Addresses of pictures, which expire' }),
  objectable_until: Timestamp.nullable().meta({
    description: 'Until when the customer can object; null once staff has settled it',
  }),
  objection: z.string().nullable().meta({ description: 'What the customer says is wrong' }),
  objected_garments: z.array(z.int()).nullable().meta({
    description: 'Which garments it is about; null: all of the receipt',
  }),
  objected_at: Timestamp.nullable(),
  settled_at: Timestamp.nullable().meta({
    description: 'When a later receipt met the objection, or its order ended or went to another tailor',
  }),
});
export type ClothReceipt = z.infer<typeof ClothReceipt>;

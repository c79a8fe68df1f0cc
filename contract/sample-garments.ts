import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { PEOPLE } from './constants/measurements.ts';
import {
  MAX_SAMPLE_KIND_LENGTH,
  MAX_SAMPLE_NOTE_LENGTH,
  SAMPLE_ACTIONS,
  SAMPLE_MEASURE_CODES,
  SAMPLE_PLACES,
} from './constants/samples.ts';
import { Id } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { AGE_GROUPS, MEASURE_CODES, UNITS } from './measures.ts';
import { PersonName } from './names.ts';
import { jsonText, readAs, requiredText, text, unlessEmpty } from './text.ts';

/** A garment that fits, which goes along with the cloth (orders-160). */
export const SampleSent = z.object({
  kind: withoutCardNumber(requiredText(MAX_SAMPLE_KIND_LENGTH)).meta({ description: 'What it is' }),
  name: PersonName(60).meta({ description: 'Whom it fits' }),
  age_group: z.enum(AGE_GROUPS),
  gender: z.enum(PEOPLE),
  measurement: Id.nullable()
    .default(null)
    .meta({ description: 'The own record that its measures are saved to; a new one when left out' }),
});
export type SampleSent = z.output<typeof SampleSent>;

/** As JSON in a multipart field. */
export const SampleSentText = jsonText(800).pipe(SampleSent).meta({
  description: 'JSON of SAMPLE: {"kind":"Kurta","name":"Bilal","age_group":"adult","gender":"male"}',
});

/** The sample of a garment, and where it is. */
export const MeasurementSample = z.object({
  ...SampleSent.shape,
  kind: z.string(),
  name: z.string(),
  measurement: z.int().nullable().meta({ description: 'The record to update, then the one that was saved' }),
  place: z.enum(SAMPLE_PLACES),
  is_due_back: z.boolean().meta({ description: 'It is with a tailor and has to go back to the customer' }),
  held_by: z.string().nullable().meta({ description: 'The tailor who has it' }),
  came_at: Timestamp.nullable(),
  measured_at: Timestamp.nullable(),
  packed_at: Timestamp.nullable().meta({ description: 'With the parcel' }),
  returned_at: Timestamp.nullable(),
  lost_at: Timestamp.nullable(),
  lost_note: z.string().nullable(),
  actions: z.array(z.enum(SAMPLE_ACTIONS)).meta({ description: 'What the caller may do with it' }),
});
export type MeasurementSample = z.infer<typeof MeasurementSample>;

/** At most 20 metres. */
const Length = z.number().positive().max(2000);

export const SampleMeasuresForm = z.object({
  unit: z.enum(UNITS),
  values: z
    .partialRecord(z.enum(SAMPLE_MEASURE_CODES), Length)
    .meta({ description: 'Of the garment laid flat, in the unit; girths from side to side' }),
  confirmed: z
    .array(z.enum(MEASURE_CODES))
    .max(MEASURE_CODES.length)
    .default([])
    .meta({ description: 'Doubtful measures that were taken again' }),
  note: withoutCardNumber(text(MAX_SAMPLE_NOTE_LENGTH)).default(''),
});
export type SampleMeasuresForm = z.output<typeof SampleMeasuresForm>;

const Note = unlessEmpty(withoutCardNumber(text(MAX_SAMPLE_NOTE_LENGTH)));

/** What was done with a sample; `lose` needs a note. */
export const SampleStep = z.discriminatedUnion('action', [
  z.object({ action: z.literal('receive'), note: Note }),
  z.object({ action: z.literal('measure'), ...SampleMeasuresForm.shape }),
  z.object({ action: z.literal('pack'), note: Note }),
  z.object({ action: z.literal('return'), note: Note }),
  z.object({ action: z.literal('lose'), note: withoutCardNumber(requiredText(MAX_SAMPLE_NOTE_LENGTH)) }),
]);
export type SampleStep = z.output<typeof SampleStep>;

const MAX_IDS_LENGTH = 200;

export const GarmentIds = unlessEmpty(
  readAs(MAX_IDS_LENGTH, (ids) => ids.split(','), z.array(Id).min(1).max(12)),
).meta({ description: 'Ids of garments, joined by commas' });

/** Garments whose sample is there, or is packed. */
export const SampleIds = GarmentIds.meta({ description: 'Ids of garments with a sample, joined by commas' });

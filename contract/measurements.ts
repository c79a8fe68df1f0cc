import { z } from 'zod';
import { checkWords } from '#words';
import { withoutCardNumber } from './card-numbers.ts';
import { ORIGINS, PEOPLE, RELATIONS } from './constants/measurements.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { AGE_GROUPS, MEASURE_CODES, type MeasureCode, UNITS } from './measures.ts';
import { requiredText, text } from './text.ts';
import { MAX_TYPED_LENGTH, typedHeightInInches } from './typed-number.ts';
import { issueSentence } from './validation.ts';
import { VERSION_FIELDS } from './versions.ts';

const tag = 'Measurements';

const recordFields = {
  label: withoutCardNumber(requiredText(60)),
  gender: z.enum(PEOPLE),
  age_group: z.enum(AGE_GROUPS),
  unit: z.enum(UNITS),
  note: withoutCardNumber(text(1000)).default(''),
  person: withoutCardNumber(text(60))
    .default('')
    .meta({ description: 'Whose measures; the label when empty' }),
  relation: z.enum(RELATIONS).nullable().default(null),
};

const Codes = z.array(z.enum(MEASURE_CODES)).max(MEASURE_CODES.length);

/** In the record's unit (weight: kg); `null` or absent means not taken. */
const Reading = z
  .number()
  .positive({ error: () => checkWords.enterANumberAboveZero })
  .max(2000)
  .nullable();

function byMeasure<Value extends z.ZodType>(value: Value) {
  return Object.fromEntries(MEASURE_CODES.map((code) => [code, value])) as Record<MeasureCode, Value>;
}

const FitWarning = z.object({
  code: z.string().meta({ description: 'The measure it is about' }),
  kind: z.enum(['band', 'inches', 'cross']),
  sentence: z.string(),
});
export type FitWarning = z.infer<typeof FitWarning>;

const MeasuredOn = z.object({ garment: z.string(), by: z.string() }).nullable().meta({
  description: 'The garment that this version was measured on, and the shop or tailor (measurements-20)',
});

/** One person's measures, flat (measurements-1). */
export const Measurement = z.object({
  id: z.int(),
  ...recordFields,
  note: z.string(),
  person: z.string(),
  relation: recordFields.relation.unwrap(),
  ...byMeasure(z.number().nullable()),
  estimated: Codes.meta({ description: 'Measures that nobody has taken by tape' }),
  confirmed: Codes.meta({ description: 'Doubtful measures that were taken again' }),
  version: z.int().meta({ description: 'Counts the saves, from 1' }),
  measured_on: MeasuredOn,
  updated_at: Timestamp,
  warnings: z.array(FitWarning),
});
export type Measurement = z.infer<typeof Measurement>;

export const MeasurementFields = z.object({
  ...recordFields,
  ...byMeasure(Reading.optional()),
  height: z
    .union([Reading, text(MAX_TYPED_LENGTH)], { error: () => checkWords.enterANumber })
    .optional()
    .meta({ description: 'A height in inches may be text, such as `5\'8"`' }),
  estimated: Codes.optional().meta({ description: 'When left out, unchanged values keep their mark' }),
  confirmed: Codes.optional(),
  origin: z
    .enum(ORIGINS)
    .exclude(['restore', 'fit', 'garment'])
    .default('form')
    .meta({ description: 'How the values came about' }),
});

/** Converts a height in inches that was sent as text (measurements-7). */
export function readHeight<Form extends Pick<z.output<typeof MeasurementFields>, 'unit' | 'height'>>(
  form: Form,
  context: z.core.$RefinementCtx,
) {
  const { unit, height } = form;
  if (typeof height !== 'string') return { ...form, height };
  const read = Reading.safeParse(unit === 'in' ? typedHeightInInches(height) : Number.NaN, {
    error: issueSentence,
  });
  if (read.success) return { ...form, height: read.data };
  for (const { message } of read.error.issues) {
    context.addIssue({ code: 'custom', path: ['height'], message, input: height });
  }
  return z.NEVER;
}

export const MeasurementForm = MeasurementFields.transform(readHeight);
export type MeasurementForm = z.infer<typeof MeasurementForm>;

/** Replaces the whole record: an absent measure is not taken. Without `version` it overwrites any version (wire-11). */
export const MeasurementUpdate = MeasurementFields.extend({
  version: VERSION_FIELDS.version.optional(),
}).transform(readHeight);
export type MeasurementUpdate = z.infer<typeof MeasurementUpdate>;

/** Oldest first (measurements-6). */
export const measurements = endpoint('GET /user_module/measurements/', {
  summary: 'List the own measurement records',
  tag,
  action: 'measurements.keep',
  response: z.array(Measurement),
});

/** Refuses a value more than 25 % outside its band on its field (measurements-4). */
export const addMeasurement = endpoint('POST /user_module/measurements/', {
  summary: 'Add a measurement record',
  tag,
  action: 'measurements.keep',
  idempotent: true,
  status: 201,
  body: MeasurementForm,
  response: Measurement,
});

/** Replaces the record and adds a version (measurements-5); 409 `edits.outdated` for an old `version` (wire-11). */
export const updateMeasurement = endpoint('PUT /user_module/measurements/{id}/', {
  summary: 'Replace a measurement record',
  tag,
  action: 'measurements.keep',
  params: IdParams,
  body: MeasurementUpdate,
  response: Measurement,
});

/** Orders keep their own copy (measurements-5). */
export const deleteMeasurement = endpoint('DELETE /user_module/measurements/{id}/', {
  summary: 'Delete a measurement record',
  tag,
  action: 'measurements.keep',
  status: 204,
  params: IdParams,
});

const Version = Measurement.omit({ warnings: true }).extend({
  saved_by: z.string().nullable().meta({ description: 'The user name; null for versions of earlier times' }),
  origin: z.enum(ORIGINS),
  restored_version: z.int().nullable().meta({ description: 'The version that was restored' }),
});
export type Version = z.infer<typeof Version>;

/** A PDF (measurements-14). */
export const measurementSheet = endpoint('GET /user_module/measurements/{id}/sheet/', {
  summary: 'Print a measurement record',
  tag,
  action: 'measurements.keep',
  responseType: 'application/pdf',
  params: IdParams,
});

/** Saves an old version's values as a new version (measurements-5). */
export const restoreMeasurementVersion = endpoint(
  'POST /user_module/measurements/{id}/versions/{version}/restore/',
  {
    summary: 'Restore a version of a measurement record',
    tag,
    action: 'measurements.keep',
    params: IdParams.extend({ version: Id }),
    response: Measurement,
  },
);

/** The latest 100, newest first. */
export const measurementVersions = endpoint('GET /user_module/measurements/{id}/versions/', {
  summary: 'List the versions of a measurement record',
  tag,
  action: 'measurements.keep',
  params: IdParams,
  response: z.object({ results: z.array(Version) }),
});

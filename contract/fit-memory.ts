import { z } from 'zod';
import { SUGGESTION_ANSWERS } from './constants/measurements.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Day } from './fields.ts';
import { FAULTS, FIT_SOURCES } from './fit-notes.ts';
import { Measurement } from './measurements.ts';
import { MEASURE_CODES } from './measures.ts';
import { Version } from './versions.ts';

const tag = 'Measurements';

const Earlier = z.object({
  order: z.int(),
  tracking_id: z.string().nullable().meta({ description: "Null for a tailor, of another tailor's order" }),
  day: Day.meta({ description: 'Of the first delivery' }),
  source: z
    .enum(FIT_SOURCES)
    .meta({ description: 'Said in the review, altered, or measured before dispatch' }),
});

/** What did not fit in an earlier garment of the same person (measurements-15). */
export const FitNoteShape = Earlier.extend({
  garment: z.int().nullable().meta({ description: 'Which one of an order of several garments' }),
  dress_type: z.string().nullable(),
  measure: z.enum(MEASURE_CODES).nullable(),
  fault: z.enum(FAULTS).nullable(),
  by: z.int().nullable().meta({ description: 'Millimetres, where it was measured' }),
  text: z.string().nullable().meta({ description: "The customer's words about an alteration" }),
});

const Suggestion = Earlier.extend({
  measure: z.enum(MEASURE_CODES),
  fault: z.enum(FAULTS),
  from: z.number().meta({ description: "In the record's unit, as `to`" }),
  to: z.number(),
});

/** The newest notes of each own record, newest first, and the changes they call for. */
export const fitMemory = endpoint('GET /api/fit-memory/', {
  summary: 'What did not fit in earlier garments, by measurement record',
  tag,
  action: 'measurements.keep',
  response: z.object({
    results: z.array(
      z.object({
        measurement: z.int(),
        notes: z.array(FitNoteShape),
        suggestions: z.array(Suggestion),
      }),
    ),
  }),
});

/** The notes alone, for staff who enter an order; every view is recorded in the audit log (backoffice-31). */
export const fitMemoryOfCustomer = endpoint('GET /api/staff/customers/{id}/fit-memory/', {
  summary: "What did not fit in a customer's earlier garments, by measurement record",
  tag: 'Back office',
  action: 'customers.read',
  params: IdParams,
  response: z.object({
    results: z.array(z.object({ measurement: z.int(), notes: z.array(FitNoteShape) })),
  }),
});

/**
 * Accepts a suggestion, which saves a new version of the record, or dismisses it for good; repeated it changes nothing.
 * Fails with 404 for a suggestion that is not offered, and 409 `edits.outdated` for an old `version` (wire-11).
 */
export const answerSuggestion = endpoint('POST /api/fit-memory/answers/', {
  summary: 'Accept or dismiss a suggested change of a measurement record',
  tag,
  action: 'measurements.keep',
  idempotent: true,
  body: z.object({
    measurement: Id,
    order: Id,
    measure: z.enum(MEASURE_CODES),
    answer: z.enum(SUGGESTION_ANSWERS),
    version: Version,
  }),
  response: Measurement,
});

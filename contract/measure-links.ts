import { z } from 'zod';
import { PEOPLE } from './constants/measurements.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { GarmentParams } from './garment-calls.ts';
import { Measurement, MeasurementFields, readHeight } from './measurements.ts';
import { AGE_GROUPS } from './measures.ts';
import { text } from './text.ts';

const tag = 'Measure links';

const LinkToken = text(100).min(20);

const MadeLink = z.object({
  url: z.string().meta({ description: 'To be sent to that person only' }),
  expires_at: Timestamp,
});

/**
 * Voids the link before. The address is shown this once, because only its hash is stored. Fails with 409
 * `orders.measures_not_awaited`.
 */
export const createGarmentMeasureLink = endpoint('POST /api/orders/{id}/garments/{garment}/measure-link/', {
  summary: 'Make the link by which somebody gives the measures of a garment',
  tag,
  action: 'stitching.order',
  idempotent: true,
  status: 201,
  params: GarmentParams,
  response: MadeLink,
});

/** The order waits on, for a new link or for measures of another source. Idempotent. */
export const withdrawGarmentMeasureLink = endpoint(
  'DELETE /api/orders/{id}/garments/{garment}/measure-link/',
  {
    summary: 'Withdraw the measure link of a garment',
    tag,
    action: 'stitching.order',
    status: 204,
    params: GarmentParams,
  },
);

/**
 * Like `createGarmentMeasureLink`, for staff who send the link for the customer (backoffice-29); recorded in the audit
 * log.
 */
export const createMeasureLinkForCustomer = endpoint(
  'POST /api/staff/orders/{id}/garments/{garment}/measure-link/',
  {
    summary: "Make the link by which somebody gives the measures of a customer's garment",
    tag: 'Back office',
    action: 'orders.enter',
    idempotent: true,
    status: 201,
    params: GarmentParams,
    response: MadeLink,
  },
);

/** Like `createGarmentMeasureLink`, for the first garment. */
export const createMeasureLink = endpoint('POST /api/orders/{id}/measure-link/', {
  summary: 'Make the link by which somebody gives the measures of an order',
  tag,
  action: 'stitching.order',
  idempotent: true,
  status: 201,
  params: IdParams,
  response: MadeLink,
});

/** Like `withdrawGarmentMeasureLink`, for the first garment. */
export const withdrawMeasureLink = endpoint('DELETE /api/orders/{id}/measure-link/', {
  summary: 'Withdraw the measure link of an order',
  tag,
  action: 'stitching.order',
  status: 204,
  params: IdParams,
});

/** A POST, so that the token is in no log. Fails like `answerMeasureLink`. */
export const openMeasureLink = endpoint('POST /api/measure-links/open/', {
  summary: 'Read who asks for whose measures, and for which garment',
  tag,
  body: z.object({ token: LinkToken }),
  response: z.object({
    asked_by: z.string().meta({ description: 'The first name' }),
    name: z.string(),
    gender: z.enum(PEOPLE),
    age_group: z.enum(AGE_GROUPS),
    dress_type: z.string().nullable().meta({ description: 'Null while staff have not agreed it' }),
    expires_at: Timestamp,
  }),
});

/** Measures as in a record; name, gender and age group are those of the request. */
const GivenMeasures = MeasurementFields.omit({
  label: true,
  gender: true,
  age_group: true,
  person: true,
  relation: true,
})
  .extend({
    token: LinkToken,
    is_guardian: z
      .boolean()
      .default(false)
      .meta({ description: 'Required for a child: whoever answers is the parent or guardian' }),
  })
  .transform(readHeight);
export type GivenMeasures = z.output<typeof GivenMeasures>;

/**
 * Once for each link. Fails with 404 `measure_links.unknown`, 409 `measure_links.used`, and 410
 * `measure_links.withdrawn`, `measure_links.expired` or `measure_links.order_ended`.
 */
export const answerMeasureLink = endpoint('POST /api/measure-links/answer/', {
  summary: 'Give the measures that a link asks for',
  tag,
  idempotent: true,
  body: GivenMeasures,
  response: z.object({
    keep_token: z.string().meta({ description: 'Copies the measures into an account, once' }),
    keep_until: Timestamp,
  }),
});

/** Fails with 410 `measure_links.keep_invalid` after its time, or if the order no longer has these measures. */
export const keepGivenMeasures = endpoint('POST /api/measure-links/keep/', {
  summary: 'Copy the measures that were given by a link into the own records',
  tag,
  action: 'measurements.keep',
  idempotent: true,
  status: 201,
  body: z.object({ token: LinkToken }),
  response: Measurement,
});

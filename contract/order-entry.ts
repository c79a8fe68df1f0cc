import { z } from 'zod';
import { checkWords } from '#words';
import { AgreedTerms } from './agreed-terms.ts';
import { CLOTH_FIELDS } from './cloth-choice.ts';
import { MAX_GARMENTS, type MEASUREMENT_SOURCES } from './constants/orders.ts';
import { readNumber } from './contact-number.ts';
import { endpoint, Id, IdParams, oneOf } from './endpoint.ts';
import { Day, Rupees } from './fields.ts';
import { HANDOVER_FIELDS, PaymentType } from './handover.ts';
import { hasDayOfOccasion } from './occasion.ts';
import { MeasurementSource, SingleOrderForm } from './orders.ts';
import { PersonAsked } from './person-asked.ts';
import { SampleSent } from './sample-garments.ts';
import { jsonText } from './text.ts';

const { tailor, dress_type, fabric_type, description, other_number, delivery_type } = SingleOrderForm.shape;
const { top_length, length_choice, needed_by, occasion } = SingleOrderForm.shape;

const ENTERED_GARMENT = {
  dress_type,
  fabric_type,
  description,
  measurement_source: MeasurementSource.default('STORE').meta({
    description:
      'STORE with `measurement`, UPLOAD with `measurement_from` or a picture, SAMPLE with `measurement_sample`',
  }),
  measurement: Id.optional().meta({ description: 'Measurement record of the customer' }),
  measurement_from: PersonAsked.optional().meta({
    description:
      'Who is asked by a link; the order is then confirmed once all measures are there (backoffice-29)',
  }),
  measurement_sample: SampleSent.optional().meta({
    description: 'What goes along with the cloth (orders-160)',
  }),
  top_length,
  length_choice,
  ...CLOTH_FIELDS,
};

/** What each source needs; a picture is no field. */
const NEEDED = {
  STORE: 'measurement',
  UPLOAD: undefined,
  SAMPLE: 'measurement_sample',
} as const satisfies Record<(typeof MEASUREMENT_SOURCES)[number], keyof typeof ENTERED_GARMENT | undefined>;

const EnteredGarment = z.object(ENTERED_GARMENT).superRefine(requireMeasures);
export type EnteredGarment = z.output<typeof EnteredGarment>;

function requireMeasures(
  garment: { measurement_source: keyof typeof NEEDED; measurement?: unknown; measurement_sample?: unknown },
  context: z.RefinementCtx,
): void {
  const needed = NEEDED[garment.measurement_source];
  if (needed && garment[needed] === undefined)
    context.addIssue({ code: 'custom', path: [needed], message: checkWords.required });
}

/**
 * An order that staff enter for a customer in person or on the telephone, who has agreed to price and day (orders-52).
 */
const OrderEntry = z
  .object({
    tailor,
    ...ENTERED_GARMENT,
    garments: z
      .array(EnteredGarment)
      .max(MAX_GARMENTS - 1)
      .default([])
      .meta({ description: 'Those after the first one (orders-100)' }),
    needed_by,
    occasion,
    other_number: other_number.meta({
      description: 'Whom to call about this order; the number of the account when left out',
    }),
    delivery_type,
    ...HANDOVER_FIELDS,
    is_requested_sample: z.boolean().default(false),
    total: Rupees.meta({ description: 'What the customer was told; 409 when it is another one' }),
    advance: AgreedTerms.shape.advance,
    expected_delivery_date: Day.meta({ description: 'The promised day that the customer was told' }),
  })
  .superRefine(requireMeasures)
  .refine(hasDayOfOccasion, { path: ['needed_by'], error: () => checkWords.required })
  .check(readNumber('other_number'));
export type OrderEntry = z.output<typeof OrderEntry>;

/** The names of a garment's pictures in a form, from 1 on. */
export const pictureNames = (place: number) =>
  ({ dress_design: `dress_design_${place}`, measurement_picture: `measurement_picture_${place}` }) as const;

const MAX_ENTRY_LENGTH = 60_000;

/** The same order, with pictures beside it (orders-215). */
const OrderEntryForm = z
  .object({
    entry: jsonText(MAX_ENTRY_LENGTH).pipe(OrderEntry).meta({ description: 'JSON: the order' }),
  })
  .transform(({ entry }) => entry);

const PLACES = Array.from({ length: MAX_GARMENTS }, (_, index) => index + 1);

const shapes = oneOf({
  order: { bodyType: 'json', body: OrderEntry },
  form: {
    bodyType: 'multipart',
    body: OrderEntryForm,
    files: PLACES.flatMap((place) => Object.values(pictureNames(place))),
  },
});

const EnteredOrder = z.object({
  id: z.int(),
  tracking_id: z.string(),
  total: Rupees,
  expected_delivery_date: Day,
  payment_type: PaymentType,
  is_confirmed: z.boolean().meta({ description: 'False while somebody is asked for measures by a link' }),
});

/**
 * Confirms the order at once, unless somebody is asked for measures. 409 `orders.terms_changed` has both figures if price
 * or day have changed.
 */
export const enterOrder = endpoint('POST /api/staff/customers/{id}/orders/', {
  summary: 'Enter a stitched order for a customer',
  tag: 'Back office',
  action: 'orders.enter',
  idempotent: true,
  status: 201,
  params: IdParams,
  ...shapes,
  response: EnteredOrder,
});

/**
 * For a customer who has agreed in person or on the telephone; of orders that staff entered only, others are 404
 * (backoffice-29). Fails like the customer's own confirmation, and repeating it has no effect.
 */
export const confirmEnteredOrder = endpoint('POST /api/staff/orders/{id}/confirm-for-customer/', {
  summary: 'Confirm an order that staff entered, once its measures are there',
  tag: 'Back office',
  action: 'orders.enter',
  idempotent: true,
  params: IdParams,
  body: AgreedTerms,
  response: EnteredOrder,
});

import { z } from 'zod';
import { BulkOrder } from './bulk-orders.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { CLOTH_FACTS, GOES_BACK } from './cloth-receipts.ts';
import { DELIVERY_FAILURE_CODES } from './constants/lifecycle.ts';
import { GARMENT_PROGRESS, ORDER_STATUSES } from './constants/orders.ts';
import { WORK_ACTIONS, WORK_STAGES } from './constants/workshop.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Day, YesNo } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { MEASURE_CODES, UNITS } from './measures.ts';
import { WorkshopOrder } from './order-steps.ts';
import { SingleOrder } from './orders.ts';
import { text, unlessEmpty } from './text.ts';
import { TONGUES } from './tongues.ts';

const tag = 'Workshop';

/** An order in its tailor's list. */
const WorkItem = SingleOrder.pick({
  id: true,
  tracking_id: true,
  item_type: true,
  gender: true,
  shoe_size: true,
  dress_type: true,
  fabric_type: true,
  delivery_type: true,
  delivery: true,
  status: true,
  expected_delivery_date: true,
  cloth_due_on: true,
  question: true,
  actions: true,
}).extend({
  customer_name: z.string(),
  garment_count: z.int(),
  altered: SingleOrder.pick({ item_type: true, dress_type: true, shoe_size: true })
    .extend({ place: z.int().meta({ description: 'From 1' }) })
    .nullable()
    .meta({ description: 'Which one of several garments is altered, while it is (orders-120)' }),
  garment_progress: z.array(z.enum(GARMENT_PROGRESS)).meta({
    description: 'How far each garment is, without those that were cancelled',
  }),
  is_cloth_disputed: z.boolean().meta({ description: 'The customer objects to the receipt of the cloth' }),
});
export type WorkItem = z.infer<typeof WorkItem>;

const BulkWork = BulkOrder.pick({
  id: true,
  tracking_id: true,
  item_type: true,
  number_of_pieces: true,
  status: true,
  expected_delivery_date: true,
}).extend({ customer_name: z.string() });
export type BulkWork = z.infer<typeof BulkWork>;

const WorkCount = z.int().min(0).max(100).meta({ description: 'At most 100' });

const WorkList = z.object({
  count: WorkCount,
  results: z.array(WorkItem).meta({ description: 'The 20 most urgent' }),
});

/** A tailor's tasks; an order is in at most one list (workshop-2). */
export const workToday = endpoint('GET /api/workshop/today/', {
  summary:
    'The day of a tailor: what is new, late, due soon, asked, without cloth and back for an alteration',
  tag,
  action: 'stitching.work',
  response: z.object({
    day: Day,
    stages: z.record(z.enum(WORK_STAGES), WorkCount),
    new: WorkList,
    late: WorkList,
    due_soon: WorkList,
    waiting: WorkList.meta({ description: 'For an answer of the customer' }),
    objections: WorkList.meta({ description: 'To a receipt of the cloth, which waits for its correction' }),
    cloth: WorkList.meta({ description: 'Accepted, and the cloth has not come' }),
    alterations: WorkList,
    samples: WorkList.meta({ description: 'Whose sample has to go back to the customer' }),
    stops: z.int().nullable().meta({
      description: "Still to be done by the shop's rider today; null for other tailors than its own",
    }),
    no_light: z.boolean().meta({ description: 'The tailor has said so today (workshop-16)' }),
    bulk: z.array(BulkWork).meta({ description: 'Agreed and not delivered, the 20 promised first' }),
  }),
});

/** The orders of each stage with the earliest promised days, and the newest delivered ones (workshop-3). */
export const workBoard = endpoint('GET /api/workshop/board/', {
  summary: 'The orders of a tailor by stage',
  tag,
  action: 'stitching.work',
  response: z.object({ day: Day, stages: z.record(z.enum(WORK_STAGES), WorkList) }),
});

export const WORK_SORTS = { promised: 'date', id: 'integer' } as const;

/** `search` is a complete tracking number (workshop-3). */
export const workOrders = endpoint('GET /api/workshop/orders/', {
  summary: 'The orders of one stage, by pages',
  tag,
  action: 'stitching.work',
  query: listQuery({ sorts: WORK_SORTS, first: 'promised', filters: { stage: z.enum(WORK_STAGES) } }),
  response: listOf(WorkItem),
});

/** See workshop-7. */
export const jobCard = endpoint('GET /api/workshop/orders/{id}/job-card/', {
  summary: 'Print the job card of an order',
  tag,
  action: 'stitching.work',
  responseType: 'application/pdf',
  params: IdParams,
  query: z.object({
    unit: z.enum(UNITS).default('cm'),
    tongue: z.enum(TONGUES).optional().meta({ description: 'By default the language of the account' }),
  }),
});

/**
 * Takes a step with a photo, which the customer sees too. Fails like `takeOrderStep`, and with 409
 * `orders.measures_differ` if the finished garment differs from the order (workshop-9).
 */
export const takeWorkStep = endpoint('POST /api/workshop/orders/{id}/steps/', {
  summary: 'Take a step of an order in the workshop, with a photo',
  tag,
  action: 'stitching.work',
  idempotent: true,
  params: IdParams,
  files: ['photo'],
  body: z.object({
    action: z.enum(WORK_ACTIONS),
    expected_status: unlessEmpty(z.enum(ORDER_STATUSES)),
    reason: unlessEmpty(withoutCardNumber(text(500))).meta({
      description: 'The note; the question of `ask`, and what was answered',
    }),
    courier: unlessEmpty(withoutCardNumber(text(40))),
    courier_number: unlessEmpty(text(60)),
    failure: unlessEmpty(z.enum(DELIVERY_FAILURE_CODES)).meta({ description: 'Of `come_back`' }),
    despite_difference: unlessEmpty(YesNo),
    ...CLOTH_FACTS,
    ...GOES_BACK,
  }),
  response: WorkshopOrder,
});

/** At most 20 metres. */
const Length = z.number().positive().max(2000);

export const FinishedMeasuresForm = z.object({
  unit: z.enum(UNITS),
  values: z.partialRecord(z.enum(MEASURE_CODES), Length).meta({ description: 'In the unit' }),
  garment: Id.optional().meta({ description: 'Of the order; the first one when left out' }),
});
export type FinishedMeasuresForm = z.output<typeof FinishedMeasuresForm>;

/** Replaces earlier measures of the garment; measures that were not ordered are dropped (workshop-9). */
export const recordFinishedMeasures = endpoint('PUT /api/workshop/orders/{id}/finished-measures/', {
  summary: 'Record what a finished garment measures',
  tag,
  action: 'stitching.work',
  params: IdParams,
  body: FinishedMeasuresForm,
  response: WorkshopOrder,
});

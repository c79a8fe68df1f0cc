import { z } from 'zod';
import { checkWords } from '#words';
import { PostalAddress } from './addresses.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_STOPS, OUTCOMES_OF, ROUND_PAPERS, STOP_KINDS, TICK_OUTCOMES } from './constants/rounds.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Day, Rupees, Timestamp } from './fields.ts';
import { LOCALES } from './locale.ts';
import { ListedGarment } from './order-garments.ts';
import { text, unlessEmpty } from './text.ts';

const tag = 'Rounds';

const Tick = z.object({
  outcome: z.enum(['DONE', 'NOT_DONE']),
  at: Timestamp,
  by: z.string().meta({ description: 'Username, or the shop' }),
  note: z.string().nullable(),
});

const Stop = z.object({
  id: z.int().meta({ description: 'Of the order' }),
  kind: z.enum(STOP_KINDS),
  tracking_id: z.string(),
  is_open: z.boolean().meta({ description: 'Still to be done' }),
  is_revocable: z
    .boolean()
    .meta({ description: 'Collected, and not received by its tailor: it can be `UNDONE`' }),
  due_on: Day.meta({ description: 'When the cloth has to be there, or when the rider got the parcel' }),
  promised: Day.nullable(),
  is_urgent: z.boolean(),
  address: PostalAddress,
  garments: z.array(ListedGarment.pick({ item_type: true, dress_type: true })),
  is_alteration: z
    .boolean()
    .optional()
    .meta({ description: 'A garment that comes back for an alteration is collected, not cloth' }),
  bulk: z
    .object({ item_type: z.string(), pieces: z.int() })
    .nullable()
    .meta({ description: 'What the parcel of a bulk order has in it' }),
  samples: z.int().meta({ description: 'Garments that fit, which go along to be measured, or back' }),
  cash: Rupees.meta({ description: 'To take at the handover, or taken; 0 for nothing' }),
  workshop: z
    .object({ name: z.string(), address: z.string() })
    .meta({ description: 'Where cloth goes to and parcels come from' }),
  tick: Tick.nullable().meta({ description: 'What was last said about it' }),
});
export type Stop = z.infer<typeof Stop>;

const Area = z.object({
  city: z.string(),
  area: z.string().meta({ description: 'From the last part of the address, else the postal code' }),
  cash: Rupees.meta({ description: 'Of all its stops' }),
  stops: z.array(Stop),
});
export type RoundArea = z.infer<typeof Area>;

export const Round = z.object({
  day: Day,
  collections: z.int(),
  deliveries: z.int(),
  cash: Rupees.meta({ description: 'To take, what is taken included' }),
  taken: Rupees,
  left_out: z.int().meta({ description: `Beyond the ${MAX_STOPS} that are due first` }),
  areas: z.array(Area),
});
export type Round = z.infer<typeof Round>;

const DayOfRound = Day.optional().meta({ description: 'In Karachi; today when left out' });

/**
 * What is due by the end of a day and not done, and what was ticked off on it: of all orders for staff, of the own ones
 * for the in-house workshop. Other tailors have no such list and get 404 (backoffice-24).
 */
export const readRound = endpoint('GET /api/rounds/', {
  summary: "List what the shop's rider collects and delivers on a day, by area",
  tag,
  action: 'rounds.take',
  query: z.object({ day: DayOfRound }),
  response: Round,
});

/** The same as a paper, with boxes to tick (backoffice-25). */
export const printRound = endpoint('GET /api/rounds/print/', {
  summary: "Print the rider's list of a day",
  tag,
  action: 'rounds.take',
  responseType: 'application/pdf',
  query: z.object({
    day: DayOfRound,
    paper: z.enum(ROUND_PAPERS).default('a4'),
    locale: z.enum(LOCALES).optional().meta({ description: 'By default the language of the account' }),
  }),
});

/**
 * Takes the step of the order that the tick stands for: `collect_cloth`, `fail_collection`, `deliver`, `come_back` or
 * `send_swatch`. Fails like a step, and with 409 once the stop is done (backoffice-27).
 */
export const tickStop = endpoint('POST /api/rounds/{id}/ticks/', {
  summary: 'Tick off a stop of the rider',
  tag,
  action: 'rounds.take',
  idempotent: true,
  params: IdParams,
  body: z
    .object({
      kind: z.enum(STOP_KINDS),
      outcome: z
        .enum(TICK_OUTCOMES)
        .meta({ description: '`UNDONE` is for collections only; a swatch is `DONE`' }),
      note: unlessEmpty(withoutCardNumber(text(200))).meta({ description: 'The customer reads it' }),
    })
    .refine(({ kind, outcome }) => OUTCOMES_OF[kind].includes(outcome), {
      path: ['outcome'],
      error: () => checkWords.chooseAnOption,
    }),
  response: z.object({ id: z.int(), kind: z.enum(STOP_KINDS), outcome: z.enum(TICK_OUTCOMES) }),
});
export type TickForm = z.output<typeof tickStop.body>;

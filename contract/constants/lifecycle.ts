import { orderNameWords } from '#words';

/** The actions of all kinds of orders, named by events and shown as buttons. */
export const ORDER_ACTIONS = [
  'place',
  'edit',
  'price',
  'quote',
  'confirm',
  'cancel',
  'expire',
  'accept',
  'decline',
  'reassign',
  'move_day',
  'ask',
  'answer',
  'send_swatch',
  'collect_cloth',
  'fail_collection',
  'post_cloth',
  'receive_cloth',
  'object_cloth',
  'start',
  'check',
  'rework',
  'make_ready',
  'pack',
  'ship',
  'deliver',
  'come_back',
  'fail_delivery',
  'return',
  'take_back',
  'record_payment',
  'record_refund',
  'reverse_payment',
  'alter',
  'claim_alteration',
  'settle_claim',
  'mend',
  'work_garment',
  'cancel_garment',
  'move_sample',
] as const;

export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Steps that one garment takes (orders-111). */
export const GARMENT_ACTIONS = [
  'start',
  'check',
  'rework',
  'make_ready',
  'cancel',
] as const satisfies readonly OrderAction[];

export type GarmentAction = (typeof GARMENT_ACTIONS)[number];

/** An action as a participle: an order "cannot be …". */
export const ACTION_PARTICIPLES: Record<OrderAction, string> = orderNameWords.actionParticiples;

/** Why a parcel was not delivered (orders-47). */
export const DELIVERY_FAILURE_CODES = [
  'REFUSED',
  'NOT_REACHED',
  'WRONG_ADDRESS',
  'NOT_COLLECTED',
  'LOST',
  'OTHER',
] as const;

export type DeliveryFailure = (typeof DELIVERY_FAILURE_CODES)[number];

const COLLECTING_STEPS: readonly (string | null)[] = [
  'collect_cloth',
  'fail_collection',
  'receive_cloth',
  'reassign',
  'alter',
];

/**
 * Whether a step says if the rider has the cloth, or the garment that comes back: the last one counts. Another tailor
 * awaits the cloth anew, but not a garment that was collected to be altered.
 */
export function isOfCollecting({ action, from }: { action: string | null; from: string | null }): boolean {
  return COLLECTING_STEPS.includes(action) && !(action === 'reassign' && from === 'ALTERATION');
}

/** What the shop itself says with a step, before the words of whoever took it. */
export const NOTE_CODES = [
  ...DELIVERY_FAILURE_CODES,
  'PICTURE_SENT',
  'MEASURES_GIVEN',
  'SOME_MEASURES_GIVEN',
  'NOT_CONFIRMED',
  'CONFIRMED_BY_PHONE',
  'CARD_NOT_CHARGED',
  'NOT_PAID_IN_TIME',
  'CANCELLED_UNPAID',
  'NO_LIGHT',
  'CLOTH_NOT_BROUGHT',
  'ADVANCE_NOT_PAID',
  'CODE_USED',
  'CODE_REMOVED',
  'GARMENT_ADDED',
  'GARMENT_CHANGED',
  'GARMENT_REMOVED',
  'GARMENT_STARTED',
  'GARMENT_CHECKED',
  'GARMENT_REWORKED',
  'GARMENT_READY',
  'GARMENT_CANCELLED',
  'COLLECTED_BY_MISTAKE',
  'SAMPLE_CAME',
  'SAMPLE_MEASURED',
  'SAMPLE_PACKED',
  'SAMPLE_RETURNED',
  'SAMPLE_LOST',
  'ORDER_CANCELLED',
  'CLOTH_RECEIVED',
] as const;

export type NoteCode = (typeof NOTE_CODES)[number];

/** The first sentence of the step's note. */
export const NOTE_SENTENCES: Record<NoteCode, string> = orderNameWords.noteSentences;

/** What the shop itself asks the customer before it goes on. */
export const QUESTION_CODES = ['MEASUREMENT_PICTURE', 'MEASURES_OF_ANOTHER'] as const;

export type QuestionCode = (typeof QUESTION_CODES)[number];

export const QUESTION_SENTENCES: Record<QuestionCode, string> = orderNameWords.questionSentences;

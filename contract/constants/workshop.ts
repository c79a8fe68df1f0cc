import { orderNameWords } from '#words';
import type { BulkStatus } from '../bulk-orders.ts';
import type { OrderStatus } from '../orders.ts';
import type { OrderAction } from './lifecycle.ts';

/** Stages of a tailor's board, in working order (workshop-3). */
export const WORK_STAGES = [
  'CONFIRMED',
  'ACCEPTED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'READY',
  'SHIPPED',
  'ALTERATION',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];

export type WorkStage = (typeof WORK_STAGES)[number];

/** The stages in which the tailor works towards the promised day. */
export const STAGES_WITH_WORK = ['ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK'] as const;

export const BULK_STAGES = [
  'ACCEPTED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'SHIPPED',
] as const satisfies readonly BulkStatus[];

/** Calendar days before the promised day from which an order is due soon. */
export const DUE_SOON_DAYS = 3;

/** Page size of a stage, and length of the daily lists. */
export const WORK_PAGE_SIZE = 20;

/** Orders are counted up to here; a page shows "99+". */
export const MAX_WORK_COUNT = 100;

export const WORK_ACTIONS = [
  'accept',
  'decline',
  'ask',
  'answer',
  'send_swatch',
  'receive_cloth',
  'start',
  'check',
  'rework',
  'make_ready',
  'ship',
  'deliver',
  'come_back',
  'mend',
] as const satisfies readonly OrderAction[];

export type WorkAction = (typeof WORK_ACTIONS)[number];

/** The status after each action, for optimistic updates. The server's table decides (workshop-11). */
export const WORK_LEADS_TO: Record<WorkAction, OrderStatus | null> = {
  accept: 'ACCEPTED',
  decline: 'DECLINED',
  ask: null,
  answer: null,
  send_swatch: null,
  receive_cloth: null,
  start: 'IN_PRODUCTION',
  check: 'QUALITY_CHECK',
  rework: 'IN_PRODUCTION',
  make_ready: 'READY',
  ship: 'SHIPPED',
  deliver: 'DELIVERED',
  come_back: 'QUALITY_CHECK',
  mend: 'IN_PRODUCTION',
};

/** Excludes questions, which need the network. */
export const WORK_FOLLOWING: Partial<Record<OrderStatus, readonly WorkAction[]>> = {
  ACCEPTED: ['start'],
  IN_PRODUCTION: ['check'],
  QUALITY_CHECK: ['rework', 'make_ready', 'ship'],
  READY: ['deliver'],
  SHIPPED: ['deliver', 'come_back'],
};

/** From as many tailors of an area on, "No light" is taken to be common there (workshop-16). */
export const COMMON_NO_LIGHT_TAILORS = 3;

/** Days for which a report may be sent later. */
export const NO_LIGHT_LATE_DAYS = 2;

/** Orders moved by one call. */
export const MAX_NO_LIGHT_MOVES = 200;

/** Kinds of earnings: a first delivery, an alteration, a refund; of brands goods that were delivered or came back. */
export const EARNING_KINDS = ['DELIVERY', 'ALTERATION', 'REFUND', 'GOODS', 'GOODS_REFUND'] as const;

export const EARNING_KIND_NAMES: Record<(typeof EARNING_KINDS)[number], string> = orderNameWords.earningKinds;

export const EARNINGS_PAGE_SIZE = 100;

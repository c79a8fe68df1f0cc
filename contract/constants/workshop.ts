import type { BulkStatus } from '../bulk-orders.ts';
import type { OrderStatus } from '../orders.ts';
import type { OrderAction } from './lifecycle.ts';

/** The stages of a tailor's board, in the order of the work (workshop-3). */
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

/** What the workshop has before it of orders for many pieces. */
export const BULK_STAGES = [
  'ACCEPTED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'SHIPPED',
] as const satisfies readonly BulkStatus[];

/** An order is due soon on the promised day and on so many calendar days before it. */
export const DUE_SOON_DAYS = 3;

/** Of each list of the day, and of a page of a stage. */
export const WORK_PAGE_SIZE = 20;

/** Orders are counted up to here; a page shows "99+". */
export const MAX_WORK_COUNT = 100;

/** What a tailor does to an order. */
export const WORK_ACTIONS = [
  'accept',
  'decline',
  'ask',
  'answer',
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

/**
 * Where an action leads, and what may follow there; a page foresees by it what it has not sent yet. The table of the server
 * decides (workshop-11).
 */
export const WORK_LEADS_TO: Record<WorkAction, OrderStatus | null> = {
  accept: 'ACCEPTED',
  decline: 'DECLINED',
  ask: null,
  answer: null,
  start: 'IN_PRODUCTION',
  check: 'QUALITY_CHECK',
  rework: 'IN_PRODUCTION',
  make_ready: 'READY',
  ship: 'SHIPPED',
  deliver: 'DELIVERED',
  come_back: 'QUALITY_CHECK',
  mend: 'IN_PRODUCTION',
};

/** Without questions, which wait for the network. */
export const WORK_FOLLOWING: Partial<Record<OrderStatus, readonly WorkAction[]>> = {
  ACCEPTED: ['start'],
  IN_PRODUCTION: ['check'],
  QUALITY_CHECK: ['rework', 'make_ready', 'ship'],
  READY: ['deliver'],
  SHIPPED: ['deliver', 'come_back'],
};

/** What a tailor's earnings are made of: a first delivery, a garment that came back, money that went back. */
export const EARNING_KINDS = ['DELIVERY', 'ALTERATION', 'REFUND'] as const;

export const EARNING_KIND_NAMES: Record<(typeof EARNING_KINDS)[number], string> = {
  DELIVERY: 'Delivered',
  ALTERATION: 'Alteration',
  REFUND: 'Refunded',
};

/** Entries of a month on one page. */
export const EARNINGS_PAGE_SIZE = 100;

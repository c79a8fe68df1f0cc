import { ordersWords } from '#words';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { TrackedOrder, TrackingStage } from '../../../contract/tracking.ts';
import { formatDay } from '../../lib/format.ts';

interface StatusTexts {
  title: string;
  text: string;
}

export function statusTextsOf(order: TrackedOrder): StatusTexts {
  if (order.not_delivered_at !== null) return notDelivered(order, order.not_delivered_at);
  if (order.kind === 'goods') return ordersWords.goodsStatusTexts[order.status];
  if (order.kind === 'bulk') return ordersWords.bulkStatusTexts[order.status];
  const one: StatusTexts = ordersWords.garmentStatusTexts[order.status];
  if (order.garments.length === 1) return one;
  const several: Partial<Record<OrderStatus, string>> = ordersWords.severalGarmentsTexts;
  return { ...one, text: several[order.status] ?? one.text };
}

function notDelivered({ kind, status }: TrackedOrder, at: string): StatusTexts {
  const texts = kind === 'goods' ? ordersWords.parcelNotDelivered : ordersWords.orderNotDelivered;
  const text = status === 'CANCELLED' ? texts.ended : texts.sentAgain;
  return { title: ordersWords.notDelivered, text: text({ at: formatDay(at) }) };
}

/** By the name of the stage on the wire. */
export const STAGE_NAMES: Record<TrackingStage['name'], string> = ordersWords.stageNames;

export const STAGE_WORDS: Record<TrackingStage['name'], string> = {
  ...ordersWords.stageTexts,
  Delivered: ordersWords.garmentDelivered({ alterationDays: ALTERATION_DAYS }),
};

const KIND_WORDS: Record<TrackedOrder['kind'], Partial<typeof STAGE_WORDS>> = {
  single: {},
  bulk: ordersWords.bulkStageTexts,
  goods: ordersWords.goodsStageTexts,
};

export function stageWords(name: TrackingStage['name'], kind: TrackedOrder['kind']): string {
  return KIND_WORDS[kind][name] ?? STAGE_WORDS[name];
}

export const STATE_WORDS: Record<TrackingStage['state'], string> = ordersWords.stageStates;

import type { NoteCode, OrderAction } from '../../../contract/constants/lifecycle.ts';
import type { OrderKind, Status } from './table.ts';

/** A step as recorded in its event. */
export interface TakenStep {
  orderId: number;
  kind: OrderKind;
  /** For goods: the seller order that took the step. */
  sellerOrderId: number | null;
  action: OrderAction;
  /** Null: the order was placed. */
  from: Status | null;
  to: Status;
  /** Null: the system. */
  actorId: number | null;
  noteCode?: NoteCode | null | undefined;
  note: string | null;
  /** The garment that takes a step of its own. */
  garmentId?: number | undefined;
  courier?: string | undefined;
  courierNumber?: string | undefined;
}

import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import type { OrderKind, Status } from './table.ts';

/** A step that was taken, as its event says. */
export interface TakenStep {
  orderId: number;
  kind: OrderKind;
  /** Of goods, whose seller orders take the steps. */
  sellerOrderId: number | null;
  action: OrderAction;
  /** Null: the order was placed. */
  from: Status | null;
  to: Status;
  /** Null: the system. */
  actorId: number | null;
  note: string | null;
  courier?: string | undefined;
  courierNumber?: string | undefined;
}

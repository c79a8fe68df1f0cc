import { advanceOf } from '../../../contract/advance.ts';
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts';
import type {
  ReturnedParcel,
  returnedParcels,
  sendAgain as sendAgainCall,
} from '../../../contract/returned-parcels.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { noteOf } from '../lifecycle/words.ts';
import { askAdvance, moveOrder } from '../orders/dispatch-service.ts';
import { moveGoods } from '../shop/seller-orders/dispatch-service.ts';
import { bookingNow } from './journey-queries.ts';
import { nextTryMail } from './mails.ts';
import { parcelAsked } from './parcel-service.ts';
import { parcelsBack, type ReturnedRow } from './returned-queries.ts';

export async function listReturned(db: Db): Promise<ResponseOf<typeof returnedParcels>> {
  return { results: (await parcelsBack(db)).map(presentReturned) };
}

function presentReturned(row: ReturnedRow): ReturnedParcel {
  const { kind, seller, recipient, city, failure, note, total, paid_amount: paid } = row;
  const payment_type = row.payment_method === 'ADVANCE' ? 'ADVANCE' : 'COD';
  const advance = row.is_advance_due
    ? advanceOf(total ?? 0, { payment_type, percent: row.advance_percent })
    : 0;
  return {
    ...{ kind, seller, recipient, city, failure, total, paid },
    order: row.order_id,
    seller_order: row.seller_order_id,
    tracking_id: row.tracking_id,
    came_back_at: new Date(row.at).toISOString(),
    note: noteOf({ noteCode: failure, note }),
    advance_due: Math.max(0, advance - paid),
  };
}

const PERCENT = { NONE: 0, BY_RULE: null, ALL: 100 } as const;

/** Fails with `request.not_found`, `couriers.not_back`, `couriers.is_booked`, `couriers.goes_to_tailor` and `couriers.abroad`. */
export async function sendAgain(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { advance, address, ...asked }: BodyOf<typeof sendAgainCall>,
): Promise<ResponseOf<typeof sendAgainCall>> {
  const parcel = await parcelAsked(tx, deps, actor, asked);
  if (!parcel.isBack) fail('couriers.not_back');
  const { orderId, sellerOrderId } = parcel;
  const { booking } = await bookingNow(tx, parcel);
  // It has the old address and the old sum.
  if (booking?.state === 'BOOKED' || booking?.state === 'SENDING') fail('couriers.is_booked');
  if (address) {
    if (parcel.isForTailor) fail('couriers.goes_to_tailor');
    if (parcel.to?.country !== 'PK' || address.country !== 'PK') fail('couriers.abroad');
    if (sellerOrderId === null) await moveOrder(tx, orderId, address);
    else await moveGoods(tx, orderId, address);
  }
  const due = sellerOrderId === null ? await askAdvance(tx, deps, orderId, PERCENT[advance]) : 0;
  await recordAudit(tx, actor, {
    action: 'couriers.next-try',
    subject: { kind: 'order', id: orderId },
    userId: parcel.customer?.id ?? null,
    data: { advance: due, address: address !== undefined },
  });
  if (parcel.customer) {
    const { to } = await parcelAsked(tx, deps, actor, asked);
    await deps.outbox.post(tx, nextTryMail(deps.config, parcel.customer, { parcel: { ...parcel, to }, due }));
  }
  return { advance_due: due };
}

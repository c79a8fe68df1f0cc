import type {
  closeParcel as closeParcelCall,
  closeRow as closeRowCall,
  Parcel,
} from '../../../contract/couriers.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { presentParcel } from './present.ts';
import { closedEntries, lockCourier, type ParcelRow, parcelById } from './queries.ts';
import { closeOpenRow, insertClosing, reverseClosing, rowById } from './write-queries.ts';

async function lockedParcel(tx: Tx, id: number): Promise<ParcelRow> {
  const found = (await parcelById(tx, id)) ?? fail('request.not_found');
  await lockCourier(tx, found.courierId);
  return (await parcelById(tx, id)) ?? fail('request.not_found');
}

/** Settles what a parcel still holds, or was paid too much (couriers-6). Fails with `couriers.changed_meanwhile`. */
export async function close(
  tx: Tx,
  actor: Actor,
  id: number,
  { held, closing, reason }: BodyOf<typeof closeParcelCall>,
): Promise<Parcel> {
  const parcel = await lockedParcel(tx, id);
  if (parcel.held === 0 || parcel.held !== held) fail('couriers.changed_meanwhile');
  await insertClosing(tx, { parcelId: id, held, closing, reason, recordedBy: actor.id });
  await recordAudit(tx, actor, {
    action: 'couriers.difference-closed',
    subject: { kind: 'courier', id: parcel.courierId },
    data: { parcel: id, amount: held, closing, reason },
  });
  return presentParcel(await lockedParcel(tx, id));
}

/** Fails with `couriers.not_closed`. */
export async function reopen(tx: Tx, actor: Actor, id: number, reason: string): Promise<Parcel> {
  const parcel = await lockedParcel(tx, id);
  if ((await closedEntries(tx, id)).length === 0) fail('couriers.not_closed');
  await reverseClosing(tx, id, { reason, recordedBy: actor.id });
  await recordAudit(tx, actor, {
    action: 'couriers.difference-reopened',
    subject: { kind: 'courier', id: parcel.courierId },
    data: { parcel: id, reason },
  });
  return presentParcel(await lockedParcel(tx, id));
}

/** Fails with `couriers.undone`. */
export async function closeLeftOut(
  tx: Tx,
  actor: Actor,
  id: number,
  { closing, reason }: BodyOf<typeof closeRowCall>,
): Promise<{ id: number }> {
  const row = (await rowById(tx, id)) ?? fail('request.not_found');
  await lockCourier(tx, row.courierId);
  if (!(await closeOpenRow(tx, id, { closing, reason, closedBy: actor.id }))) fail('couriers.undone');
  await recordAudit(tx, actor, {
    action: 'couriers.difference-closed',
    subject: { kind: 'courier', id: row.courierId },
    data: { row: id, closing, reason },
  });
  return { id };
}

import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { textCash } from '../lifecycle/cash-text-service.ts';
import { parcelOf } from './mails.ts';
import type { OrderRow } from './queries.ts';

/** Of a stitched order (payments-41). */
export async function textCashOf(tx: Tx, deps: Deps, row: OrderRow): Promise<void> {
  const payer = { ...row.order, email: row.customerEmail, locale: row.customerLocale };
  await textCash(tx, deps, payer, { kind: 'orders.update', parcel: parcelOf(row) });
}

import type { Account } from '../../../contract/account-settings.ts';
import type { Db, Tx } from '../../db/client.ts';
import { type GroupRow, readAccount } from './queries.ts';

export const NO_ACCOUNT: Account = { title: '', bank: '', iban: null, raast_id: null, qr_text: null };
/** Before the first save; `lockGroup` inserts it. */
export const NO_ACCOUNT_ROW: GroupRow = {
  name: 'account',
  value: null,
  version: 1,
  updatedAt: new Date(0),
  updatedBy: null,
};

/** Where customers transfer money to; undefined where no transfer is offered (payments-16). */
export async function accountToPay(db: Db | Tx): Promise<Account | undefined> {
  const account = await readAccount(db);
  return account && (account.iban ?? account.raast_id ?? account.qr_text) !== null ? account : undefined;
}

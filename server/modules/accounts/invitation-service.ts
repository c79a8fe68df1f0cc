import type { Db, Tx } from '../../db/client.ts';
import { takenNames, userById } from './queries.ts';

/** Whether an account has the address, or may come back to it. */
export async function isAddressTaken(tx: Tx, email: string): Promise<boolean> {
  return (await takenNames(tx, { email })).length > 0;
}

/** In lower case; undefined for a deleted account. */
export async function emailOf(db: Db | Tx, id: number): Promise<string | undefined> {
  return (await userById(db, id))?.email.toLowerCase();
}

import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { unsealNumbers } from './numbers-service.ts';
import { identityOf } from './queries.ts';

/** The last four characters of the IBAN of a seller whose identity is checked. */
export async function checkedAccountOf(tx: Tx, id: number): Promise<string | null> {
  const row = await identityOf(tx, id);
  return row?.state === 'checked' ? row.ibanEnd : null;
}

/** IBAN and title of an identity that was checked by `by`; each look is recorded (sellers-6). Null without one. */
export async function showAccount(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  actor: Actor,
  id: number,
  by: Date,
): Promise<{ iban: string; title: string | null } | null> {
  const row = await identityOf(tx, id);
  if (row?.state !== 'checked' || !row.sealedNumbers || !row.checkedAt || row.checkedAt > by) return null;
  const numbers = unsealNumbers(config, id, row.sealedNumbers);
  await recordAudit(tx, actor, {
    action: 'sellers.identity-read',
    subject: { kind: 'seller', id },
    userId: id,
  });
  return numbers && { iban: numbers.iban, title: numbers.account_title };
}

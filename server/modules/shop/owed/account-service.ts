import { z } from 'zod';
import { ibanInGroups } from '../../../../contract/iban-groups.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../../infra/data-export/entries.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { accountsOfCustomer, replaceAccount, sealedAccounts } from './queries.ts';

const PURPOSE = 'accounts for refunds';

/** The order's id is sealed with it, so that it cannot be read in the row of another order. */
const Sealed = z.object({ iban: z.string(), title: z.string(), order: z.int() });

export interface Account {
  iban: string;
  title: string;
}

type Secrets = Pick<Config, 'jwtSecret' | 'jwtSecrets'>;

export function sealAccount({ jwtSecrets }: Secrets, order: number, account: Account): Buffer {
  return new Sealer(jwtSecrets, PURPOSE).seal(JSON.stringify({ ...account, order }));
}

/** Null if it was sealed with a secret that is gone, or for another order. */
export function unsealAccount({ jwtSecrets }: Secrets, order: number, sealed: Buffer): Account | null {
  return unseal(new Sealer(jwtSecrets, PURPOSE), order, sealed);
}

function unseal(sealer: Sealer, order: number, sealed: Buffer): Account | null {
  try {
    const { order: of, ...account } = Sealed.parse(JSON.parse(sealer.unseal(sealed)));
    return of === order ? account : null;
  } catch {
    return null;
  }
}

/** Reseals all accounts with the new secret while `JWT_SECRET` is rotated; returns how many have changed. */
export async function resealRefundAccounts({ db, config }: { db: Db; config: Secrets }): Promise<number> {
  if (config.jwtSecrets.length === 1) return 0;
  const present = new Sealer(config.jwtSecret, PURPOSE);
  let changed = 0;
  for (const { orderId, sealed } of await sealedAccounts(db)) {
    if (sealed === null || unseal(present, orderId, sealed)) continue;
    const account = unsealAccount(config, orderId, sealed);
    if (account === null) continue;
    const again = present.seal(JSON.stringify({ ...account, order: orderId }));
    await replaceAccount(db, orderId, { from: sealed, to: again });
    changed += 1;
  }
  return changed;
}

/** In the copy of an account's data, while they are kept (payments-36). */
export function exportRefundAccounts({ db, config }: Deps, actor: Pick<Actor, 'id'>): ExportEntry[] {
  return [
    jsonFile('refund-accounts.json', async () =>
      (await accountsOfCustomer(db, actor.id)).map(({ orderId, trackingNumber, sealed, givenAt }) => {
        const account = sealed && unsealAccount(config, orderId, sealed);
        return {
          order: trackingNumber,
          iban: account && ibanInGroups(account.iban),
          title: account?.title ?? null,
          given_at: givenAt,
        };
      }),
    ),
  ];
}

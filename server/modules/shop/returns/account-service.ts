import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { replaceSealedAccount, sealedAccounts } from './request-queries.ts';

const PURPOSE = 'bank accounts of customers';

const Account = z.object({ iban: z.string(), title: z.string() });
export type Account = z.infer<typeof Account>;

/** The seller order's id is sealed with it, so that it cannot be read in a row of another order. */
const Sealed = Account.extend({ part: z.int() });

type Secrets = Pick<Config, 'jwtSecret' | 'jwtSecrets'>;

export function sealAccount({ jwtSecrets }: Secrets, part: number, account: Account): Buffer {
  return new Sealer(jwtSecrets, PURPOSE).seal(JSON.stringify(Sealed.parse({ ...account, part })));
}

/** Null if it was sealed with a secret that is gone, or for another order. */
export function unsealAccount({ jwtSecrets }: Secrets, part: number, sealed: Buffer): Account | null {
  return unseal(new Sealer(jwtSecrets, PURPOSE), part, sealed);
}

function unseal(sealer: Sealer, part: number, sealed: Buffer): Account | null {
  try {
    const { part: of, ...account } = Sealed.parse(JSON.parse(sealer.unseal(sealed)));
    return of === part ? account : null;
  } catch {
    return null;
  }
}

/** Reseals all accounts with the new secret while `JWT_SECRET` is rotated; returns how many have changed. */
export async function resealAccounts({ db, config }: { db: Db; config: Secrets }): Promise<number> {
  if (config.jwtSecrets.length === 1) return 0;
  const present = new Sealer(config.jwtSecret, PURPOSE);
  let changed = 0;
  for (const { id, part, sealed } of await sealedAccounts(db)) {
    if (sealed === null || unseal(present, part, sealed)) continue;
    const account = unsealAccount(config, part, sealed);
    if (account === null) continue;
    const again = present.seal(JSON.stringify(Sealed.parse({ ...account, part })));
    await replaceSealedAccount(db, id, { from: sealed, to: again });
    changed += 1;
  }
  return changed;
}

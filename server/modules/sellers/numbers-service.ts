import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { Sealer } from '../../infra/sealing.ts';
import { replaceSealedNumbers, sealedIdentities } from './queries.ts';

const PURPOSE = 'identity of sellers';

const Numbers = z.object({
  cnic: z.string(),
  iban: z.string(),
  /** Null in numbers that were given before it was asked for. */
  account_title: z.string().nullable().default(null),
  ntn: z.string().nullable(),
  strn: z.string().nullable(),
});
export type Numbers = z.infer<typeof Numbers>;

/** The seller's id is sealed with them, so that a row moved to another account cannot be read. */
const Sealed = Numbers.extend({ seller: z.int() });

type Secrets = Pick<Config, 'jwtSecret' | 'jwtSecrets'>;

export function sealNumbers({ jwtSecrets }: Secrets, seller: number, numbers: Numbers): Buffer {
  return seal(new Sealer(jwtSecrets, PURPOSE), seller, numbers);
}

/** Null if they were sealed with a secret that is gone, or for another seller. */
export function unsealNumbers({ jwtSecrets }: Secrets, seller: number, sealed: Buffer): Numbers | null {
  return unseal(new Sealer(jwtSecrets, PURPOSE), seller, sealed);
}

function seal(sealer: Sealer, seller: number, numbers: Numbers): Buffer {
  return sealer.seal(JSON.stringify(Sealed.parse({ ...numbers, seller })));
}

function unseal(sealer: Sealer, seller: number, sealed: Buffer): Numbers | null {
  try {
    const { seller: of, ...numbers } = Sealed.parse(JSON.parse(sealer.unseal(sealed)));
    return of === seller ? numbers : null;
  } catch {
    return null;
  }
}

/** Reseals all numbers with the new secret while `JWT_SECRET` is rotated; returns how many have changed. */
export async function resealIdentities({ db, config }: { db: Db; config: Secrets }): Promise<number> {
  if (config.jwtSecrets.length === 1) return 0;
  const present = new Sealer(config.jwtSecret, PURPOSE);
  const all = new Sealer(config.jwtSecrets, PURPOSE);
  let changed = 0;
  for (const { userId, sealedNumbers } of await sealedIdentities(db)) {
    if (sealedNumbers === null || unseal(present, userId, sealedNumbers)) continue;
    const numbers = unseal(all, userId, sealedNumbers);
    if (numbers === null) continue;
    await replaceSealedNumbers(db, userId, sealedNumbers, seal(present, userId, numbers));
    changed += 1;
  }
  return changed;
}

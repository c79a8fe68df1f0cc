import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { Sealer, type Secrets } from '../../infra/sealing.ts';
import { replaceSealed, sealedSecrets } from './secret-queries.ts';

const PURPOSE = 'webhook-secrets';
/** Of the 24 to 64 that Standard Webhooks allows. */
const SECRET_BYTES = 32;

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

export function sealSecret(secrets: Secrets, secret: string): Buffer {
  return new Sealer(secrets, PURPOSE).seal(secret);
}

/** Undefined if it was sealed with another JWT_SECRET. */
export function unsealSecret(secrets: Secrets, sealed: Buffer): string | undefined {
  try {
    return new Sealer(secrets, PURPOSE).unseal(sealed);
  } catch {
    return undefined;
  }
}

/** Reseals all secrets with the new one while `JWT_SECRET` is rotated; returns how many webhooks have changed. */
export async function resealWebhooks({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<number> {
  if (config.jwtSecrets.length === 1) return 0;
  const again = (sealed: Buffer | null) => {
    if (sealed === null || unsealSecret(config.jwtSecret, sealed) !== undefined) return sealed;
    const secret = unsealSecret(config.jwtSecrets, sealed);
    return secret === undefined ? sealed : sealSecret(config.jwtSecret, secret);
  };
  let changed = 0;
  for (const { id, secret, previousSecret } of await sealedSecrets(db)) {
    const to = { secret: again(secret) ?? secret, previousSecret: again(previousSecret) };
    if (to.secret === secret && to.previousSecret === previousSecret) continue;
    if (await replaceSealed(db, id, secret, to)) changed += 1;
  }
  return changed;
}

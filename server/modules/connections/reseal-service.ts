import type { Deps } from '../../deps.ts';
import { replaceSealed, sealedSecrets } from './secret-queries.ts';
import { sealSecret, unsealSecret } from './webhook-secret.ts';

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

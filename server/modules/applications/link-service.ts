import type { Config } from '../../config.ts';
import { Sealer } from '../../infra/sealing.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';

/** Token of an application's link. The hash finds the application; the sealed token can be mailed again. */
export interface LinkToken {
  token: string;
  tokenHash: Buffer;
  sealedToken: Buffer;
}

export function newLinkToken(config: Config): LinkToken {
  const token = newSecret();
  return { token, tokenHash: fingerprint(token), sealedToken: sealerOf(config).seal(token) };
}

/** Null after `JWT_SECRET` has changed. */
export function unsealToken(config: Config, sealedToken: Buffer): string | null {
  try {
    return sealerOf(config).unseal(sealedToken);
  } catch {
    return null;
  }
}

function sealerOf({ jwtSecrets }: Config): Sealer {
  return new Sealer(jwtSecrets, 'links of tailor applications');
}

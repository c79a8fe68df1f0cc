import { randomBytes } from 'node:crypto';
import { Sealer, type Secrets } from '../../infra/sealing.ts';

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

import { createECDH, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { loadOrCreateSecret, ShortSecretError } from './secret-file.ts';

export interface VapidKeys {
  /** base64url, as browsers and web-push take them. */
  publicKey: string;
  privateKey: string;
}

const PROBLEM = 'must be a private key of P-256: 64 hexadecimal digits, or 43 characters of base64url';

export const VAPID_SHAPE = {
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((text) => vapidKeysOf(text) !== undefined, PROBLEM)
    .optional(),
};

/** Undefined for a text that is no private key. */
export function vapidKeysOf(text: string): VapidKeys | undefined {
  const isHex = /^[\da-f]{64}$/i.test(text);
  if (!isHex && !/^[\w-]{43}=?$/.test(text)) return undefined;
  const bytes = Buffer.from(text, isHex ? 'hex' : 'base64url');
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(bytes);
  } catch {
    return undefined;
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}

/**
 * The keys of web push (messages-25): the setting, or a file that is created once, as `jwt-secret` is. Undefined with a
 * database of its own and no setting, because each process would create another one. A string says what is wrong.
 */
export function readVapidKeys(
  setting: string | undefined,
  { dataDir, isShared }: { dataDir: string; isShared: boolean },
): VapidKeys | string | undefined {
  if (setting !== undefined) return vapidKeysOf(setting);
  if (isShared) return undefined;
  try {
    const create = () => randomBytes(32).toString('base64url');
    return vapidKeysOf(loadOrCreateSecret(dataDir, 'vapid-key', create)) ?? `DATA_DIR: vapid-key ${PROBLEM}`;
  } catch (error) {
    if (error instanceof ShortSecretError) return `DATA_DIR: ${error.message}`;
    return `DATA_DIR: ${dataDir} cannot be used (${(error as NodeJS.ErrnoException).code})`;
  }
}

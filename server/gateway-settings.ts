import { z } from 'zod';
import type { JazzCashSettings } from './infra/payments/jazzcash-gateway.ts';
import type { SafepaySettings } from './infra/payments/safepay-gateway.ts';
import { isLoopback } from './local-url.ts';

const Key = z.string().min(1).max(200).optional();
const Origin = z
  .url({ protocol: /^https?$/, error: 'must be an https:// address' })
  .refine(
    (url) => url.startsWith('https:') || (URL.canParse(url) && isLoopback(new URL(url).hostname)),
    'must be an https:// address',
  )
  .transform((url) => (URL.canParse(url) ? new URL(url).origin : url));

/** The settings of gateways with pages of their own. */
export const GATEWAY_ENVIRONMENT = {
  JAZZCASH_MERCHANT_ID: Key,
  JAZZCASH_PASSWORD: Key,
  JAZZCASH_INTEGRITY_SALT: Key,
  JAZZCASH_ORIGIN: Origin.default('https://payments.jazzcash.com.pk'),
  SAFEPAY_API_KEY: Key,
  SAFEPAY_SECRET_KEY: Key,
  SAFEPAY_WEBHOOK_SECRET: Key,
  SAFEPAY_ORIGIN: Origin.default('https://api.getsafepay.com'),
};

type Environment = z.output<z.ZodObject<typeof GATEWAY_ENVIRONMENT>>;

export interface RedirectSettings {
  jazzcash: Omit<JazzCashSettings, 'shop'> | undefined;
  safepay: Omit<SafepaySettings, 'shop'> | undefined;
}

type Failure = new (message: string) => Error;

/** Throws a failure whose message names the setting that is missing beside the others of its gateway. */
export function redirectSettingsOf(env: Environment, Refusal: Failure): RedirectSettings {
  const jazzcash = allOrNone(
    {
      JAZZCASH_MERCHANT_ID: env.JAZZCASH_MERCHANT_ID,
      JAZZCASH_PASSWORD: env.JAZZCASH_PASSWORD,
      JAZZCASH_INTEGRITY_SALT: env.JAZZCASH_INTEGRITY_SALT,
    },
    Refusal,
  );
  const safepay = allOrNone(
    {
      SAFEPAY_API_KEY: env.SAFEPAY_API_KEY,
      SAFEPAY_SECRET_KEY: env.SAFEPAY_SECRET_KEY,
      SAFEPAY_WEBHOOK_SECRET: env.SAFEPAY_WEBHOOK_SECRET,
    },
    Refusal,
  );
  return {
    jazzcash: jazzcash && {
      merchantId: jazzcash.JAZZCASH_MERCHANT_ID,
      password: jazzcash.JAZZCASH_PASSWORD,
      integritySalt: jazzcash.JAZZCASH_INTEGRITY_SALT,
      origin: env.JAZZCASH_ORIGIN,
    },
    safepay: safepay && {
      apiKey: safepay.SAFEPAY_API_KEY,
      secretKey: safepay.SAFEPAY_SECRET_KEY,
      webhookSecret: safepay.SAFEPAY_WEBHOOK_SECRET,
      origin: env.SAFEPAY_ORIGIN,
    },
  };
}

function allOrNone<Name extends string>(
  keys: Record<Name, string | undefined>,
  Refusal: Failure,
): Record<Name, string> | undefined {
  const names = Object.keys(keys) as Name[];
  const missing = names.filter((name) => keys[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing[0]) {
    throw new Refusal(`${missing[0]}: is required too; set all of ${names.join(', ')} or none of them`);
  }
  return keys as Record<Name, string>;
}

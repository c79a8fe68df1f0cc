import { z } from 'zod';
import { isLoopback } from './local-url.ts';

const Code = z.string().regex(/^[\w-]{1,40}$/, 'must be letters, digits and hyphens');

/** The settings of couriers that take bookings (couriers-20). */
export const COURIER_ENVIRONMENT = {
  POSTEX_TOKEN: z.string().min(1).max(500).optional(),
  POSTEX_PICKUP: Code.optional(),
  POSTEX_PICKUPS: z
    .string()
    .max(8000)
    .refine((typed) => pickupsIn(typed) !== undefined, 'must be such as brand:1003=004,tailor:1012=007')
    .optional(),
  POSTEX_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .refine(
      (url) => url.startsWith('https:') || (URL.canParse(url) && isLoopback(new URL(url).hostname)),
      'must be an https:// address',
    )
    .transform((url) => (URL.canParse(url) ? new URL(url).origin : url))
    .default('https://api.postex.pk'),
};

type Environment = z.output<z.ZodObject<typeof COURIER_ENVIRONMENT>>;

/** Codes of the addresses where a courier collects, by `shop`, `brand:<id>` and `tailor:<id>`. */
type Pickups = ReadonlyMap<string, string>;

export interface PostExConfig {
  token: string;
  origin: string;
  pickups: Pickups;
}

/** Undefined without a token; a string says what is wrong with which setting. */
export function postexOf(env: Environment): PostExConfig | string | undefined {
  const { POSTEX_TOKEN: token, POSTEX_PICKUP: pickup, POSTEX_PICKUPS, POSTEX_ORIGIN: origin } = env;
  if (!token)
    return pickup || POSTEX_PICKUPS
      ? 'POSTEX_TOKEN: is required with the other settings of PostEx'
      : undefined;
  const pickups = new Map(pickupsIn(POSTEX_PICKUPS ?? '') ?? []);
  if (pickup) pickups.set('shop', pickup);
  if (pickups.size === 0)
    return 'POSTEX_PICKUP: is required too; set it to the code of the address to collect from';
  return { token, origin, pickups };
}

function pickupsIn(typed: string): [string, string][] | undefined {
  const pairs: [string, string][] = [];
  for (const pair of typed.split(',').filter((one) => one.trim() !== '')) {
    const [, seller, code] = /^\s*((?:brand|tailor):[1-9]\d{0,9})=([\w-]{1,40})\s*$/.exec(pair) ?? [];
    if (!seller || !code) return undefined;
    pairs.push([seller, code]);
  }
  return pairs;
}

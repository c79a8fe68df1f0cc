import { z } from 'zod';
import { SOCIAL_PROVIDERS } from '../../../../contract/constants/accounts.ts';
import { LOCALES } from '../../../../contract/locale.ts';
import { Sealer, type Secrets } from '../../../infra/sealing.ts';

/** Time for the visit to the provider. */
const VISIT_TTL_MS = 10 * 60_000;
/** Time to choose a user name, or to sign in to the account with the same e-mail address. */
const IDENTITY_TTL_MS = 30 * 60_000;

const Visit = {
  provider: z.enum(SOCIAL_PROVIDERS),
  next: z.string().nullable(),
  remember: z.boolean(),
  /** Of the page that the visitor has left, and comes back to. */
  locale: z.enum(LOCALES).default('en'),
  until: z.int(),
};

const Checks = { state: z.string(), nonce: z.string(), verifier: z.string() };

const Identity = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  subject: z.string(),
  email: z.string().nullable(),
  emailProven: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

/** The state of a social sign-in, sealed in a cookie, so that nothing is stored about a stranger (decision 0065). */
const SocialState = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('left'), ...Visit, ...Checks, userId: z.int().nullable() }),
  z.object({
    stage: z.literal('returned'),
    ...Visit,
    ...Checks,
    userId: z.int().nullable(),
    code: z.string(),
    iss: z.string().optional(),
  }),
  z.object({ stage: z.literal('identified'), ...Visit, identity: Identity }),
]);
export type SocialState = z.infer<typeof SocialState>;

type At<Stage extends SocialState['stage']> = Extract<SocialState, { stage: Stage }>;
export type Left = At<'left'>;
export type Returned = At<'returned'>;
export type Identified = At<'identified'>;

export function ttlOf({ stage }: SocialState): number {
  return stage === 'identified' ? IDENTITY_TTL_MS : VISIT_TTL_MS;
}

export class SocialStates {
  readonly #sealer: Sealer;

  /** `secrets`: `config.jwtSecrets`. */
  constructor(secrets: Secrets) {
    this.#sealer = new Sealer(secrets, 'social sign-in');
  }

  seal(state: SocialState): string {
    return this.#sealer.seal(JSON.stringify(state)).toString('base64url');
  }

  /** Undefined for a missing, changed or expired state. */
  open(sealed: string | undefined): SocialState | undefined {
    if (!sealed) return undefined;
    try {
      const state = SocialState.parse(JSON.parse(this.#sealer.unseal(Buffer.from(sealed, 'base64url'))));
      return state.until > Date.now() ? state : undefined;
    } catch {
      return undefined;
    }
  }
}

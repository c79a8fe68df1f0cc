import type { SocialProvider as ProviderName } from '../../../contract/constants/accounts.ts';

/** What ties the way back to the visitor who left; all random. */
export interface SignInChecks {
  state: string;
  nonce: string;
  /** The PKCE code verifier. */
  verifier: string;
}

/** What the provider sent back with the visitor. */
export interface ProviderAnswer {
  code: string;
  /** The issuer, where the provider names it (RFC 9207). */
  iss?: string | undefined;
}

export interface SocialIdentity {
  provider: ProviderName;
  /** The provider's id of the person, stable and never reused. */
  subject: string;
  /** Null unless the provider vouches for it or leaves the proof to us. */
  email: string | null;
  /** Whether the provider has confirmed the address. */
  emailProven: boolean;
  firstName: string | null;
  lastName: string | null;
}

export interface SocialProvider {
  /** Where the visitor signs in. Throws ProviderUnavailableError. */
  authorizationUrl(checks: SignInChecks): Promise<URL>;
  /** Exchanges the code, which works once. Throws ProviderUnavailableError and ProviderRefusedError. */
  identify(answer: ProviderAnswer, checks: SignInChecks): Promise<SocialIdentity>;
}

/** The provider cannot be reached, or fails. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** The provider refuses the code, or its answer does not match the checks. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}

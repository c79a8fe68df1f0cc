import type { SocialProvider as ProviderName } from '../../../contract/constants/accounts.ts';

/** Random values that tie the provider's response to the visitor who left. */
export interface SignInChecks {
  state: string;
  nonce: string;
  /** The PKCE code verifier. */
  verifier: string;
}

/** The parameters with which the provider sends the visitor back. */
export interface ProviderAnswer {
  code: string;
  /** The issuer, if the provider sends it (RFC 9207). */
  iss?: string | undefined;
}

export interface SocialIdentity {
  provider: ProviderName;
  /** The provider's id of the person, stable and never reused. */
  subject: string;
  /** Null unless the provider vouches for it or lets us prove it. */
  email: string | null;
  /** Whether the provider has confirmed the address. */
  emailProven: boolean;
  firstName: string | null;
  lastName: string | null;
}

export interface SocialProvider {
  /** Address of the provider's sign-in page. Throws ProviderUnavailableError. */
  authorizationUrl(checks: SignInChecks): Promise<URL>;
  /** Exchanges the single-use code. Throws ProviderUnavailableError and ProviderRefusedError. */
  identify(answer: ProviderAnswer, checks: SignInChecks): Promise<SocialIdentity>;
}

/** The provider cannot be reached, or fails. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** The provider refuses the code, or its response does not match the checks. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}

import * as oidc from 'openid-client';
import { asProviderFailure } from './provider-failure.ts';
import {
  type ProviderAnswer,
  ProviderRefusedError,
  type SignInChecks,
  type SocialIdentity,
  type SocialProvider,
} from './social-provider.ts';

interface GoogleOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Our address that the visitor returns to. */
  callbackUrl: string;
}

const TIMEOUT_SECONDS = 10;

/** Uses OpenID Connect with PKCE, state and nonce. */
export class GoogleProvider implements SocialProvider {
  readonly #options: GoogleOptions;
  #known: Promise<oidc.Configuration> | undefined;

  constructor(options: GoogleOptions) {
    this.#options = options;
  }

  async authorizationUrl({ state, nonce, verifier }: SignInChecks): Promise<URL> {
    return oidc.buildAuthorizationUrl(await this.#discovered(), {
      redirect_uri: this.#options.callbackUrl,
      scope: 'openid email profile',
      prompt: 'select_account',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }

  async identify({ code, iss }: ProviderAnswer, checks: SignInChecks): Promise<SocialIdentity> {
    const configuration = await this.#discovered();
    const url = new URL(this.#options.callbackUrl);
    url.search = new URLSearchParams({ code, state: checks.state, ...(iss ? { iss } : {}) }).toString();
    const tokens = await asProviderFailure(() =>
      oidc.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: checks.verifier,
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      }),
    );
    const claims = tokens.claims();
    if (!claims) throw new ProviderRefusedError('There is no ID token');
    const emailProven = claims.email_verified === true;
    return {
      provider: 'google',
      subject: claims.sub,
      email: emailProven && typeof claims.email === 'string' ? claims.email.toLowerCase() : null,
      emailProven,
      firstName: textOrNull(claims.given_name),
      lastName: textOrNull(claims.family_name),
    };
  }

  /** Cached; requested again only after a failure. */
  #discovered(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#options;
    this.#known ??= asProviderFailure(() =>
      oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        // The setting allows http on loopback only.
        ...(issuer.startsWith('http:') ? { execute: [oidc.allowInsecureRequests] } : {}),
      }),
    ).catch((error: unknown) => {
      this.#known = undefined;
      throw error;
    });
    return this.#known;
  }
}

function textOrNull(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}

import { createHmac } from 'node:crypto';
import * as oauth from 'openid-client';
import { z } from 'zod';
import { asProviderFailure } from './provider-failure.ts';
import {
  type ProviderAnswer,
  ProviderRefusedError,
  type SignInChecks,
  type SocialIdentity,
  type SocialProvider,
} from './social-provider.ts';

interface FacebookOptions {
  appId: string;
  appSecret: string;
  /** Our address that the visitor returns to. */
  callbackUrl: string;
  /** Replaces Facebook's own servers. */
  origin?: string | undefined;
}

const VERSION = 'v23.0';
const TIMEOUT_SECONDS = 10;

const Person = z.object({
  id: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** Uses OAuth 2.0 with PKCE and state; the Graph API returns the person. */
export class FacebookProvider implements SocialProvider {
  readonly #options: FacebookOptions;
  readonly #configuration: oauth.Configuration;
  readonly #graph: string;

  constructor(options: FacebookOptions) {
    this.#options = options;
    this.#graph = `${options.origin ?? 'https://graph.facebook.com'}/${VERSION}`;
    this.#configuration = new oauth.Configuration(
      {
        issuer: 'https://www.facebook.com',
        authorization_endpoint: `${options.origin ?? 'https://www.facebook.com'}/${VERSION}/dialog/oauth`,
        token_endpoint: `${this.#graph}/oauth/access_token`,
      },
      options.appId,
      undefined,
      oauth.ClientSecretPost(options.appSecret),
    );
    this.#configuration.timeout = TIMEOUT_SECONDS;
    if (options.origin?.startsWith('http:')) oauth.allowInsecureRequests(this.#configuration);
  }

  async authorizationUrl({ state, verifier }: SignInChecks): Promise<URL> {
    return oauth.buildAuthorizationUrl(this.#configuration, {
      redirect_uri: this.#options.callbackUrl,
      scope: 'public_profile,email',
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }

  async identify({ code }: ProviderAnswer, { state, verifier }: SignInChecks): Promise<SocialIdentity> {
    const url = new URL(this.#options.callbackUrl);
    url.search = new URLSearchParams({ code, state }).toString();
    const person = await asProviderFailure(async () => {
      const { access_token } = await oauth.authorizationCodeGrant(this.#configuration, url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      });
      return this.#person(access_token);
    });
    return {
      provider: 'facebook',
      subject: person.id,
      email: person.email?.toLowerCase() ?? null,
      // The Graph API does not say whether the address is confirmed.
      emailProven: false,
      firstName: person.first_name ?? null,
      lastName: person.last_name ?? null,
    };
  }

  async #person(accessToken: string): Promise<z.output<typeof Person>> {
    const proof = createHmac('sha256', this.#options.appSecret).update(accessToken).digest('hex');
    const me = new URL(`${this.#graph}/me`);
    me.search = new URLSearchParams({
      fields: 'id,email,first_name,last_name',
      appsecret_proof: proof,
    }).toString();
    const response = await oauth.fetchProtectedResource(this.#configuration, accessToken, me, 'GET');
    if (response.status >= 500) throw new TypeError(`The Graph API answered ${response.status}`);
    const person = Person.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !person.success) throw new ProviderRefusedError('The Graph API named nobody');
    return person.data;
  }
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { testApp } from './app.ts';
import { bearer } from './factories.ts';
import { OIDC_CLIENT, type OidcServer, startOidcServer, visitProvider } from './oidc-server.ts';

interface Answer {
  statusCode: number;
  cookies: { name: string; value: string }[];
}

/** A shop with sign-in by Google and Facebook, both played by local servers. */
export function testSocialApp() {
  const settings: Record<string, string> = {
    GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
    GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
    FACEBOOK_APP_ID: 'an app',
    FACEBOOK_APP_SECRET: 'its secret',
  };
  let google: OidcServer;
  const facebook = createServer();
  /** Facebook's responses by code. */
  const graph = new Map<string, { challenge: string; person: object }>();

  beforeAll(async () => {
    google = await startOidcServer({ callbackUrl: 'http://naap.test/auth/social/google/callback/' });
    settings.GOOGLE_ISSUER = google.issuer;
    facebook.on('request', async (request, response) => {
      const url = new URL(request.url ?? '', 'http://facebook.test');
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (url.pathname === '/v23.0/me') {
        const code = request.headers.authorization?.replace('Bearer token-for-', '') ?? '';
        expect(url.searchParams.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/);
        return send(200, graph.get(code)?.person ?? {});
      }
      let body = '';
      for await (const chunk of request) body += chunk;
      const form = new URLSearchParams(body);
      const asked = graph.get(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (form.get('client_secret') !== 'its secret' || asked?.challenge !== challenge)
        return send(400, { error: 'invalid_grant' });
      return send(200, {
        access_token: `token-for-${form.get('code')}`,
        token_type: 'bearer',
        expires_in: 60,
      });
    });
    facebook.listen(0, '127.0.0.1');
    await once(facebook, 'listening');
    settings.FACEBOOK_ORIGIN = `http://127.0.0.1:${(facebook.address() as AddressInfo).port}`;
  });

  const shop = testApp(settings);

  afterAll(async () => {
    facebook.closeAllConnections();
    facebook.close();
    await google.close();
  });

  let people = 0;
  const newEmail = () => `zara.malik${++people}@mail.example`;

  /** A browser with the cookie of the sign-in. */
  class Browser {
    cookie = '';
    link = '';

    async send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = {}) {
      const cookies = { cookies: { social_sign_in: this.cookie, social_link: this.link } };
      const response = await shop.app.inject({
        method,
        url,
        ...cookies,
        headers,
        ...(payload ? { payload } : {}),
      });
      this.keep(response);
      return response;
    }

    keep({ cookies }: Answer) {
      const set = cookies.find(({ name }) => name === 'social_sign_in');
      if (set) this.cookie = set.value;
      this.link = cookies.find(({ name }) => name === 'social_link')?.value ?? this.link;
    }

    confirmLink(payload: object) {
      return this.send('POST', '/auth/social/confirm-link/', payload);
    }

    start(body: object = {}, headers = {}) {
      return this.send('POST', '/auth/social/start/', { provider: 'google', ...body }, headers);
    }

    finish(headers = {}) {
      return this.send('POST', '/auth/social/finish/', undefined, headers);
    }

    /** Visits the provider and returns to the shop. */
    async visit(form: Record<string, string>, { body = {}, headers = {}, change = (_url: URL) => {} } = {}) {
      const url = new URL((await this.start(body, headers)).json().url);
      change(url);
      const back = await visitProvider(url.href, { verified: 'on', decision: 'continue', ...form });
      return this.send('GET', back.pathname + back.search);
    }

    register(change: object = {}) {
      return this.send('POST', '/auth/social/register/', {
        username: `zara_${++people}`,
        agreed: true,
        ...change,
      });
    }
  }

  /** Creates a customer by a Google sign-in. */
  async function newcomer(email = newEmail()) {
    const browser = new Browser();
    await browser.visit({ email });
    await browser.finish();
    const session = (await browser.register()).json();
    return { email, session, headers: bearer(session.access) };
  }

  const newCode = () => `code-${++people}`;

  return { shop, graph, issuer: () => google.issuer, Browser, newEmail, newCode, newcomer };
}

export const failure = (response: { json(): { code: string } }) => response.json().code;

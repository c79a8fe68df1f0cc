import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

export const OIDC_CLIENT = { id: 'naap', secret: 'a secret between the shop and its provider' };

export interface OidcServer {
  issuer: string;
  close(): Promise<void>;
}

interface Person {
  email: string;
  verified: boolean;
}

/** Claims by subject, which is the e-mail. */
const people = new Map<string, Person>();

const FORM = `<!doctype html><html lang="en"><title>Provider</title><h1>A provider</h1><form method="post">
<label>E-mail <input name="email" type="email"></label>
<label><input name="verified" type="checkbox" checked> Confirmed</label>
<button name="decision" value="continue">Continue</button>
<button name="decision" value="cancel">Cancel</button></form></html>`;

/** An OpenID Connect provider on loopback that signs in the named person without a password. */
export async function startOidcServer({
  port = 0,
  callbackUrl,
}: {
  port?: number;
  callbackUrl: string;
}): Promise<OidcServer> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = providerOf(issuer, callbackUrl);
  const handle = provider.callback();
  server.on('request', (request, response) => {
    // A complete Chromium requests it from every site.
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(FORM);
    return bodyOf(request).then(async (form) => {
      const email = form.get('email') ?? '';
      people.set(email, { email, verified: form.has('verified') });
      const isCancelled = form.get('decision') === 'cancel';
      await provider.interactionFinished(
        request,
        response,
        isCancelled ? { error: 'access_denied' } : { login: { accountId: email }, select_account: {} },
      );
    });
  });
  return {
    issuer,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function providerOf(issuer: string, callbackUrl: string): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As at Google, the ID token contains the claims.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: people.get(sub)?.email,
        email_verified: people.get(sub)?.verified,
        given_name: 'Zara',
        family_name: 'Malik',
      }),
    }),
    // Skips the consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
  });
  return provider;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Plays the browser at the provider; returns the redirect back to the shop. */
export async function visitProvider(url: string, form: Record<string, string>): Promise<URL> {
  const jar = new Map<string, string>();
  let address = new URL(url);
  for (let step = 0; step < 10; step += 1) {
    const isForm = address.pathname.startsWith('/interaction/');
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isForm ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const to = response.headers.get('location');
    if (!to) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    address = new URL(to, address);
    if (address.pathname.startsWith('/auth/social/')) return address;
  }
  throw new Error('The provider never led back');
}

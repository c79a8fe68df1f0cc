import { z } from 'zod';
import { responseWords } from '#words';
import { PROVIDER_NAMES, SOCIAL_PROVIDERS } from '../../../../contract/constants/accounts.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { fingerprint, newSecret } from '../../../infra/secret-tokens.ts';
import { lockUser, spendResetsOf, updateUser, userByEmail, userById } from '../queries.ts';
import { deleteDevicesOf, revokeSessionsOf } from '../sessions/queries.ts';
import { connectSocialMail } from '../sign-in-mails.ts';
import { removeSignInWays } from '../sign-in-ways-service.ts';
import { identityOf } from './queries.ts';
import { connect, connectIn } from './service.ts';
import type { Identified, SocialState } from './state-service.ts';

export const LINK_TTL_MS = 3600_000;

const MailedLink = z.object({
  userId: z.int(),
  email: z.string(),
  provider: z.enum(SOCIAL_PROVIDERS),
  subject: z.string(),
  /** Hash of the secret in the cookie of the browser that asked. */
  browser: z.string(),
  until: z.int(),
});

function identifiedIn(state: SocialState | undefined): Identified & { identity: { email: string } } {
  if (state?.stage !== 'identified' || state.identity.email === null) fail('accounts.social_expired');
  return state as Identified & { identity: { email: string } };
}

/**
 * Connects the identity to the session's account, which must have the same e-mail address (accounts-20). Fails with
 * `accounts.social_expired`, `accounts.social_other_account` and `accounts.social_taken`.
 */
export async function connectAfterSignIn(
  deps: Deps,
  state: SocialState | undefined,
  actor: Actor,
): Promise<void> {
  const { identity } = identifiedIn(state);
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  if (user.email !== identity.email) fail('accounts.social_other_account', { email: identity.email });
  await connect(deps, user.id, identity);
}

/**
 * Mails the address's owner a link that connects the identity. It works once, for an hour, and only in the browser with
 * the secret, so that an owner who opens it cannot connect a stranger's identity.
 */
export async function mailConnectLink(
  deps: Deps,
  state: SocialState | undefined,
  knownSecret: string | undefined,
) {
  const secret = knownSecret || newSecret();
  const { identity, provider } = identifiedIn(state);
  const { email, subject } = identity;
  await deps.db.transaction(async (tx) => {
    const user = (await userByEmail(tx, email)) ?? fail('accounts.social_expired');
    const browser = fingerprint(secret).toString('base64url');
    const link = { userId: user.id, email, provider, subject, browser, until: Date.now() + LINK_TTL_MS };
    const token = sealerOf(deps).seal(JSON.stringify(link)).toString('base64url');
    const address = { email, locale: user.locale };
    await deps.outbox.post(tx, connectSocialMail(deps.config, address, identity, token));
  });
  return { detail: responseWords.openLinkInThisBrowser({ email }), secret };
}

/**
 * Connects by the mailed link, which proves the address. If it was unproven, somebody else may have created the
 * account, so its password, sessions and other sign-in methods are removed. Fails with `accounts.social_link_invalid`,
 * and with `accounts.social_other_browser` in a browser that did not ask.
 */
export async function connectByLink(
  deps: Deps,
  token: string,
  secret: string | undefined,
): Promise<{ detail: string }> {
  const { userId, email, provider, subject, browser } = opened(deps, token);
  if (!secret || fingerprint(secret).toString('base64url') !== browser) fail('accounts.social_other_browser');
  await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, userId)) ?? fail('accounts.social_link_invalid');
    const identity = { provider, subject, email, emailProven: true, firstName: null, lastName: null };
    if (user.email !== email || (await identityOf(tx, identity))) fail('accounts.social_link_invalid');
    if (!(await isProven(tx, email))) {
      await updateUser(tx, userId, { passwordHash: null });
      await removeSignInWays(tx, userId);
      await revokeSessionsOf(tx, userId);
      await deleteDevicesOf(tx, userId);
      await spendResetsOf(tx, userId);
      await deps.outbox.markProven(tx, email);
    }
    await connectIn(tx, deps, user, identity);
  });
  deps.securityLog.record('way_added', { accountId: userId, way: provider });
  return { detail: responseWords.providerIsConnected({ provider: PROVIDER_NAMES[provider] }) };
}

/** The token is the sealed content, so nothing is stored before the link is opened; an identity connects only once. */
function sealerOf({ config }: Pick<Deps, 'config'>): Sealer {
  return new Sealer(config.jwtSecrets, 'links that connect a social sign-in');
}

function opened(deps: Deps, token: string): z.infer<typeof MailedLink> {
  let link: z.infer<typeof MailedLink>;
  try {
    link = MailedLink.parse(JSON.parse(sealerOf(deps).unseal(Buffer.from(token, 'base64url'))));
  } catch {
    fail('accounts.social_link_invalid');
  }
  if (link.until <= Date.now()) fail('accounts.social_link_invalid');
  return link;
}

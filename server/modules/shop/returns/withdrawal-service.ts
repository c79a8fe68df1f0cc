import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import type { ReturnsOfOrder } from '../../../../contract/goods-returns.ts';
import { inAsciiDigits } from '../../../../contract/typed-number.ts';
import type { askWithdrawal as askCall } from '../../../../contract/withdrawals.ts';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { JobData } from '../../../infra/jobs/jobs.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { withdrawalMail } from './mails.ts';
import { readReturns } from './request-service.ts';
import { countRequest, orderToWithdraw } from './withdrawal-queries.ts';

/** Requests for one number and contact in 24 hours, known or not; more are answered alike and mail nothing (returns-10). */
const MAX_REQUESTS = 5;

const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

const PURPOSE = 'links of withdrawals';
/** `to` is the one of the order's two addresses that the receipt goes to besides; none in links of answers. */
const Link = z.object({ order: z.int(), until: z.int(), to: z.enum(['order', 'account']).optional() });
type LinkedAddress = z.infer<typeof Link>['to'];

type Secrets = Pick<Config, 'jwtSecret' | 'jwtSecrets'>;

function keyed({ jwtSecret }: Secrets, what: string, text: string): Buffer {
  return createHmac('sha256', jwtSecret).update(`${what} of withdrawals\n${text}`).digest();
}

/** An e-mail address in lower case, or the last ten digits of a phone number. */
function contactHash(config: Secrets, contact: string): string {
  const digits = inAsciiDigits(contact).replace(/\D/g, '').slice(-10);
  return keyed(config, 'contact', contact.includes('@') ? contact.trim().toLowerCase() : digits).toString(
    'hex',
  );
}

/** Leaves everything to a job, so that the answer and its time say nothing about the order (returns-9). */
export async function askWithdrawal(
  deps: Deps,
  { number, contact }: BodyOf<typeof askCall>,
): Promise<Record<string, never>> {
  await deps.db.transaction(async (tx) => {
    const asked = contactHash(deps.config, contact);
    // By contact too, so that a stranger who knows the number only locks nobody out.
    if (!(await countRequest(tx, keyed(deps.config, 'number', `${number} ${asked}`), MAX_REQUESTS))) return;
    await deps.jobs.send(tx, 'shop.withdrawal', { number, contactHash: asked });
  });
  return {};
}

/** Mails the link if number and contact belong together, and otherwise nothing. */
export async function mailWithdrawal(
  deps: Deps,
  { number, contactHash: asked }: JobData['shop.withdrawal'],
): Promise<void> {
  const order = await orderToWithdraw(deps.db, number);
  if (!order) return;
  const to = order.email || order.accountEmail;
  const known = [order.email, order.phone, order.accountEmail, order.accountPhone].filter((one) => !!one);
  const found = known.find((contact) => contactHash(deps.config, contact ?? '') === asked);
  if (!found || !to || to.endsWith('.invalid')) return;
  // By a phone number the receipt goes where the link went.
  const receiptTo = found.includes('@') ? found : to;
  const which = receiptTo === order.email ? 'order' : 'account';
  const token = order.kind === 'goods' ? linkOf(deps.config, order.id, which) : undefined;
  await deps.db.transaction((tx) => deps.outbox.post(tx, withdrawalMail(deps.config, to, order, token)));
}

/** What the link of a mail ends with; it works for seven days. */
export function linkOf({ jwtSecrets }: Secrets, order: number, to?: LinkedAddress): string {
  const until = Date.now() + LINK_DAYS * DAY_MS;
  return new Sealer(jwtSecrets, PURPOSE).seal(JSON.stringify({ order, until, to })).toString('base64url');
}

/** The order of a mailed link. Fails with `shop.withdrawal_link_invalid`. */
export function orderOfLink(
  { jwtSecrets }: Secrets,
  token: string,
): { orderId: number; receiptTo: LinkedAddress } {
  let link: z.infer<typeof Link>;
  try {
    const sealed = Buffer.from(token, 'base64url');
    link = Link.parse(JSON.parse(new Sealer(jwtSecrets, PURPOSE).unseal(sealed)));
  } catch {
    return fail('shop.withdrawal_link_invalid');
  }
  if (link.until < Date.now()) fail('shop.withdrawal_link_invalid');
  return { orderId: link.order, receiptTo: link.to };
}

export function openWithdrawal(deps: Deps, token: string): Promise<ReturnsOfOrder> {
  return readReturns(deps, orderOfLink(deps.config, token));
}

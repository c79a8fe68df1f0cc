import { createHmac } from 'node:crypto';
import { currentLocale, errorWords } from '#words';
import {
  GUEST_MAX_LINES,
  GUEST_MAX_PIECES,
  isTooLargeForGuest,
  MAX_OPEN_CASH_ORDERS,
  MAX_UNCONFIRMED,
  NETWORK_MAX_UNCONFIRMED,
  openCashLimit,
} from '../../../../contract/constants/shop-orders.ts';
import { LANGUAGE_TAGS } from '../../../../contract/locale.ts';
import { formatRupees } from '../../../../contract/money.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import { fingerprint } from '../../../infra/secret-tokens.ts';
import { readOrderRules } from '../../fees/service.ts';
import { readStanding } from '../../lifecycle/standing-service.ts';
import type { OpenCash } from './reservation-queries.ts';
import { countWaiting, countWaitingOf, isWaitingForWallet, lockKeys } from './reservation-queries.ts';

type Parts = Pick<Deps, 'payments'>;

/** Fails with `shop.guest_cart_too_large`. */
export function assertGuestCart(lines: readonly { quantity: number }[]): void {
  if (isTooLargeForGuest(lines)) {
    fail('shop.guest_cart_too_large', { pieces: GUEST_MAX_PIECES, lines: GUEST_MAX_LINES });
  }
}

/** Fails with `shop.unproven_cart_too_large` for a customer with an unproven address. */
export function assertCustomerCart(
  customer: { isProven: boolean } | null,
  lines: readonly { quantity: number }[],
): void {
  if (customer && !customer.isProven && isTooLargeForGuest(lines)) {
    fail('shop.unproven_cart_too_large', { pieces: GUEST_MAX_PIECES, lines: GUEST_MAX_LINES });
  }
}

interface Guest {
  email: string | null;
  phone: string | null;
  /** Those behind the same address (`Neighbour`). */
  neighbours: string;
  /** The visitor, or the secret in the device's cookie. */
  device: string;
}

/** Keyed hashes, so that orders per network can be counted without storing the network. */
function guestHashes({ jwtSecret }: Deps['config'], { neighbours, device }: Guest) {
  return {
    guestNetwork: createHmac('sha256', jwtSecret).update(`guest network\n${neighbours}`).digest(),
    guestDevice: fingerprint(device),
  };
}

/** Locks contact, device and network. Fails with `shop.too_many_unconfirmed` or `shop.network_busy` (shop-12). */
export async function assertGuestMayReserve(tx: Tx, deps: Parts & Pick<Deps, 'config'>, guest: Guest) {
  const { email, phone } = guest;
  const hashes = guestHashes(deps.config, guest);
  await lockKeys(tx, [
    ...(email ? [`email ${email}`] : []),
    ...(phone ? [`phone ${phone}`] : []),
    `device ${hashes.guestDevice.toString('hex')}`,
    `network ${hashes.guestNetwork.toString('hex')}`,
  ]);
  const waiting = await countWaiting(tx, { email, phone, ...hashes });
  if (waiting.own >= MAX_UNCONFIRMED) {
    const isWallet = await isWaitingForWallet(tx, { email, phone, ...hashes });
    const ways = waysOut(deps, [
      ...(waiting.mailed > 0 ? (['link'] as const) : []),
      ...(isWallet ? (['wallet'] as const) : []),
      'card',
      'account',
    ]);
    fail('shop.too_many_unconfirmed', { limit: waiting.own, ways });
  }
  if (waiting.network >= NETWORK_MAX_UNCONFIRMED) {
    fail('shop.network_busy', { ways: waysOut(deps, ['card', 'account']) });
  }
  return hashes;
}

/** Fails with `shop.too_many_unconfirmed`. Requires a lock of the customer by `lockKeys`. */
export async function assertCustomerMayReserve(tx: Tx, deps: Parts, customerId: number): Promise<void> {
  const waiting = await countWaitingOf(tx, customerId);
  if (waiting >= MAX_UNCONFIRMED) {
    const isWallet = await isWaitingForWallet(tx, { customerId });
    const ways = waysOut(deps, [isWallet ? 'wallet' : 'link', 'card', 'proof']);
    fail('shop.too_many_unconfirmed', { limit: waiting, ways });
  }
}

/** Fails with `shop.too_many_open` or `shop.too_much_cash` (shop-20). Requires a lock of the customer by `lockKeys`. */
export function assertCashAllowed(
  deps: Parts,
  open: OpenCash,
  { lines, total }: { lines: readonly { quantity: number }[]; total: number },
): void {
  if (open.orders >= MAX_OPEN_CASH_ORDERS) fail('shop.too_many_open', { limit: MAX_OPEN_CASH_ORDERS });
  const limit = openCashLimit(open.delivered);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, open.pieces);
  if (pieces <= limit.pieces && open.rupees + total <= limit.rupees) return;
  const ways = waysOut(deps, open.orders > 0 ? ['card', 'wait'] : ['card']);
  fail('shop.too_much_cash', { pieces: limit.pieces, rupees: formatRupees(limit.rupees), ways });
}

/** Fails with `shop.cash_after_refusal` while there is another way to pay (payments-43). */
export async function assertCashAfterRefusal(
  tx: Tx,
  { payments, redirectGateways }: Pick<Deps, 'payments' | 'redirectGateways'>,
  customerId: number,
): Promise<void> {
  if (payments.settings.gateway === 'none' && redirectGateways.size === 0) return;
  if (!(await readStanding(tx, customerId)).has_refused) return;
  const { advance } = await readOrderRules(tx);
  if (advance.refused_percent > 0) fail('shop.cash_after_refusal');
}

/** One sentence; empty if there is no alternative. */
function waysOut({ payments }: Parts, ways: readonly (keyof typeof errorWords.waysOut)[]): string {
  const open = ways.filter((way) => way !== 'card' || payments.settings.gateway !== 'none');
  if (open.length === 0) return '';
  const either = new Intl.ListFormat(LANGUAGE_TAGS[currentLocale()], { type: 'disjunction' });
  return errorWords.youCan({ ways: either.format(open.map((way) => errorWords.waysOut[way])) });
}

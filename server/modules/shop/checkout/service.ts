import type { z } from 'zod';
import { currentLocale, responseWords } from '#words';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { arrival, deliveryChoices, isCashOffered } from '../../../../contract/delivery.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import type { PlaceShopOrder, placeShopOrder } from '../../../../contract/shop-orders.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';
import type { Neighbour } from '../../../infra/neighbours.ts';
import type { Authorisation } from '../../../infra/payments/payments.ts';
import { readPhoneNumber } from '../../../infra/phone-numbers.ts';
import { fingerprint, newSecret, newTrackingNumber } from '../../../infra/secret-tokens.ts';
import { readDaysOff } from '../../calendar/service.ts';
import { chargeableCard, gatewayCustomer, keepCard } from '../../cards/service.ts';
import { settlePhoneProof } from '../../cash-codes/service.ts';
import { spendCredit } from '../../credit/service.ts';
import { recordUse, withGuessLimit } from '../../discounts/service.ts';
import { announceSteps } from '../../lifecycle/service.ts';
import { callGuestMail, confirmOrderMail, orderPlacedMail } from '../mails.ts';
import { authorise, failPayment, voidAuthorisation, voidIfOrphaned } from '../payments/service.ts';
import { openPayment } from '../payments/wallet-service.ts';
import { presentShopOrder } from '../present.ts';
import { insertOrderAndTakeStock, type NewOrder, type ShopOrderRow } from '../queries.ts';
import { tellSeller } from '../seller-orders/news-service.ts';
import { issueGoodsInvoice } from '../service.ts';
import { warnOfLowStock } from '../stock-warning-service.ts';
import { assertCartUnchanged, validateCart } from './cart-service.ts';
import {
  assertCashAfterRefusal,
  assertCashAllowed,
  assertCustomerCart,
  assertCustomerMayReserve,
  assertGuestCart,
  assertGuestMayReserve,
} from './limits-service.ts';
import { newLineOf, placeStep, sellerOrderRows, withIds, writtenOrder } from './new-order.ts';
import { RESERVED_FOR_MS, WALLET_RESERVED_FOR_MS } from './reservation.ts';
import { lockKeys } from './reservation-queries.ts';

type Form = z.output<typeof PlaceShopOrder>;
type Placed = ResponseOf<typeof placeShopOrder>;

interface Caller {
  /** Null: a guest. */
  actor: Actor | null;
  neighbour: Neighbour;
  /** Of a guest: the visitor, or the secret in the cookie of the device. */
  device: string;
  /** The same of a device that has asked for a code. */
  phoneDevice: string | undefined;
}

interface Idempotency {
  runIdempotent(act: (tx: Tx) => Promise<Placed>): Promise<Placed>;
  replayedResponse(): Promise<Placed | undefined>;
  idempotencyId(): string;
}

/**
 * Places a cart order (shop-4). Fails with `shop.cart_changed` if the customer saw another cart. The card is authorised
 * before the transaction, so that no lock waits for the gateway, and captured by a job (docs/decisions/0025).
 */
export function placeOrder(
  deps: Deps,
  caller: Caller,
  form: Form,
  idempotency: Idempotency,
): Promise<Placed> {
  const guesser = { actorId: caller.actor?.id ?? null, neighbour: caller.neighbour };
  return withGuessLimit(deps, form.code, guesser, () => placeCart(deps, caller, form, idempotency));
}

async function placeCart(
  deps: Deps,
  caller: Caller,
  form: Form,
  { runIdempotent, replayedResponse, idempotencyId }: Idempotency,
): Promise<Placed> {
  const { actor } = caller;
  if (!actor) assertGuestCart(form.items);
  const contact = await contactOf(actor, form);
  let isWriter = false;
  const write = (authorisation: Authorisation | null) =>
    runIdempotent((tx) => {
      isWriter = true;
      return writeOrder(tx, deps, caller, form, contact, authorisation);
    });
  if (form.payment_method === 'wallet') assertWallet(deps, form);
  if (form.payment_method !== 'creditCard') return write(null);
  const { gateway } = deps.payments.settings;

  // Read before the recorded response; otherwise a concurrent first request makes the retry fail with 409.
  const cart = await validateCart(deps.db, deps, form, actor);
  const replayed = await replayedResponse();
  if (replayed) return replayed;
  if (gateway === 'none') fail('payments.off');
  assertCustomerCart(cart.customer, form.items);
  const { bill } = assertCartUnchanged(cart, form);
  const due = bill.total - form.credit;
  if (due === 0) return write(null);
  const charge = await chargeOf(deps, actor, form);
  const authorisation = await authorise(deps, {
    ...charge,
    amount: due,
    idempotencyKey: idempotencyId(),
  });
  try {
    const placed = await write(authorisation);
    // A concurrent request with the same key was faster, perhaps with another card.
    if (!isWriter) await voidIfOrphaned(deps, authorisation.reference);
    return placed;
  } catch (error) {
    // A Failure has rolled back. After other errors the order may exist, so reconciliation decides.
    if (error instanceof Failure) await voidAuthorisation(deps, authorisation);
    throw error;
  }
}

/** Fails with `payments.gateway_missing`, and `payments.off` for one that is not in use. */
function assertWallet({ redirectGateways }: Deps, { gateway }: Form): void {
  if (!gateway) fail('payments.gateway_missing');
  if (!redirectGateways.has(gateway)) fail('payments.off');
}

/** Charges a saved card, or the token's card, which the gateway saves on request (payments-7). */
async function chargeOf(deps: Deps, actor: Actor | null, form: Form) {
  if (form.saved_card !== undefined) {
    return { stored: await chargeableCard(deps, actor, form.saved_card) };
  }
  if (!form.payment_token) fail('payments.card_missing');
  if (!form.save_card) return { token: form.payment_token };
  if (!actor) fail('payments.save_needs_account');
  return { token: form.payment_token, keepFor: await gatewayCustomer(deps, actor).catch(failPayment) };
}

interface Contact {
  email: string | null;
  phone: string | null;
}

/** Guests leave an e-mail address or a phone number. */
async function contactOf(actor: Actor | null, form: Form): Promise<Contact> {
  if (!deliveryChoices(form.country).includes(form.delivery)) fail('shop.delivery_unavailable');
  if (form.payment_method === 'cashOnDelivery' && !isCashOffered(form.country)) fail('shop.cash_unavailable');
  const phone = form.phone
    ? ((await readPhoneNumber(form.phone, form.country)) ?? fail('shop.phone_invalid'))
    : null;
  if (!actor && !form.email && !phone) fail('shop.contact_missing');
  return { email: form.email ?? null, phone };
}

async function writeOrder(
  tx: Tx,
  deps: Deps,
  { actor, neighbour, device, phoneDevice }: Caller,
  form: Form,
  contact: Contact,
  authorisation: Authorisation | null,
): Promise<Placed> {
  const isCash = form.payment_method === 'cashOnDelivery';
  if (actor && !authorisation) await lockKeys(tx, [`customer ${actor.id}`]);
  const cart = assertCartUnchanged(await validateCart(tx, deps, form, actor, true), form);
  const { lines, bill, customer, discounted } = cart;
  const { credit } = form;
  const due = bill.total - credit;
  if (actor && !customer) fail('session.invalid');
  assertCustomerCart(customer, form.items);
  if (isCash && customer) assertCashAllowed(deps, customer.cash, { lines: form.items, total: due });
  if (isCash && actor && due > 0) await assertCashAfterRefusal(tx, deps, actor.id);
  const now = new Date();
  const email = contact.email ?? customer?.email ?? null;
  const phone = contact.phone ?? customer?.phone ?? null;
  // An unproven account can be created as easily as a guest order.
  const isTrusted = customer?.isProven ?? false;
  // Untrusted customers confirm unpaid orders; everybody confirms an address other than the account's.
  // What a gateway's own pages take is awaited with the order in place (docs/decisions/0121).
  const wallet = form.payment_method === 'wallet' && due > 0 ? (form.gateway ?? null) : null;
  const isReserved = wallet !== null || (!isTrusted && !authorisation);
  const needsProof = email !== null && (!isTrusted || email !== customer?.email);
  const confirmToken = needsProof && !wallet ? newSecret() : null;
  if (isReserved && actor) await assertCustomerMayReserve(tx, deps, actor.id);
  const hashes =
    isReserved && !actor
      ? await assertGuestMayReserve(tx, deps, { email, phone, neighbours: neighbour.neighbours, device })
      : { guestNetwork: null, guestDevice: null };
  const phoneProvenAt = isCash
    ? await settlePhoneProof(tx, { actor, device: phoneDevice }, { cash: due, phone })
    : null;
  const today = dayInKarachi(now);
  const order: NewOrder = {
    order: {
      trackingNumber: newTrackingNumber(),
      customerId: actor?.id ?? null,
      email,
      locale: customer?.locale ?? currentLocale(),
      phone,
      phoneProvenAt,
      paymentMethod: isCash ? 'COD' : 'CARD',
      billStatus: due === 0 ? 'PAID' : 'UNPAID',
      total: bill.total,
      expectedDeliveryDate: arrival(today, form.delivery, await readDaysOff(tx, today))[1],
      orderDate: now,
    },
    details: {
      type: lines[0]?.found?.type ?? fail('shop.cart_changed'),
      delivery: form.delivery,
      subTotal: bill.sub_total,
      discount: bill.discount,
      deliveryFee: bill.delivery_fee,
      credit,
      reservation: isReserved ? 'RESERVED' : null,
      reservedUntil: isReserved
        ? new Date(now.getTime() + (wallet ? WALLET_RESERVED_FOR_MS : RESERVED_FOR_MS))
        : null,
      confirmHash: confirmToken ? fingerprint(confirmToken) : null,
      ...hashes,
    },
    address: {
      fullName: form.full_name,
      address: form.address,
      city: form.city,
      postalCode: form.postal_code,
      country: form.country,
    },
  };
  const bought = lines.map((line, place) =>
    newLineOf(line, { discount: discounted.lines[place] ?? 0, borne: discounted.borne[place] ?? 0 }),
  );
  const payment = authorisation && newPaymentOf(deps, authorisation);
  const row = (
    id: number,
    sellerOrderIds: ReadonlyMap<number | null, number>,
    lineIds: readonly number[] = [],
  ): ShopOrderRow => ({
    order: writtenOrder(id, order, wallet),
    card: authorisation?.card ?? null,
    code: discounted.used,
    payments: [],
    documents: [],
    sellerOrders: sellerOrderRows(lines, withIds(bought, lineIds), order.details, sellerOrderIds),
  });
  if (actor && authorisation?.kept) {
    await keepCard(tx, deps, actor, authorisation.kept, authorisation.card);
  }
  // Take the stock last: orders of the same variant are serialised from here on.
  const mail = wallet ? undefined : placingMail(deps, row(0, new Map()), confirmToken);
  if (mail) await deps.outbox.post(tx, mail);
  const sold = (await insertOrderAndTakeStock(tx, order, bought, payment)) ?? fail('shop.cart_changed');
  if (discounted.used) await recordUse(tx, sold.id, discounted.used);
  if (actor && credit > 0) await spendCredit(tx, actor.id, { orderId: sold.id, amount: credit });
  const steps = sold.sellerOrders.map((placed) => placeStep(sold.id, placed.id, order));
  await announceSteps(tx, deps, steps);
  for (const step of steps) await tellSeller(tx, deps, step);
  await warnOfLowStock(tx, deps, sold.id);
  if (payment) await deps.jobs.send(tx, 'shop.capture', { orderId: sold.id });
  const opened = wallet && (await openPayment(tx, { orderId: sold.id, gateway: wallet, amount: due, now }));
  const written = row(sold.id, new Map(sold.sellerOrders.map(({ brand, id }) => [brand, id])), sold.lines);
  // Nobody delivers a payment later.
  if (due === 0 && credit > 0 && !isCash) await issueGoodsInvoice(tx, deps, sold.id);
  const isAddressProven = authorisation && email !== null && (await isProven(tx, email));
  return {
    ...presentShopOrder(written, deps.config.brandName),
    message: responseWords.orderPlaced,
    confirmation: isAddressProven || opened ? null : confirmationAsked(order.details, confirmToken),
    wallet_payment: opened?.reference ?? null,
  };
}

function newPaymentOf({ payments }: Deps, { reference, card }: Authorisation) {
  const { gateway } = payments.settings;
  if (gateway === 'none') fail('payments.off');
  return { gateway, reference, cardBrand: card.brand, cardLast4: card.last4, cardExpiry: card.expiry };
}

function confirmationAsked(
  { reservedUntil }: Pick<NewOrder['details'], 'reservedUntil'>,
  confirmToken: string | null,
): Placed['confirmation'] {
  if (!reservedUntil && !confirmToken) return null;
  return { by: confirmToken ? 'email' : 'phone', reserved_until: reservedUntil?.toISOString() ?? null };
}

function placingMail(
  { config }: Deps,
  row: ShopOrderRow,
  confirmToken: string | null,
): OutgoingMail | undefined {
  const { email, phone, reservation } = row.order;
  if (email && confirmToken) return confirmOrderMail(config, email, row, confirmToken);
  if (email) return orderPlacedMail(config, email, row);
  if (phone && reservation) return callGuestMail(config, row, phone);
  return undefined;
}

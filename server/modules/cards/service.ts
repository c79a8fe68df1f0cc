import { MAX_SAVED_CARDS } from '../../../contract/constants/shop-orders.ts';
import type { CardSummary, SavedCard } from '../../../contract/payments.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { type KeptCard, PaymentError, type StoredCard } from '../../infra/payments/payments.ts';
import { isExpired, presentCard } from './present.ts';
import {
  cardOf,
  cardsOf,
  deleteCard,
  deleteErasure,
  type Erasure,
  gatewayCustomerOf,
  insertCard,
  insertErasures,
  insertGatewayCustomer,
  type SavedCardRow,
  setDefaultCard,
  waitingErasures,
} from './queries.ts';

/** The default first, then newest first (payments-7). */
export async function listCards(
  db: Db | Tx,
  { payments }: Pick<Deps, 'payments'>,
  actor: Actor,
): Promise<SavedCard[]> {
  const { gateway } = payments.settings;
  return (await cardsOf(db, actor.id)).map((row) => presentCard(row, gateway));
}

/** Fails with `request.not_found` for another customer's card. */
export async function makeDefault(tx: Tx, deps: Deps, actor: Actor, id: number): Promise<SavedCard[]> {
  if (!(await lockUserRow(tx, actor.id))) fail('session.invalid');
  if (!(await cardOf(tx, actor.id, id))) fail('request.not_found');
  await setDefaultCard(tx, actor.id, id);
  return listCards(tx, deps, actor);
}

/**
 * Removes a card; a job removes it from the gateway. If it was the default, the newest card becomes the default. Fails
 * with `request.not_found` for another customer's card.
 */
export async function removeCard(tx: Tx, deps: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await lockUserRow(tx, actor.id))) fail('session.invalid');
  const removed = (await deleteCard(tx, actor.id, id)) ?? fail('request.not_found');
  const [next] = await cardsOf(tx, actor.id);
  if (next && !next.isDefault) await setDefaultCard(tx, actor.id, next.id);
  await eraseCard(tx, deps, removed);
}

/**
 * The customer's card with this id. Fails with `payments.saved_card_gone`, also for another customer's card, and with
 * `payments.saved_card_expired`.
 */
export async function chargeableCard(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  actor: Actor | null,
  id: number,
): Promise<StoredCard> {
  const row = actor ? await cardOf(db, actor.id, id) : undefined;
  if (!row || row.gateway !== payments.settings.gateway) fail('payments.saved_card_gone');
  if (isExpired(row)) fail('payments.saved_card_expired');
  const { customer, reference, brand, last4, expiry } = row;
  return { customer, reference, card: { brand, last4, expiry } };
}

/** The gateway's customer id, created and stored before the first card is charged. May throw PaymentError. */
export async function gatewayCustomer(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  actor: Actor,
): Promise<{ account: number; reference: string }> {
  const { gateway } = payments.settings;
  if (gateway === 'none') fail('payments.off');
  const known = await gatewayCustomerOf(db, actor.id, gateway);
  if (known !== null) return { account: actor.id, reference: known };
  const created = await payments.createCustomer(actor.id);
  await insertGatewayCustomer(db, { userId: actor.id, gateway, reference: created });
  return { account: actor.id, reference: (await gatewayCustomerOf(db, actor.id, gateway)) ?? created };
}

/**
 * Lists a card that the gateway has saved; the first one is the default. A duplicate, or one beyond the limit, is
 * removed from the gateway again.
 */
export async function keepCard(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { customer, reference }: KeptCard,
  card: CardSummary,
): Promise<void> {
  const { gateway } = deps.payments.settings;
  if (gateway === 'none' || !(await lockUserRow(tx, actor.id))) return;
  const known = await cardsOf(tx, actor.id);
  if (known.some((row) => row.gateway === gateway && row.reference === reference)) return;
  const isListed = known.some(
    (row) =>
      row.gateway === gateway &&
      row.brand === card.brand &&
      row.last4 === card.last4 &&
      row.expiry === card.expiry,
  );
  if (isListed || known.length >= MAX_SAVED_CARDS) return eraseCard(tx, deps, { gateway, reference });
  const { brand, last4, expiry } = card;
  const isDefault = known.length === 0;
  await insertCard(tx, { userId: actor.id, gateway, customer, reference, brand, last4, expiry, isDefault });
}

function eraseCard(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  { gateway, reference }: Pick<SavedCardRow, 'gateway' | 'reference'>,
): Promise<void> {
  return eraseAtGateway(tx, deps, [{ gateway, kind: 'card', reference }]);
}

export function exportCards(deps: Deps, actor: Actor): ExportEntry[] {
  return [jsonFile('saved-cards.json', () => listCards(deps.db, deps, actor))];
}

/** Requests the erasure of cards or customers at a gateway, and retries daily until it confirms (payments-10). */
export async function eraseAtGateway(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  erasures: readonly Erasure[],
): Promise<void> {
  await insertErasures(tx, erasures);
  for (const { gateway, kind, reference } of erasures) {
    await jobs.send(tx, kind === 'card' ? 'cards.forget' : 'cards.forget-customer', { gateway, reference });
  }
}

/** After a change of the gateway, erasures at the old one wait until it is used again or are made by hand. */
export async function erase(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  erasure: Erasure,
): Promise<void> {
  if (payments.settings.gateway !== erasure.gateway) return;
  if (erasure.kind === 'card') await payments.forgetCard(erasure.reference);
  else await payments.forgetCustomer(erasure.reference);
  await deleteErasure(db, erasure);
}

/** Retries erasures that jobs gave up or a backup restored. Stops once a gateway does not respond. */
export async function eraseWaiting(deps: Pick<Deps, 'db' | 'payments'>): Promise<void> {
  const { gateway } = deps.payments.settings;
  if (gateway === 'none') return;
  const failures: unknown[] = [];
  for (const erasure of await waitingErasures(deps.db, gateway)) {
    await erase(deps, erasure).catch((error: unknown) => {
      if (error instanceof PaymentError && error.problem === 'unavailable') throw error;
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

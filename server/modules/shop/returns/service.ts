import type { BodyOf, QueryOf } from '../../../../contract/endpoint.ts';
import type {
  answerReturn as answerCall,
  goodsReturns,
  ListedReturn,
  receiveReturn as receiveCall,
  takeBackGoods,
} from '../../../../contract/goods-returns.ts';
import type { List } from '../../../../contract/lists.ts';
import { STAFF_ROLES } from '../../../../contract/roles.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordAudit, recordOrdersRead, recordReading } from '../../audit/service.ts';
import { takeStepOf } from '../../lifecycle/service.ts';
import { actionsFor } from '../../lifecycle/steps.ts';
import { notifyOfReturn } from '../../notifications/service.ts';
import { anyShopOrder } from '../queries.ts';
import { isForTailor } from '../seller-orders/facts.ts';
import { sellerLifecycle } from '../seller-orders/lifecycle-service.ts';
import { type Account, unsealAccount } from './account-service.ts';
import { returnAnsweredMail } from './mails.ts';
import { presentListed } from './present.ts';
import { lastReceivedOf, linesOf } from './queries.ts';
import { isRest, requirePossible, requireSeen } from './receipt-service.ts';
import { endReturn, listedReturns, readSealedAccount, returnById } from './request-queries.ts';
import { linkOf } from './withdrawal-service.ts';

/**
 * Takes the step `take_back` of a seller order, or `return` if nothing stays with the customer (returns-1). Cloth that
 * went to a tailor is taken back as a whole (shop-32).
 */
export async function takeBack(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { items, reason, note }: BodyOf<typeof takeBackGoods>,
) {
  const context = { tx, deps, actor };
  const locked = (await sellerLifecycle.lock(context, id)) ?? fail('request.not_found');
  if (isForTailor(locked.row)) fail('shop.not_returnable');
  const lines = await linesOf(tx, id);
  requireSeen(lines, items);
  requirePossible(lines, items);
  const action = isRest(lines, items) ? ('return' as const) : ('take_back' as const);
  const request = { action, reason: note, receipt: { reason, note, items } };
  const { row, facts } = await takeStepOf(context, sellerLifecycle, locked, request);
  return {
    id,
    order: row.orderId,
    return: (await lastReceivedOf(tx, id)) ?? fail('request.not_found'),
    status: row.status,
    actions: actionsFor(facts, actor.role, new Date()),
  };
}

/** The returns of the own brand, or for staff of all sellers; whose pictures were shown is in the audit log. */
export async function listReturns(
  deps: Pick<Deps, 'db' | 'links' | 'config'>,
  actor: Actor,
  query: QueryOf<typeof goodsReturns>,
): Promise<List<ListedReturn>> {
  const isStaff = STAFF_ROLES.includes(actor.role);
  const { rows, ...page } = await listedReturns(deps.db, isStaff ? 'all' : actor.id, query);
  const shown = rows.flatMap(({ pictures, orderId: id, customerId }) =>
    pictures.length > 0 ? [{ id, customerId }] : [],
  );
  await recordOrdersRead(deps.db, actor, 'orders.pictures-read', shown);
  return { ...page, results: rows.map((row) => presentListed(row, deps)) };
}

/** Locks the order of a return that the actor may decide about; fails with `request.not_found`. */
async function lockReturn(tx: Tx, deps: Deps, actor: Actor, id: number) {
  const found = (await returnById(tx, id)) ?? fail('request.not_found');
  const locked = (await sellerLifecycle.lock({ tx, deps, actor }, found.part)) ?? fail('request.not_found');
  const row = (await returnById(tx, id)) ?? fail('request.not_found');
  return { locked, row };
}

async function listed(tx: Tx, deps: Deps, id: number): Promise<ListedReturn> {
  return presentListed((await returnById(tx, id)) ?? fail('request.not_found'), deps);
}

/** Fails with `shop.return_decided` once the goods are recorded, or it has ended (returns-3). */
export async function answerReturn(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { accepted, answer }: BodyOf<typeof answerCall>,
): Promise<ListedReturn> {
  const { row } = await lockReturn(tx, deps, actor, id);
  const isOpen = row.state === 'REQUESTED' || (row.state === 'ACCEPTED' && !accepted);
  if (!isOpen) fail('shop.return_decided');
  if (answer === '' && (!accepted || row.brandId !== null)) failOn('answer', 'shop.return_answer_missing');
  await endReturn(tx, id, { state: accepted ? 'ACCEPTED' : 'REFUSED', answer, decidedBy: actor.id });
  if (STAFF_ROLES.includes(actor.role))
    await recordAudit(tx, actor, {
      action: 'orders.return-answered',
      subject: { kind: 'order', id: row.orderId },
      userId: row.customerId,
      data: { return: id, accepted },
    });
  await notifyOfReturn(tx, { orderId: row.orderId, sellerOrderId: row.part, accepted });
  const order = await anyShopOrder(tx, row.orderId);
  const answered = await returnById(tx, id);
  if (order?.order.email && answered)
    await deps.outbox.post(
      tx,
      returnAnsweredMail(
        deps.config,
        order.order.email,
        order,
        answered,
        accepted && order.order.customerId === null ? linkOf(deps.config, row.orderId) : null,
      ),
    );
  return listed(tx, deps, id);
}

/** Takes the step `take_back` or `return` with what has come of the request (returns-4). */
export async function receiveReturn(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { items }: BodyOf<typeof receiveCall>,
): Promise<ListedReturn> {
  const { locked, row } = await lockReturn(tx, deps, actor, id);
  if (row.state !== 'REQUESTED' && row.state !== 'ACCEPTED') fail('shop.return_decided');
  const asked = row.items.map(({ line, quantity }) => ({ id: line, quantity, returned: 0 }));
  requirePossible(asked, items);
  const lines = await linesOf(tx, row.part);
  requirePossible(lines, items);
  const action = isRest(lines, items) ? ('return' as const) : ('take_back' as const);
  const receipt = { reason: row.reason, note: '', items, returnId: id };
  await takeStepOf({ tx, deps, actor }, sellerLifecycle, locked, { action, receipt });
  return listed(tx, deps, id);
}

/** Fails with `request.not_found` without one, also after the refund. */
export async function readAccount(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  id: number,
): Promise<Account> {
  const row = (await returnById(db, id)) ?? fail('request.not_found');
  const sealed = (await readSealedAccount(db, id)) ?? fail('request.not_found');
  const account = unsealAccount(config, row.part, sealed) ?? fail('request.not_found');
  await recordReading(db, actor, {
    action: 'orders.return-account-read',
    subject: { kind: 'order', id: row.orderId },
    userId: row.customerId,
  });
  return account;
}

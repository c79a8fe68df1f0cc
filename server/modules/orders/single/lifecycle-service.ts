import type { NoteCode } from '../../../../contract/constants/lifecycle.ts';
import { weekOf } from '../../../../contract/dates.ts';
import { grantOf } from '../../../../contract/permissions.ts';
import { fail } from '../../../fail.ts';
import { recordCash } from '../../couriers/entry-service.ts';
import {
  recordDelivery,
  recordAlteration as recordFreeWork,
  recordRefund,
} from '../../earnings/entry-service.ts';
import { readOrderRules } from '../../fees/service.ts';
import type { Lifecycle, LockedOrder, StepActor, StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { countDelivered, findTailor, lockTailor } from '../../tailors/service.ts';
import { settleClaim, writeClaim } from '../alteration-claims/step-service.ts';
import { recordAlteration } from '../alteration-service.ts';
import { audienceOf } from '../audience.ts';
import { clothPricesNow } from '../cloth/choice-service.ts';
import { buyClothOf, moveCloth } from '../cloth/service.ts';
import { requireSameMeasures, type SaidOfDifference } from '../garment-measuring.ts';
import { countDeliveries } from '../history-queries.ts';
import { issueCancellationNote, issueInvoice, issueReceipts } from '../invoice-service.ts';
import { settleItems } from '../item-service.ts';
import {
  forgetRequests,
  garmentsAwaited,
  isMeasureQuestion,
  settleWait,
} from '../measure-links/request-service.ts';
import { requireKinds, requireOffered } from '../order-rules.ts';
import { returnCreditOfCancelled, settleSentBack } from '../payments/owed-service.ts';
import { settlePhone } from '../payments/phone-service.ts';
import {
  keepAdvance,
  payOnDelivery,
  recordByHand,
  reversePayment,
  settleAdvance,
} from '../payments/service.ts';
import { factsOf } from '../present.ts';
import {
  lockOrder,
  type OrderScope,
  type OrderWithMeasures,
  orderWithin,
  type SingleStatus,
} from '../queries.ts';
import { packSamples, returnPackedSamples, unpackSamples } from '../samples/along-service.ts';
import { tellFormerTailor, tellTailor } from '../workshop/mail-service.ts';
import { updateDetails, updateOrder } from '../write-queries.ts';
import {
  awaitClothFromNow,
  closeObjection,
  keepClothLeft,
  objectToCloth,
  postCloth,
  receiveByStarting,
  receiveCloth,
  requireRider,
  waitForCloth,
} from './cloth-service.ts';
import { editOrder } from './edit-service.ts';
import { mailCustomer } from './mail-service.ts';
import { priceBy, waysOf, writePrice } from './price-service.ts';
import { planToday, workWeekFor } from './promise-service.ts';
import { askAgain, askCustomer, closeQuestion, resumeOrder } from './question-service.ts';
import { moveStitchedDay, promiseDay } from './staff-day-service.ts';
import { promiseAlteration, settleTerms } from './terms-service.ts';

type Order = LockedOrder<OrderWithMeasures>;

/** Null for roles that see no stitched orders. */
export function scopeOf({ id, role }: StepActor): OrderScope | null {
  if (role === 'system') return 'all';
  const grant = grantOf(role, 'orders.read');
  if (grant !== 'own') return grant === 'any' ? 'all' : null;
  return audienceOf(role) === 'workshop' ? { tailorUser: id } : { customer: id };
}

export const singleLifecycle: Lifecycle<OrderWithMeasures> = {
  refusal: 'orders.step_not_allowed',

  async lock({ tx, actor }, id) {
    const scope = scopeOf(actor);
    if (scope === null || !(await lockOrder(tx, scope, id))) return undefined;
    const row = await orderWithin(tx, scope, id);
    return row && lockedOrder(row);
  },

  async setStatus(tx, { facts }, to) {
    const leavesWeek = to === 'CANCELLED' || to === 'DECLINED';
    await updateOrder(tx, facts.orderId, {
      status: to as SingleStatus,
      ...(leavesWeek && { workWeek: null }),
    });
    if (leavesWeek) await updateDetails(tx, facts.orderId, { clothDueOn: null });
  },

  async reload(tx, { facts, row: before }) {
    const row = await orderWithin(tx, { customer: before.order.customerId }, facts.orderId);
    if (!row) throw new Error('The order is gone.');
    return lockedOrder(row);
  },

  prepare: {
    confirm: async (context, { facts, row }, agreed) => {
      const { tx, deps } = context;
      const { clothDueOn } = await settleTerms(tx, deps.config, row, agreed);
      await settlePhone(tx, context.actor.id, facts.orderId);
      const wait = waitForCloth(row.order, clothDueOn);
      await updateDetails(tx, facts.orderId, { userConfirmation: 'CONFIRMED', ...wait });
      await buyClothOf(context, row);
    },
    // An unproven customer's order takes its place in the week only now (tailors-20).
    accept: async ({ tx, deps }, { facts, row }) => {
      const { workWeek, expectedDeliveryDate: day } = row.order;
      const tailor = workWeek === null ? await findTailor(tx, row.order.tailorId) : undefined;
      if (tailor && day !== null) {
        const week = await workWeekFor(tx, deps.config, tailor, day, waysOf(row.order));
        await updateOrder(tx, facts.orderId, { workWeek: week });
      }
      await awaitClothFromNow(tx, row);
    },
    edit: ({ tx, deps }, { row }, edit) => editOrder(tx, deps.config, row, edit),
    price: async ({ tx }, { facts, row }, request) => {
      const { expected_delivery_date: day } = request;
      // The new promised day is postponed only from now on.
      if (row.question) await askAgain(tx, facts.orderId);
      const { stitching, prices } = await settleItems(tx, row, request);
      const { each: clothPrices, sum: cloth } = clothPricesNow(row.garments);
      const rules = await readOrderRules(tx);
      const price = priceBy(rules, row.order, { stitching, cloth });
      const advance = await settleAdvance(tx, { ...row.order, total: price.total }, rules.advance);
      await writePrice(tx, facts.orderId, { price, advance, prices, clothPrices });
      await updateDetails(tx, facts.orderId, { remindedAt: null, pricedByStaff: true });
      const { tailor: tailorId = row.order.tailorId } = request;
      if (day) await promiseDay(tx, { ...row.order, tailorId }, day);
    },
    ask: async ({ tx }, { facts, row }, { reason }) => {
      await askCustomer(tx, { id: facts.orderId, tailorId: row.order.tailorId }, { text: reason });
    },
    answer,
    collect_cloth: requireRider,
    fail_collection: requireRider,
    post_cloth: postCloth,
    receive_cloth: receiveCloth,
    object_cloth: ({ tx }, order, request) => objectToCloth(tx, order, request),
    start: ({ tx }, { row }, request) => receiveByStarting(tx, row, request),
    alter: async ({ tx, deps }, { row }, request) => {
      await recordAlteration(tx, row, request);
      await promiseAlteration(tx, deps.config, row);
    },
    claim_alteration: writeClaim,
    settle_claim: settleClaim,
    make_ready: send,
    ship: send,
    reassign,
    move_day: moveStitchedDay,
    record_payment: (context, { row }, said) => recordByHand(context, row.order, said),
    reverse_payment: ({ tx, actor }, { row }, said) => reversePayment(tx, row.order, said, actor.id),
    record_refund: ({ tx }, { facts }) => settleSentBack(tx, facts.orderId),
    deliver: async ({ tx, actor }, { row }, { samples }) => {
      await packSamples(tx, row, samples);
      await returnPackedSamples(tx, row);
      await payOnDelivery(tx, row.order, actor.id);
    },
    come_back: ({ tx }, { row }) => unpackSamples(tx, row),
    fail_delivery: ({ tx }, { row }, said) => keepAdvance(tx, row.order, said),
  },

  effects: [
    settleWait,
    closeQuestion,
    closeObjection,
    moveCloth,
    countForTailor,
    recordEarnings,
    ({ tx }, { facts }, step) => recordCash(tx, facts.orderId, step),
    returnCreditOfCancelled,
    mailCustomer,
    tellTailor,
    issueDocuments,
  ],
};

function lockedOrder(row: OrderWithMeasures): Order {
  return { facts: { ...factsOf(row), orderId: row.order.id, sellerOrderId: null }, row };
}

async function answer(
  { tx, actor }: StepContext,
  { facts, row }: Order,
  { noteCode }: { noteCode?: NoteCode | undefined },
) {
  // The measures of one of several people.
  if (noteCode === 'SOME_MEASURES_GIVEN') return;
  const awaited = garmentsAwaited(row);
  const isForMeasures = isMeasureQuestion(row);
  if (noteCode === 'PICTURE_SENT') {
    // The picture is of the first garment.
    const others = awaited.filter(({ position }) => position > 1);
    await forgetRequests(
      tx,
      facts.orderId,
      awaited.filter(({ position }) => position === 1),
    );
    if (isForMeasures && others.length > 0) return;
  } else if (isForMeasures && noteCode === undefined) {
    // Staff may write down measures that came by phone, like any answer.
    if (actor.role === 'customer') fail('orders.measures_awaited');
    await forgetRequests(tx, facts.orderId, awaited);
  }
  if (noteCode === 'MEASURES_GIVEN' && !isForMeasures) return;
  await resumeOrder(tx, row);
}

/** The agreed price stays; the new tailor's lead time counts from today. */
async function reassign(
  context: StepContext,
  { facts, row }: Order,
  { tailor: id, reason = null }: { tailor: number; reason?: string | null | undefined },
) {
  const { tx, deps } = context;
  const tailor = await lockTailor(tx, id);
  if (!tailor?.active) fail('orders.tailor_unknown');
  const { deliveryType, tailorId } = row.order;
  if (tailor.id === tailorId) {
    fail(facts.status === 'DECLINED' ? 'orders.tailor_declined' : 'orders.tailor_same');
  }
  requireOffered(tailor, row.garments);
  requireKinds(tailor, row.garments);
  if (facts.status !== 'DECLINED') await tellFormerTailor(context, row, reason);
  if (facts.status === 'ALTERATION') {
    await updateOrder(tx, facts.orderId, { tailorId: tailor.id });
    return promiseAlteration(tx, deps.config, { ...row, order: { ...row.order, tailorId: tailor.id } });
  }
  await unpackSamples(tx, row);
  const ways = waysOf(row.order);
  const plan = await planToday(tx, deps.config, tailor, deliveryType, ways, row.garments.length);
  const days = plan.promised ?? fail('orders.tailor_full');
  await updateOrder(tx, facts.orderId, {
    tailorId: tailor.id,
    expectedDeliveryDate: days.promised,
    workWeek: row.isCustomerProven ? weekOf(days.finished) : null,
  });
  if (facts.status === 'DECLINED' || facts.status === 'CONFIRMED' || facts.status === 'ACCEPTED')
    await updateDetails(tx, facts.orderId, {
      ...waitForCloth(row.order, plan.clothDueOn),
      clothWentElsewhere: row.order.clothPostedOn !== null,
    });
}

async function send(
  { tx }: StepContext,
  order: Order,
  request: SaidOfDifference & { cloth_left?: number | undefined; samples?: readonly number[] | undefined },
): Promise<void> {
  requireSameMeasures(order.row, request);
  await keepClothLeft(tx, order, request);
  await packSamples(tx, order.row, request.samples);
}

/** Counts only the first delivery, not that after an alteration. */
async function countForTailor(
  { tx }: StepContext,
  { facts, row }: Order,
  { from, to }: TakenStep,
): Promise<void> {
  if (to !== 'DELIVERED' || from === to || (await countDeliveries(tx, facts.orderId)) > 1) return;
  await countDelivered(tx, row.order.tailorId);
  await recordDelivery(tx, row.order);
}

async function recordEarnings({ tx }: StepContext, { row }: Order, { action }: TakenStep): Promise<void> {
  if (action === 'alter') await recordFreeWork(tx, row.order);
  if (action === 'record_refund') await recordRefund(tx, row.order.id);
}

async function issueDocuments({ tx, deps }: StepContext, { row }: Order, { action, from, to }: TakenStep) {
  if (action === 'confirm') row.invoiceNumber = await issueInvoice(tx, deps.config, row);
  await issueReceipts(tx, deps.config, row);
  if (to === 'CANCELLED' && from !== to) await issueCancellationNote(tx, deps.config, row);
}

import type { BulkStatus } from '../../../../contract/bulk-orders.ts';
import { MAX_TOTAL } from '../../../../contract/constants/orders.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { documentName } from '../../../../contract/document-names.ts';
import { fail, failOn } from '../../../fail.ts';
import { recordCash } from '../../couriers/entry-service.ts';
import { quoteOpenUntil, readOrderRules } from '../../fees/service.ts';
import { textCash } from '../../lifecycle/cash-text-service.ts';
import type { Lifecycle, LockedOrder, StepContext, StepRequest } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { bulkPaymentFor, settleDelivery } from '../address-service.ts';
import { moveDay } from '../move-day-service.ts';
import { isPayableOnPage } from '../payments/how-to-pay-service.ts';
import { returnCreditOfCancelled, settleSentBack } from '../payments/owed-service.ts';
import {
  keepAdvance,
  payOnDelivery,
  recordByHand,
  reversePayment,
  settleAdvance,
} from '../payments/service.ts';
import { lockOrder } from '../queries.ts';
import { scopeOf } from '../single/lifecycle-service.ts';
import { tellWorkshop } from '../workshop/mail-service.ts';
import { replaceAddresses, updateOrder } from '../write-queries.ts';
import { bulkOrderStepMail, parcelOf } from './mails.ts';
import { bulkFactsOf } from './present.ts';
import { type BulkOrderRow, bulkOrderWithin, setBulkStatus, writeAcceptance, writeQuote } from './queries.ts';
import { issueBulkInvoice, issueBulkReceipts, issueContract } from './service.ts';

type Order = LockedOrder<BulkOrderRow>;
type Quote = Extract<StepRequest, { action: 'quote' }>;
type Edit = Extract<StepRequest, { action: 'edit' }>;
type Acceptance = Extract<StepRequest, { action: 'accept' }>;

/** How a bulk order takes its steps; `address` is the network address that the step is taken from. */
export function bulkLifecycle(address: string): Lifecycle<BulkOrderRow> {
  return {
    refusal: 'orders.step_not_allowed',

    async lock({ tx, actor }, id) {
      const scope = scopeOf(actor);
      if (scope === null || !(await lockOrder(tx, scope, id, 'bulk'))) return undefined;
      const row = await bulkOrderWithin(tx, scope, id);
      return row && lockedOrder(row);
    },

    async setStatus(tx, { facts }, to) {
      await setBulkStatus(tx, facts.orderId, to as BulkStatus);
    },

    async reload(tx, { facts }) {
      const row = await bulkOrderWithin(tx, 'all', facts.orderId);
      if (!row) throw new Error('The order is gone.');
      return lockedOrder(row);
    },

    prepare: {
      edit: changeDelivery,
      quote,
      move_day: moveDay,
      accept: (context, order, acceptance) => accept(context, order, acceptance, address),
      record_payment: (context, { row }, said) => recordByHand(context, row.order, said),
      reverse_payment: ({ tx, actor }, { row }, said) => reversePayment(tx, row.order, said, actor.id),
      record_refund: ({ tx }, { facts }) => settleSentBack(tx, facts.orderId),
      deliver: ({ tx, actor }, { row }) => payOnDelivery(tx, row.order, actor.id),
      fail_delivery: ({ tx }, { row }, said) => keepAdvance(tx, row.order, said),
    },

    effects: [
      ({ tx }, { facts }, step) => recordCash(tx, facts.orderId, step),
      returnCreditOfCancelled,
      mailCustomer,
      tellWorkshop,
      issueDocuments,
    ],
  };
}

function lockedOrder(row: BulkOrderRow): Order {
  return { facts: { ...bulkFactsOf(row), orderId: row.order.id, sellerOrderId: null }, row };
}

/** Changes the address before the quote (bulk-7). Fails with `orders.address_missing` and `orders.address_unknown`. */
async function changeDelivery({ tx }: StepContext, { row }: Order, { delivery_address: sent }: Edit) {
  if (sent === undefined) failOn('delivery_address', 'orders.address_missing');
  const { id, customerId } = row.order;
  const delivery = await settleDelivery(tx, { id: customerId }, sent);
  await replaceAddresses(tx, id, { collection: null, delivery });
  await updateOrder(tx, id, { paymentMethod: bulkPaymentFor(delivery) });
}

/** The total is the price per piece times the pieces, within the limit of an order (bulk-5). */
async function quote({ tx }: StepContext, { row }: Order, request: Quote): Promise<void> {
  const { id, numberOfPieces: pieces, expectedDeliveryDate } = row.order;
  const { per_piece_price: perPiecePrice, expected_delivery_date: promisedDay } = request;
  const total = perPiecePrice * pieces;
  if (total > MAX_TOTAL) fail('orders.total_too_large', { pieces });
  const today = dayInKarachi();
  if (!promisedDay && (expectedDeliveryDate ?? '') < today) fail('orders.promised_day_missing');
  const expiresOn = await quoteOpenUntil(tx, today);
  const { advance: rules } = await readOrderRules(tx);
  const advance = await settleAdvance(tx, { ...row.order, total }, rules);
  await writeQuote(tx, id, { perPiecePrice, total, advance, promisedDay, expiresOn });
}

/** Accepts the contract that the customer has read, which must be the latest one. */
async function accept(
  { tx }: StepContext,
  { row }: Order,
  { name, contract }: Acceptance,
  address: string,
): Promise<void> {
  if (!contract) fail('orders.contract_missing');
  const latest = row.contractNumber === null ? null : documentName('CONTRACT', row.contractNumber);
  if (contract !== latest) fail('orders.quote_changed');
  await writeAcceptance(tx, row.order.id, name ?? '', address);
}

async function mailCustomer({ tx, deps }: StepContext, { row }: Order, step: TakenStep): Promise<void> {
  const place = { isPayableOnPage: await isPayableOnPage(tx, deps) };
  const mail = bulkOrderStepMail(deps.config, { ...row, ...place }, step);
  if (mail) await deps.outbox.post(tx, mail);
  if (step.action !== 'ship') return;
  const payer = { ...row.order, ...row.customer };
  await textCash(tx, deps, payer, { kind: 'orders.update', parcel: parcelOf(row) });
}

async function issueDocuments({ tx, deps }: StepContext, { row }: Order, { action }: TakenStep) {
  if (action === 'quote') await issueContract(tx, deps.config, row);
  if (action === 'deliver') await issueBulkInvoice(tx, deps.config, row);
  if (action === 'deliver' || action === 'record_payment') await issueBulkReceipts(tx, deps.config, row);
}

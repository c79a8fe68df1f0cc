import { useState } from 'react';
import { billStatusName } from '../../../../contract/constants/money-names.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { surchargesOf } from '../../../../contract/surcharges.ts';
import { paidFacts } from '../../../features/orders/paid-facts.ts';
import { PaidByCredit } from '../../../features/shop-orders/components/paid-by-credit.tsx';
import { billLines, discountLines } from '../../../lib/bill-lines.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { handOverRefund, refreshOrders, refundAsCredit } from './api.ts';
import { CAUSE_NAMES, DISPUTE_NAMES, GATEWAY_NAMES, PAYMENT_STATUS_NAMES } from './money-words.ts';
import { Section } from './section.tsx';

const loadOrderPayments = () => import('./order-payments.tsx');

const loadWalletPayments = () => import('./wallet-payments.tsx');

const loadAccount = () => import('../owed/account.tsx');

const loadRefundDialog = () => import('./refund-dialog.tsx');

/** Price lines, payments and refunds. */
export function OrderMoney({ page }: { page: StaffOrderPage }) {
  const { line, payment, refunds, refundable, from_tailor } = page;
  const [isRefunding, setRefunding] = useState(false);
  return (
    <Section title="Price and payment" aside={<span className="text-muted">{billStatusName(line)}</span>}>
      <dl className="figures flex flex-col gap-1.5">
        {priceLines(page.order).map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-hairline pt-1.5 font-semibold">
          <dt>Total</dt>
          <dd>{line.total === null ? 'Not agreed' : formatRupees(line.total)}</dd>
        </div>
      </dl>
      {page.order.kind === 'goods' && page.order.credit > 0 && (
        <PaidByCredit total={page.order.bill.total} credit={page.order.credit} />
      )}
      {page.order.kind !== 'goods' && <PaidLines order={page.order} />}
      {page.to_send_back > 0 && (
        <p className="font-semibold">
          {`To be sent back by hand: ${formatRupees(page.to_send_back)}. Then press "Record the refund".`}
        </p>
      )}
      {page.order.payments.length > 0 && (
        <LazyPart load={loadOrderPayments} skeleton={<Skeleton className="h-24" />}>
          {(OrderPayments) => <OrderPayments order={page.order} />}
        </LazyPart>
      )}
      {payment && (
        <p className="text-sm">
          {GATEWAY_NAMES[payment.gateway]}:{' '}
          {payment.card && `${payment.card.brand} ending in ${payment.card.last4}, `}
          {formatRupees(payment.amount)} {PAYMENT_STATUS_NAMES[payment.status]}{' '}
          <span className="text-muted">{formatMoment(payment.at)}</span>
        </p>
      )}
      {payment && <Disputes disputes={payment.disputes} />}
      {page.wallet_payments.length > 0 && (
        <LazyPart load={loadWalletPayments} skeleton={<Skeleton className="h-24" />}>
          {(WalletPayments) => <WalletPayments payments={page.wallet_payments} />}
        </LazyPart>
      )}
      {refunds.length > 0 && (
        <div>
          <h3 className="text-base">Refunds</h3>
          <ul className="divide-y divide-hairline">
            {refunds.map((refund) => (
              <RefundLine key={refund.id} refund={refund} />
            ))}
          </ul>
        </div>
      )}
      {page.has_refund_account && (
        <LazyPart load={loadAccount} skeleton={<Skeleton className="h-11" />}>
          {(Account) => <Account orderId={line.id} number={line.tracking_id} />}
        </LazyPart>
      )}
      {refundable > 0 && (
        <Button
          variant="secondary"
          className="self-start"
          onPointerEnter={() => void loadRefundDialog()}
          onFocus={() => void loadRefundDialog()}
          onClick={() => setRefunding(true)}
        >
          Refund
        </Button>
      )}
      {isRefunding && (
        <LazyPart load={loadRefundDialog}>
          {(RefundDialog) => (
            <RefundDialog
              orderId={line.id}
              refundable={refundable}
              isByCard={payment !== null}
              fromTailor={from_tailor}
              isOfGoods={page.order.kind === 'goods'}
              onClose={() => setRefunding(false)}
            />
          )}
        </LazyPart>
      )}
    </Section>
  );
}

/** What is paid, and what is left when. */
function PaidLines({ order }: { order: Parameters<typeof paidFacts>[0] }) {
  const facts = paidFacts(order);
  if (facts.length === 0) return null;
  return (
    <dl className="figures flex flex-col gap-1.5">
      {facts.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

function priceLines(order: StaffOrderPage['order']): readonly (readonly [string, string])[] {
  if (order.kind === 'goods') return billLines(order.bill, false, order.discount_code);
  if (order.kind === 'bulk') {
    if (order.per_piece_price === null) return [];
    return [[`${order.number_of_pieces} pieces`, `each ${formatRupees(order.per_piece_price)}`]];
  }
  const { price } = order;
  if (!price) return [];
  const lines = [{ name: 'Stitching', amount: price.stitching }, ...surchargesOf(price)];
  return [
    ...lines.map(({ name, amount }) => [name, formatRupees(amount)] as const),
    ...discountLines(price.discount),
  ];
}

/** Disputes of the payment, open and decided (payments-9). */
function Disputes({ disputes }: { disputes: NonNullable<StaffOrderPage['payment']>['disputes'] }) {
  return disputes.map(({ id, amount, reason, state, respond_by }) => (
    <Banner key={id} kind={state === 'WON' ? 'info' : 'warning'}>
      The customer's bank {state === 'OPEN' ? 'claims' : 'claimed'} {formatRupees(amount)} back (
      {reason.replaceAll('_', ' ')}): {DISPUTE_NAMES[state]}.
      {state === 'OPEN' &&
        ' Nothing is sent or refunded meanwhile. Answer it in the dashboard of the gateway'}
      {state === 'OPEN' && (respond_by ? `, until ${formatMoment(respond_by)}.` : '.')}
    </Banner>
  ));
}

type Refund = StaffOrderPage['refunds'][number];

/** One refund, with a button while staff has to hand it over (payments-8). */
function RefundLine({ refund }: { refund: Refund }) {
  const { cause, amount, at, completed_at, failed_at, credit_note, is_owed, as_credit } = refund;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-col gap-2 py-2 text-sm">
      <span className="figures flex justify-between gap-4 font-semibold">
        {CAUSE_NAMES[cause]} <span>{formatRupees(amount)}</span>
      </span>
      <span className="text-muted">
        {formatMoment(completed_at ?? at)}
        {completed_at === null && !is_owed && ', under way'}
        {failed_at !== null && ', the gateway could not send it'}
        {is_owed && !as_credit && ', to be handed over to the customer'}
        {is_owed && as_credit && ', the customer wants it as store credit'}
        {completed_at !== null && as_credit && ', as store credit'}
        {credit_note && `, ${credit_note}`}
      </span>
      {is_owed && (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          {as_credit ? 'Pay as store credit' : 'Handed over'}
        </Button>
      )}
      {isAsking && <HandOverDialog refund={refund} onClose={() => setAsking(false)} />}
    </li>
  );
}

function HandOverDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const [asCredit, setAsCredit] = useState(refund.as_credit);
  const { formProps, failure, isSubmitting } = useSubmit({
    send: () => (asCredit ? refundAsCredit(refund.id) : handOverRefund(refund.id)),
    async onSuccess() {
      await refreshOrders();
      toast.success('The refund is recorded, and the customer is told.');
      onClose();
    },
    fallback: 'Failed to record the refund',
    afterLeaving: { onSuccess: () => void refreshOrders() },
  });
  return (
    <Dialog
      title={asCredit ? 'Refund as store credit' : 'Refund handed over'}
      open
      onClose={isSubmitting ? undefined : onClose}
    >
      <form {...formProps} className="flex flex-col gap-4">
        <p className="text-muted">
          {asCredit
            ? `${formatRupees(refund.amount)} are added to the customer's store credit.`
            : `Only when the customer has the ${formatRupees(refund.amount)}, in cash or by a transfer.`}{' '}
          A credit note is issued, and the customer gets a mail.
        </p>
        <CheckField
          label="The customer wants it as store credit instead"
          checked={asCredit}
          onChange={(event) => setAsCredit(event.target.checked)}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
            Back
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Recording...">
            {asCredit ? 'Pay as store credit' : 'Handed over'}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

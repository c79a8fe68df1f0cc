import { type ReactNode, useEffect, useRef } from 'react';
import { basicWords, walletPaymentsWords } from '#words';
import { WALLET_NAMES } from '../../../contract/constants/order-names.ts';
import type { WalletPayment } from '../../../contract/gateway-payments.ts';
import { formatRupees } from '../../lib/format.ts';
import { formatMoment } from '../../lib/moments.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFocusOnChange } from '../../ui/focus.ts';
import { Heading } from '../../ui/heading.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Banner } from '../../ui/states.tsx';
import { cancelWaitingOrder, isBeingChecked, leaveForWallet } from './api.ts';

interface ViewProps {
  payment: WalletPayment;
  /** Leaves at once, without a press. */
  isLeaving: boolean;
}

/** What became of a payment on a gateway's pages, and what can be done now (payments-25). */
export function WalletPaymentView({ payment, isLeaving }: ViewProps) {
  const { act, isPending, failure } = useAction();
  const leave = () =>
    act(() => leaveForWallet(payment.reference), walletPaymentsWords.theWalletCouldNotBeOpened);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isLeaving || hasLeft.current) return;
    hasLeft.current = true;
    void leave();
  });
  const wallet = WALLET_NAMES[payment.gateway];
  const { title, picture, text } = wordsOf(payment);
  const heading = useFocusOnChange<HTMLHeadingElement>(title);
  const isChecking = isBeingChecked(payment);
  return (
    <div className="page flex flex-col items-center gap-5 py-12 text-center lg:py-20">
      <img src={`/art/${picture}.svg`} alt="" width={240} height={180} className="w-full max-w-56" />
      <Heading ref={heading} tabIndex={-1} level={1} size="form" className="wrap-anywhere outline-none">
        {title}
      </Heading>
      <p role="status" className="max-w-[34rem] text-lg text-muted">
        {text}
      </p>
      <p className="figures">
        <Rich
          text={walletPaymentsWords.yourTrackingNumberIs({ trackingId: payment.order.tracking_id })}
          parts={{ number: (number) => <strong className="whitespace-nowrap">{number}</strong> }}
        />
      </p>
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="flex flex-wrap justify-center gap-3">
        {payment.can_pay && (
          <Button variant={isChecking ? 'secondary' : 'primary'} pending={isPending} onClick={leave}>
            {isPending ? walletPaymentsWords.goingToWallet({ wallet }) : leaveWords(payment, wallet)}
          </Button>
        )}
        {payment.order.kind !== 'goods' && (
          <ButtonLink variant={payment.can_pay ? 'secondary' : 'primary'} to={orderPage(payment.order)}>
            {walletPaymentsWords.seeTheOrder}
          </ButtonLink>
        )}
        {!payment.can_pay && payment.order.kind === 'goods' && (
          <TrackLink trackingId={payment.order.tracking_id} />
        )}
        {isWaiting(payment) && <CancelButton payment={payment} />}
        <ButtonLink variant="quiet" to="/">
          {walletPaymentsWords.backToTheShop}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Goods that wait, also for a gateway that has not answered in time. */
function isWaiting({ can_pay, state, order }: WalletPayment): boolean {
  return order.kind === 'goods' && (can_pay || state === 'STARTED');
}

/** Nothing was paid, so that nothing is lost by a slip: it is ordered again in a minute (payments-34). */
function CancelButton({ payment }: { payment: WalletPayment }) {
  const { act, isPending, failure } = useAction();
  const cancel = () => act(() => cancelWaitingOrder(payment.reference), walletPaymentsWords.failedToCancel);
  return (
    <>
      <Button variant="quiet" pending={isPending} onClick={() => void cancel()}>
        {isPending ? walletPaymentsWords.cancelling : walletPaymentsWords.cancelTheOrder}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
    </>
  );
}

function orderPage({ id, kind }: WalletPayment['order']): string {
  return kind === 'bulk' ? '/orders' : `/checkout?order=${id}`;
}

function TrackLink({ trackingId }: { trackingId: string }): ReactNode {
  return (
    <ButtonLink to={`/order_tracking?number=${encodeURIComponent(trackingId)}`}>
      {basicWords.trackYourOrder}
    </ButtonLink>
  );
}

function leaveWords({ state, is_returned }: WalletPayment, wallet: string): string {
  if (state === 'FAILED') return walletPaymentsWords.tryAgain;
  return is_returned
    ? walletPaymentsWords.backToWallet({ wallet })
    : walletPaymentsWords.goToWallet({ wallet });
}

interface Shown {
  title: string;
  picture: string;
  text: string;
}

function wordsOf(payment: WalletPayment): Shown {
  if (payment.order.kind !== 'goods') return wordsOfBill(payment);
  const words = walletPaymentsWords;
  const amount = formatRupees(payment.amount);
  const time = formatMoment(payment.expires_at);
  switch (payment.state) {
    case 'PAID':
      return {
        title: words.paid,
        picture: 'success',
        text: words.paidThrough({ amount, wallet: WALLET_NAMES[payment.gateway] }),
      };
    case 'UNUSED':
      return {
        title: words.moneyIsGivenBack,
        picture: 'empty-needle',
        text: words.unusedCauses[payment.unused_cause ?? 'LATE'],
      };
    case 'EXPIRED':
      return { title: words.tooLate, picture: 'empty-needle', text: words.notPaidInTime };
    case 'FAILED':
      return payment.can_pay
        ? { title: words.notPaid, picture: 'empty-needle', text: words.nothingWasCharged({ time }) }
        : { title: words.notPaid, picture: 'empty-needle', text: words.notPaidInTime };
    case 'STARTED':
      return payment.is_returned || !payment.can_pay
        ? { title: words.weAreChecking, picture: 'empty-needle', text: words.youNeedNotStay }
        : { title: words.yourOrderWaits, picture: 'empty-needle', text: words.payUntil({ amount, time }) };
  }
}

/** Of a stitched or bulk order, which waits whether this payment comes or not (payments-31). */
function wordsOfBill(payment: WalletPayment): Shown {
  const { ofBill: words, ...all } = walletPaymentsWords;
  const picture = 'empty-needle';
  const amount = formatRupees(payment.amount);
  switch (payment.state) {
    case 'PAID': {
      const text = words.paidThrough({ amount, wallet: WALLET_NAMES[payment.gateway] });
      return { title: words.paid, picture: 'success', text };
    }
    case 'UNUSED':
      return {
        title: all.moneyIsGivenBack,
        picture,
        text: all.unusedCauses[payment.unused_cause ?? 'LATE'],
      };
    case 'EXPIRED':
      return { title: words.tooLate, picture, text: words.notPaidInTime };
    case 'FAILED':
      return { title: all.notPaid, picture, text: words.nothingWasCharged };
    case 'STARTED': {
      if (payment.is_returned || !payment.can_pay) {
        return { title: all.weAreChecking, picture, text: words.youNeedNotStay };
      }
      const text = words.payUntil({ amount, time: formatMoment(payment.expires_at) });
      return { title: words.toPay, picture, text };
    }
  }
}

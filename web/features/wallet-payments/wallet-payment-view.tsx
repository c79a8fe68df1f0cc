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
import { isBeingChecked, leaveForWallet } from './api.ts';

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
        {!payment.can_pay && <TrackLink trackingId={payment.order.tracking_id} />}
        <ButtonLink variant="quiet" to="/">
          {walletPaymentsWords.backToTheShop}
        </ButtonLink>
      </div>
    </div>
  );
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

function wordsOf(payment: WalletPayment): { title: string; picture: string; text: string } {
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

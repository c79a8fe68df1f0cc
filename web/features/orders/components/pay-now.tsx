import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { billPaymentWords } from '#words';
import type { RedirectGatewayName } from '../../../../contract/constants/gateway-payments.ts';
import { WALLET_NAMES } from '../../../../contract/constants/order-names.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { leaveForWallet } from '../../wallet-payments/api.ts';
import { howToPayQuery, startWalletPayment } from '../api.ts';

export interface PaymentPanelProps {
  order: { id: number; paid: number };
  /** Below the heading of the page or dialog. */
  heading?: 'h3' | 'h4';
}

/** What is due, paid at once on the pages of a wallet, or why it cannot be (payments-31); nothing where there is none. */
export default function PayNow({ order, heading: Title = 'h4' }: PaymentPanelProps) {
  const { data } = useQuery(howToPayQuery(order.id, order.paid), queryClient);
  const { act, isPending, failure } = useAction();
  const title = useId();
  if (data?.with_courier)
    return <p className="text-sm text-muted">{billPaymentWords.theCourierAsksForTheCash}</p>;
  if (!data || data.wallets.length === 0) return null;
  const amount = formatRupees(data.amount);
  const pay = (gateway: RedirectGatewayName) =>
    act(async () => {
      const { reference } = await startWalletPayment(order.id, gateway);
      await leaveForWallet(reference);
    }, billPaymentWords.thePaymentCouldNotBegin);
  const open = data.wallet_payment;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3">
      <Title id={title} className="text-base font-semibold">
        {billPaymentWords.payNow}
      </Title>
      {open?.is_returned && (
        <Banner kind="info">
          <p>
            {billPaymentWords.isBeingChecked({
              amount: formatRupees(open.amount),
              wallet: WALLET_NAMES[open.gateway],
            })}
          </p>
          <ButtonLink variant="quiet" className="-ms-4" to={`/payment?reference=${open.reference}`}>
            {billPaymentWords.seeThePayment}
          </ButtonLink>
        </Banner>
      )}
      <p className="text-sm text-muted">{billPaymentWords.walletPaysAtOnce}</p>
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-3">
        {data.wallets.map((gateway) => (
          <Button key={gateway} variant="secondary" pending={isPending} onClick={() => void pay(gateway)}>
            {billPaymentWords.payWith({ amount, wallet: WALLET_NAMES[gateway] })}
          </Button>
        ))}
      </div>
    </section>
  );
}

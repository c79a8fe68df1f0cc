import { useQuery } from '@tanstack/react-query';
import { billPaymentWords } from '#words';
import { ibanInGroups } from '../../../../contract/iban-groups.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { howToPayQuery } from '../api.ts';
import type { PaymentPanelProps } from './pay-now.tsx';
import { PaymentProof } from './payment-proof.tsx';

/** Account, exact sum, order number and payment code for a transfer; with neither account nor wallet that we e-mail it (payments-16). */
export default function HowToPay({ order, heading: Title = 'h4' }: PaymentPanelProps) {
  const { data, error, refetch } = useQuery(howToPayQuery(order.id, order.paid), queryClient);
  if (!data) {
    return error ? (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, billPaymentWords.failedToGetHowToPay)}
      </LoadFailure>
    ) : (
      <Skeleton className="h-40" />
    );
  }
  const { account, amount, tracking_id, qr_code, proofs, wallets } = data;
  const proof = <PaymentProof orderId={order.id} amount={amount} proofs={proofs} />;
  if (!account) {
    return (
      <div className="flex flex-col gap-3">
        {wallets.length === 0 && <p className="text-sm text-muted">{billPaymentWords.howToPay}</p>}
        {proof}
      </div>
    );
  }
  const facts = [
    [billPaymentWords.exactSum, formatRupees(amount)],
    [billPaymentWords.reference, tracking_id],
    ...(account.title ? [[billPaymentWords.accountOf, account.title] as const] : []),
    ...(account.bank ? [[billPaymentWords.bank, account.bank] as const] : []),
    ...(account.iban ? [[billPaymentWords.iban, ibanInGroups(account.iban)] as const] : []),
    ...(account.raast_id ? [[billPaymentWords.raastId, account.raast_id] as const] : []),
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      <Title className="text-base font-semibold">{billPaymentWords.payByTransfer}</Title>
      <dl className="flex flex-col gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="figures font-semibold wrap-anywhere select-all">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {qr_code && (
        <figure className="flex flex-col gap-1">
          <svg
            role="img"
            aria-label={billPaymentWords.qrCodeToPay}
            viewBox={`-4 -4 ${qr_code.size + 8} ${qr_code.size + 8}`}
            className="w-48 max-w-full rounded-lg bg-white text-black"
            fill="currentColor"
          >
            <path d={qr_code.path} fillRule="evenodd" />
          </svg>
          <figcaption className="text-sm text-muted">{billPaymentWords.scanToPay}</figcaption>
        </figure>
      )}
      <p className="text-sm text-muted">{billPaymentWords.weWriteAReceipt}</p>
      {proof}
    </div>
  );
}

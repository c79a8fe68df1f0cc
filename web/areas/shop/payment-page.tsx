import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { accountsWords, walletPaymentsWords } from '#words';
import { walletPaymentQuery } from '../../features/wallet-payments/api.ts';
import { WalletPaymentView } from '../../features/wallet-payments/wallet-payment-view.tsx';
import { failureSentence } from '../../lib/form-errors.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';

export const handle: PageHandle = { query: ['reference'] };

export const meta = mailedLinkMeta(walletPaymentsWords.payment);

/** What became of a payment on the pages of a gateway; the customer comes back here. */
export default function PaymentPage() {
  const [search] = useSearchParams();
  const reference = search.get('reference') ?? '';
  const isLeaving = useLeavingOnce();
  const { data, error, refetch } = useQuery(
    { ...walletPaymentQuery(reference), enabled: reference !== '' },
    queryClient,
  );
  if (data) return <WalletPaymentView payment={data} isLeaving={isLeaving && data.can_pay} />;
  return (
    <div className="page flex flex-col gap-6 py-12">
      {error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, walletPaymentsWords.thePaymentCouldNotBeRead)}
        </LoadFailure>
      )}
      {(data === null || reference === '') && (
        <EmptyState title={walletPaymentsWords.thePaymentIsNotKnown}>
          <ButtonLink to="/orders">{accountsWords.myOrders}</ButtonLink>
        </EmptyState>
      )}
      {!error && data === undefined && reference !== '' && <Skeleton className="h-64" />}
    </div>
  );
}

/** True after an order was placed; forgotten at once, so that going back does not leave again. */
function useLeavingOnce(): boolean {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { leave?: boolean } | null)?.leave === true;
  const [isLeaving] = useState(isAsked);
  useEffect(() => {
    if (isAsked) void navigate(pathname + search, { replace: true, state: null });
  }, [isAsked, pathname, search, navigate]);
  return isLeaving;
}

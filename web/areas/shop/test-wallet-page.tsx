import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { walletPaymentsWords } from '#words';
import { payInTestWallet, walletPaymentQuery } from '../../features/wallet-payments/api.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { formatRupees } from '../../lib/format.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Banner, EmptyState, Skeleton } from '../../ui/states.tsx';

export const handle: PageHandle = { query: ['reference'] };

export const meta = mailedLinkMeta(walletPaymentsWords.testWallet);

/** Stands for the pages of a gateway (payments-26). */
export default function TestWalletPage() {
  const [search] = useSearchParams();
  const reference = search.get('reference') ?? '';
  const { data, error, refetch } = useQuery(walletPaymentQuery(reference), queryClient);
  const { act, isPending, failure } = useAction();
  const decide = (approved: boolean) =>
    act(async () => {
      await payInTestWallet(reference, approved);
      window.location.assign(
        `/api/payments/sandbox_wallet/return/?reference=${encodeURIComponent(reference)}`,
      );
    }, walletPaymentsWords.thePaymentCouldNotBeRead);
  return (
    <div className="page flex max-w-xl flex-col gap-6 py-12">
      <Heading level={1} size="form">
        {walletPaymentsWords.testWallet}
      </Heading>
      {data && (
        <>
          <p>{walletPaymentsWords.noMoneyMoves({ amount: formatRupees(data.amount) })}</p>
          {failure && <Banner kind="error">{failure}</Banner>}
          <div className="flex flex-wrap gap-3">
            <Button pending={isPending} onClick={() => decide(true)}>
              {isPending ? walletPaymentsWords.working : walletPaymentsWords.pay}
            </Button>
            <Button variant="secondary" pending={isPending} onClick={() => decide(false)}>
              {walletPaymentsWords.decline}
            </Button>
          </div>
        </>
      )}
      {data === null && <EmptyState title={walletPaymentsWords.thePaymentIsNotKnown} />}
      {error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, walletPaymentsWords.thePaymentCouldNotBeRead)}
        </LoadFailure>
      )}
      {data === undefined && !error && <Skeleton className="h-40" />}
    </div>
  );
}

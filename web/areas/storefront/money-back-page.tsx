import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { orderMoneyWords } from '#words';
import { moneyBackByLink } from '../../features/money-back/api.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(orderMoneyWords.moneyBackTitle);

const loadMoneyBack = () => import('../../features/money-back/components/money-back.tsx');

/** What is owed back to a guest, by a mailed link (payments-37). */
export default function MoneyBackPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const source = useMemo(() => moneyBackByLink(token), [token]);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 px-4 py-10">
      <Heading level={1} size="part">
        {orderMoneyWords.moneyBackTitle}
      </Heading>
      {token === '' ? (
        <EmptyState title={orderMoneyWords.linkIsIncomplete} />
      ) : (
        <LazyPart load={loadMoneyBack} skeleton={<Skeleton className="h-40" />}>
          {(MoneyBack) => (
            <MoneyBack
              source={source}
              level="h2"
              empty={<EmptyState title={orderMoneyWords.nothingIsOwed} />}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}

import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { goodsReturnWords } from '#words';
import { returnsByLink } from '../../features/shop-orders/api.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(goodsReturnWords.withdrawTitle);

const loadReturns = () => import('../../features/shop-orders/components/returns-of-order.tsx');

/** A guest's returns by a mailed link (returns-9). */
export default function WithdrawGoodsPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const source = useMemo(() => returnsByLink(token), [token]);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 px-4 py-10">
      <Heading level={1} size="part">
        {goodsReturnWords.chooseWhatGoesBack}
      </Heading>
      {token === '' ? (
        <EmptyState title={goodsReturnWords.linkIsIncomplete}>
          <ButtonLink to="/withdraw">{goodsReturnWords.askForANewLink}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <LazyPart load={loadReturns} skeleton={<Skeleton className="h-40" />}>
            {(ReturnsOfOrder) => (
              <ReturnsOfOrder
                source={source}
                level="h2"
                empty={<EmptyState title={goodsReturnWords.nothingCanBeSentBack} />}
              />
            )}
          </LazyPart>
          <TextLink to="/withdraw">{goodsReturnWords.askForANewLink}</TextLink>
        </>
      )}
    </div>
  );
}

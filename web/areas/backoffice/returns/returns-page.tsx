import { useState } from 'react';
import { goodsReturnWords } from '#words';
import { readAccount, saveReturnLabel } from '../../../features/goods-returns/api.ts';
import { ReturnList } from '../../../features/goods-returns/components/return-list.tsx';
import { ReturnLabel } from '../../../features/shop-orders/components/return-label.tsx';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PageHead } from '../page-head.tsx';

export const meta = privateMeta('Returns');

/** Returns of all sellers (returns-3). */
export default function ReturnsPage() {
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Returns">
        <p className="text-muted">
          Brands answer the returns of their own goods; those of the shop are answered here. What has come is
          refunded.
        </p>
      </PageHead>
      <ReturnList
        orderPath={(one) => `/admin/orders/${one.order}`}
        more={(one) => (
          <>
            {one.has_account && <Account id={one.id} />}
            {one.state === 'ACCEPTED' && (
              <ReturnLabel id={one.id} save={(size) => saveReturnLabel(one.id, size)} />
            )}
          </>
        )}
      />
    </div>
  );
}

/** Each look is recorded (returns-7). */
function Account({ id }: { id: number }) {
  const [account, setAccount] = useState<{ iban: string; title: string }>();
  if (account)
    return (
      <p className="figures wrap-anywhere">
        <bdi dir="ltr">{account.iban}</bdi> · {account.title}
      </p>
    );
  const read = () =>
    readAccount(id).then(setAccount, (error: unknown) =>
      toast.error(failureSentence(error, goodsReturnWords.failedToReadIban)),
    );
  return (
    <Button variant="quiet" onClick={() => void read()}>
      {goodsReturnWords.seeTheIban}
    </Button>
  );
}

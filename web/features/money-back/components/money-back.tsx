import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { basicWords, orderMoneyWords } from '#words';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner } from '../../../ui/states.tsx';
import type { MoneyBackSource, OwedMoney } from '../api.ts';
import { AccountForm } from './account-form.tsx';

interface MoneyBackProps {
  source: MoneyBackSource;
  /** Shown where nothing is owed. */
  empty?: ReactNode;
  /** Below the heading of the page or dialog. */
  level?: 'h2' | 'h3';
}

/** What staff owe back of an order, as money to an account or as store credit (payments-36, credit-10). */
export default function MoneyBack({ source, empty = null, level: Title = 'h3' }: MoneyBackProps) {
  const title = useId();
  const { queryKey } = source.query;
  const { data, error, refetch } = useQuery<OwedMoney & { tracking_id?: string }>(
    { ...source.query, queryFn: source.query.queryFn as () => Promise<OwedMoney> } as never,
    queryClient,
  );
  if (error && !data)
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, orderMoneyWords.failedToReadOwed)}
      </LoadFailure>
    );
  if (!data) return null;
  if (data.refunds.length + data.others.length === 0) return empty;
  const show = (owed: OwedMoney) => queryClient.setQueryData<OwedMoney>([...queryKey], owed);
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col gap-4 print:hidden">
      <Title id={title} className="text-lg">
        {orderMoneyWords.weOweYou}
      </Title>
      {data.tracking_id !== undefined && (
        <p className="text-muted">
          {basicWords.trackingNumber} <bdi className="figures font-semibold">{data.tracking_id}</bdi>
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {data.others.map(({ cause, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal lines have nothing else that tells them apart
          <li key={place} className="flex flex-col">
            <span className="figures font-semibold">{formatRupees(amount)}</span>
            <span className="text-sm text-muted">{orderMoneyWords.owedBecause[cause]}</span>
          </li>
        ))}
        {data.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} source={source} />
        ))}
      </ul>
      {data.can_give_account && <Account owed={data} source={source} onChanged={show} />}
    </Card>
  );
}

interface RefundProps {
  refund: OwedMoney['refunds'][number];
  source: MoneyBackSource;
}

function Refund({ refund: { id, amount, as_credit }, source }: RefundProps) {
  const { act, isPending, failure } = useAction();
  const { choose } = source;
  const change = async () => {
    await choose?.(id, !as_credit);
    await queryClient.invalidateQueries({ queryKey: source.query.queryKey });
  };
  return (
    <li className="flex flex-col gap-2">
      <span className="figures font-semibold">{formatRupees(amount)}</span>
      {as_credit && <span className="text-sm text-muted">{orderMoneyWords.weAddItToYourCredit}</span>}
      {choose && (
        <CheckField
          label={orderMoneyWords.asStoreCredit}
          checked={as_credit}
          disabled={isPending}
          error={failure}
          onChange={() => void act(change, orderMoneyWords.failedToChoose)}
        />
      )}
    </li>
  );
}

interface AccountProps {
  owed: OwedMoney;
  source: MoneyBackSource;
  onChanged: (owed: OwedMoney) => void;
}

function Account({ owed: { account }, source, onChanged }: AccountProps) {
  const [isEditing, setEditing] = useState(false);
  const { act, isPending, failure } = useAction();
  const { remove } = source;
  if (account === null || isEditing)
    return (
      <div className="flex flex-col gap-3">
        <p className="text-sm text-muted">{orderMoneyWords.whereMayWeSendIt}</p>
        <AccountForm
          source={source}
          onGiven={(owed) => {
            onChanged(owed);
            setEditing(false);
          }}
          onCancel={account === null ? undefined : () => setEditing(false)}
        />
      </div>
    );
  const take = async () => {
    if (remove) onChanged(await remove());
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm wrap-anywhere">
        {orderMoneyWords.weSendItTo({ end: account.iban_end, title: account.title })}
      </p>
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" className="-ms-4" pending={isPending} onClick={() => setEditing(true)}>
          {orderMoneyWords.anotherAccount}
        </Button>
        {remove && (
          <Button
            variant="quiet"
            pending={isPending}
            onClick={() => void act(take, orderMoneyWords.failedToDeleteTheAccount)}
          >
            {orderMoneyWords.deleteTheAccount}
          </Button>
        )}
      </div>
    </div>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { workshopBrandWords } from '#words';
import type { SellerCode } from '../../../../contract/discounts.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CursorLinks } from '../../../ui/cursor-links.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { sellerCodesQuery } from './api.ts';
import { bearerOf, CodeDialog, type CodeStep } from './code-dialog.tsx';
import { NewCodeDialog } from './new-code-dialog.tsx';

const STATE_TONES = {
  awaited: 'saffron',
  coming: 'saffron',
  open: 'leaf',
  used_up: 'madder',
  over: 'madder',
} as const satisfies Record<SellerCode['state'], string>;

export const meta = privateMeta(workshopBrandWords.discountCodes);

/** The codes for a brand's goods: its own, and those that the shop asks it to bear (discounts-12). */
export default function CodesPage() {
  const [parameters] = useSearchParams();
  const [after, before] = [parameters.get('after') ?? undefined, parameters.get('before') ?? undefined];
  const { data, error, refetch } = useQuery(
    { ...sellerCodesQuery({ after, before }), placeholderData: keepPreviousData },
    queryClient,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [step, setStep] = useState<{ of: SellerCode; step: CodeStep }>();
  const done = (said: string) => {
    toast.success(said);
    setStep(undefined);
    // The pressed button is gone.
    requestAnimationFrame(() => focusOn(heading.current));
  };
  const to = (place: 'after' | 'before', cursor: string) => `?${new URLSearchParams({ [place]: cursor })}`;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5 p-4 lg:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading ref={heading} level={1} size="part">
          {workshopBrandWords.discountCodes}
        </Heading>
        {data && <Button onClick={() => setAdding(true)}>{workshopBrandWords.createACode}</Button>}
      </div>
      {data && (
        <p className="max-w-prose text-muted">
          {workshopBrandWords.aboutCodes({ lowest: String(data.lowest_share) })}
        </p>
      )}
      {!data && !error && (
        <Loading text={workshopBrandWords.loadingTheCodes}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, workshopBrandWords.failedToGetTheCodes)}
        </LoadFailure>
      )}
      {data?.results.length === 0 && (
        <EmptyState title={workshopBrandWords.noCodesYet}>
          <p className="text-muted">{workshopBrandWords.createTheFirstCode}</p>
        </EmptyState>
      )}
      <ul aria-label={workshopBrandWords.codesForYourGoods} className="flex flex-col gap-4">
        {data?.results.map((code) => (
          <CodeCard key={code.id} code={code} onStep={(next) => setStep({ of: code, step: next })} />
        ))}
      </ul>
      <CursorLinks label={workshopBrandWords.discountCodes} page={data} to={to} />
      {isAdding && data && (
        <NewCodeDialog mostPercent={100 - data.lowest_share} onClose={() => setAdding(false)} />
      )}
      {step && (
        <CodeDialog code={step.of} step={step.step} onClose={() => setStep(undefined)} onDone={done} />
      )}
    </div>
  );
}

function CodeCard({ code, onStep }: { code: SellerCode; onStep: (step: CodeStep) => void }) {
  const { state, declined_at, seller_percent, given, borne } = code;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2} size="item" className="figures wrap-anywhere">
          <bdi dir="ltr">{code.code}</bdi>
        </Heading>
        <Badge tone={STATE_TONES[state]}>
          {declined_at === null ? workshopBrandWords.codeStates[state] : workshopBrandWords.declined}
        </Badge>
      </div>
      <div>
        <p className="font-semibold">
          {code.percent === null
            ? workshopBrandWords.takesSumOff({ sum: formatRupees(code.amount ?? 0) })
            : workshopBrandWords.takesPercentOff({ percent: String(code.percent) })}
        </p>
        <p>{bearerOf(seller_percent)}</p>
      </div>
      <p className="text-sm text-muted">{conditionsOf(code).join(' · ')}</p>
      {given > 0 && (
        <p>{workshopBrandWords.costYou({ given: formatRupees(given), borne: formatRupees(borne) })}</p>
      )}
      {state === 'awaited' && (
        <div className="flex flex-wrap gap-3">
          <Button
            aria-label={workshopBrandWords.acceptCode({ code: code.code })}
            onClick={() => onStep('accept')}
          >
            {workshopBrandWords.accept}
          </Button>
          <Button
            variant="secondary"
            aria-label={workshopBrandWords.declineCode({ code: code.code })}
            onClick={() => onStep('decline')}
          >
            {workshopBrandWords.decline}
          </Button>
        </div>
      )}
      {state !== 'awaited' && state !== 'over' && seller_percent > 0 && (
        <Button
          variant="quiet"
          className="-ms-4 self-start"
          aria-label={workshopBrandWords.endCode({ code: code.code })}
          onClick={() => onStep('end')}
        >
          {workshopBrandWords.end}
        </Button>
      )}
    </Card>
  );
}

function conditionsOf(code: SellerCode): string[] {
  const { minimum, first_order, max_uses, max_uses_each, starts_on, ends_on, uses } = code;
  const [from, most] = [formatDay(starts_on), max_uses?.toLocaleString('en')];
  return [
    ends_on === null
      ? workshopBrandWords.fromDay({ day: from })
      : workshopBrandWords.fromDayTo({ from, to: formatDay(ends_on) }),
    ...(minimum > 0 ? [workshopBrandWords.fromSubTotal({ sum: formatRupees(minimum) })] : []),
    ...(first_order ? [workshopBrandWords.forFirstOrders] : []),
    ...(max_uses_each === null ? [] : [workshopBrandWords.timesEach({ times: max_uses_each })]),
    most === undefined
      ? workshopBrandWords.usedTimes({ uses })
      : workshopBrandWords.usedTimesOf({ uses, most }),
  ];
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { basicWords, goodsReturnWords } from '#words';
import {
  RETURN_REASON_NAMES,
  RETURN_STATE_NAMES,
} from '../../../../contract/constants/goods-return-names.ts';
import { FAULT_REASONS } from '../../../../contract/constants/goods-returns.ts';
import type { ReturnsOfOrder as Returns } from '../../../../contract/goods-returns.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { ReturnSource } from '../api.ts';
import ReturnForm from './return-form.tsx';
import { ReturnLabel } from './return-label.tsx';

const TONES = {
  REQUESTED: 'saffron',
  ACCEPTED: 'brand',
  REFUSED: 'madder',
  RECEIVED: 'leaf',
  WITHDRAWN: 'brand',
  NOT_SENT: 'madder',
} as const;

interface ReturnsOfOrderProps {
  source: ReturnSource;
  /** Shown where there is nothing to send back. */
  empty?: ReactNode;
  /** Below the heading of the dialog or page. */
  level?: 'h2' | 'h3';
}

/** The customer's returns of an order, and a form for each seller whose goods can be sent back (returns-2). */
export default function ReturnsOfOrder({ source, empty = null, level: Title = 'h3' }: ReturnsOfOrderProps) {
  const { data, error, refetch } = useQuery<Returns>(
    { queryKey: source.query.queryKey, queryFn: source.query.queryFn as () => Promise<Returns> },
    queryClient,
  );
  const [open, setOpen] = useState<number>();
  const title = useId();
  const heading = useFocusOnChange<HTMLHeadingElement>(String(open), { ifLost: true });
  if (error)
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, goodsReturnWords.failedToLoad)}
      </LoadFailure>
    );
  if (!data)
    return (
      <Loading text={basicWords.loadingTheOrder}>
        <Skeleton className="h-16" />
      </Loading>
    );
  if (data.parts.length === 0 && data.returns.length === 0) return empty;
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-4 border-t border-hairline pt-4 print:hidden"
    >
      <Title ref={heading} tabIndex={-1} id={title} className="text-base font-semibold">
        {goodsReturnWords.returns}
      </Title>
      {data.returns.length > 0 && (
        <ul className="flex flex-col gap-4 text-sm">
          {data.returns.map((one) => (
            <Return key={one.id} one={one} source={source} />
          ))}
        </ul>
      )}
      {data.parts.map((part) =>
        open === part.id ? (
          <ReturnForm
            key={part.id}
            source={source}
            part={part}
            isCash={data.is_cash}
            isCreditOffered={data.is_credit_offered}
            onClose={() => setOpen(undefined)}
          />
        ) : (
          <div key={part.id} className="flex flex-col items-start gap-2">
            <p className="text-sm text-muted">
              {goodsReturnWords.untilDay({ day: formatDay(part.until) })}
              {part.reasons.length === FAULT_REASONS.length && ` ${goodsReturnWords.ofABrand}`}
            </p>
            <Button variant="secondary" onClick={() => setOpen(part.id)}>
              {goodsReturnWords.sendSomethingBack({ seller: part.seller })}
            </Button>
          </div>
        ),
      )}
    </section>
  );
}

function Return({ one, source }: { one: Returns['returns'][number]; source: ReturnSource }) {
  const [isBusy, setBusy] = useState(false);
  const isOpen = one.state === 'REQUESTED' || one.state === 'ACCEPTED';
  const keep = async () => {
    setBusy(true);
    try {
      queryClient.setQueryData<Returns>([...source.query.queryKey], await source.keep(one.id));
      toast.success(goodsReturnWords.youKeepThem);
    } catch (error) {
      toast.error(failureSentence(error, goodsReturnWords.failedToKeep));
      void queryClient.invalidateQueries({ queryKey: source.query.queryKey });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-col gap-1">
      <span className="figures flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {goodsReturnWords.returnNumber(one)}
        <Badge tone={TONES[one.state]}>{RETURN_STATE_NAMES[one.state]}</Badge>
      </span>
      <span className="wrap-anywhere">
        {one.items
          .map(
            ({ name, quantity, received }) => `${one.state === 'RECEIVED' ? received : quantity} × ${name}`,
          )
          .join(basicWords.listSeparator)}
      </span>
      <span className="text-muted">
        {[formatMoment(one.asked_at), RETURN_REASON_NAMES[one.reason]].join(' · ')}
      </span>
      {one.answer_by && <span>{goodsReturnWords.sellerAnswersBy({ day: formatDay(one.answer_by) })}</span>}
      {one.state === 'REQUESTED' && one.escalated_at && <span>{goodsReturnWords.ourStaffAnswers}</span>}
      {one.answer && (
        <span dir="auto" className="wrap-anywhere whitespace-pre-line">
          {one.answer}
        </span>
      )}
      {one.state === 'ACCEPTED' && (
        <span className="whitespace-pre-line">
          {one.send_to && `${goodsReturnWords.sendItTo}\n${one.send_to}\n`}
          {goodsReturnWords.writeTheNumber(one)}
        </span>
      )}
      {one.state === 'ACCEPTED' && (
        <ReturnLabel id={one.id} save={(size) => source.saveLabel(one.id, size)} />
      )}
      {isOpen && (
        <Button variant="quiet" className="-ms-4 self-start" pending={isBusy} onClick={() => void keep()}>
          {goodsReturnWords.keepTheGoods}
        </Button>
      )}
    </li>
  );
}

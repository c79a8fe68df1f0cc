import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { basicWords, goodsReturnWords } from '#words';
import { RETURN_REASON_NAMES } from '../../../../contract/constants/goods-return-names.ts';
import type { ListedReturn } from '../../../../contract/goods-returns.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CursorLinks } from '../../../ui/cursor-links.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { returnsQuery } from '../api.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const TABS = [
  { state: 'REQUESTED', name: goodsReturnWords.toAnswer },
  { state: 'ACCEPTED', name: goodsReturnWords.onTheirWay },
  { state: 'RECEIVED', name: goodsReturnWords.cameBack },
  { state: 'REFUSED', name: goodsReturnWords.ended },
  { state: 'WITHDRAWN', name: goodsReturnWords.kept },
  { state: 'NOT_SENT', name: goodsReturnWords.notSent },
] as const;

interface ReturnListProps {
  orderPath: (one: ListedReturn) => string;
  more?: (one: ListedReturn) => ReactNode;
}

/** Returns by state, for a seller or staff (returns-3). */
export function ReturnList({ orderPath, more }: ReturnListProps) {
  const [parameters] = useSearchParams();
  const tab = TABS.find(({ state }) => state === parameters.get('return')) ?? TABS[0];
  const [after, before] = ['return_after', 'return_before'].map((name) => parameters.get(name) ?? undefined);
  const isOpen = tab.state === 'REQUESTED' || tab.state === 'ACCEPTED';
  const { data, error, refetch } = useQuery(
    {
      ...returnsQuery({ state: tab.state, sort: isOpen ? 'id' : '-id', after, before }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const [dialog, setDialog] = useState<{ kind: 'answer' | 'receive'; one: ListedReturn }>();
  const to = (change: Record<string, string>) => {
    const next = new URLSearchParams(parameters);
    for (const name of ['return_after', 'return_before']) next.delete(name);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return `?${next}`;
  };
  const onClose = () => setDialog(undefined);
  return (
    <div className="flex flex-col gap-4">
      <TabLinks
        label={goodsReturnWords.returnsByState}
        tabs={TABS.map(({ state, name }) => ({ name: state, to: to({ return: state }), text: name }))}
        chosen={tab.state}
      >
        {error ? (
          <LoadFailure onRetry={() => void refetch()}>
            {failureSentence(error, goodsReturnWords.failedToLoad)}
          </LoadFailure>
        ) : !data ? (
          <Loading text={basicWords.loading}>
            <Skeleton className="h-32" />
          </Loading>
        ) : data.results.length === 0 ? (
          <EmptyState title={goodsReturnWords.noReturns} />
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2">
            {data.results.map((one) => (
              <li key={one.id}>
                <ReturnCard one={one} path={orderPath(one)}>
                  {one.state === 'REQUESTED' && (
                    <Button onClick={() => setDialog({ kind: 'answer', one })}>
                      {goodsReturnWords.answerIt}
                    </Button>
                  )}
                  {isOpen && (
                    <Button variant="secondary" onClick={() => setDialog({ kind: 'receive', one })}>
                      {goodsReturnWords.recordIt}
                    </Button>
                  )}
                  {one.state === 'ACCEPTED' && (
                    <Button variant="secondary" onClick={() => setDialog({ kind: 'answer', one })}>
                      {goodsReturnWords.refuse}
                    </Button>
                  )}
                  {more?.(one)}
                </ReturnCard>
              </li>
            ))}
          </ul>
        )}
        <CursorLinks
          label={goodsReturnWords.returns}
          page={data}
          to={(place, cursor) => to({ [`return_${place}`]: cursor })}
        />
      </TabLinks>
      {dialog?.kind === 'answer' && <AnswerDialog one={dialog.one} onClose={onClose} />}
      {dialog?.kind === 'receive' && <ReceiveDialog one={dialog.one} onClose={onClose} />}
    </div>
  );
}

function ReturnCard({ one, path, children }: { one: ListedReturn; path: string; children: ReactNode }) {
  const isBack = one.state === 'RECEIVED';
  return (
    <Card className="flex h-full flex-col gap-2">
      <p className="figures font-semibold">
        {goodsReturnWords.returnNumber(one)} ·{' '}
        <TextLink to={path} className="min-h-0">
          {one.tracking_id}
        </TextLink>
      </p>
      <p className="wrap-anywhere">
        {one.items
          .map(({ name, quantity, received }) => `${isBack ? received : quantity} × ${name}`)
          .join(basicWords.listSeparator)}
      </p>
      <p className="text-sm text-muted">
        {[
          one.seller,
          formatMoment(one.asked_at),
          RETURN_REASON_NAMES[one.reason],
          one.as_credit && goodsReturnWords.wantsCredit,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {one.state === 'REQUESTED' && one.escalated_at && (
        <p className="text-saffron-ink">{goodsReturnWords.wentToStaff}</p>
      )}
      {one.answer_by && (
        <p className="text-sm">{goodsReturnWords.answerBy({ day: formatDay(one.answer_by) })}</p>
      )}
      {[one.note, one.answer].filter(Boolean).map((said) => (
        <p key={said} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {said}
        </p>
      ))}
      {one.pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {one.pictures.map((address, index) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={goodsReturnWords.pictureOf({ place: index + 1 })}
                  className="size-20 rounded-lg border border-hairline object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-2 empty:hidden">{children}</div>
    </Card>
  );
}

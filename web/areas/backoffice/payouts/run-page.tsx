import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Run } from '../../../../contract/payouts.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { idIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Section } from '../orders/section.tsx';
import { runQuery, saveEntries } from './api.ts';
import { NextStep } from './next-step.tsx';
import { ReversalForm } from './reversal-form.tsx';
import { STATE_NAMES, STATE_TONES, sellerPath } from './words.ts';

export const meta = privateMeta('Payout run');

/** One run: who gets what, and its next step; for admins (earnings-13). */
export default function RunPage() {
  const { id } = useParams();
  return <RunDetails key={id} id={idIn(id)} />;
}

function RunDetails({ id }: { id: number | undefined }) {
  const { data, error, refetch } = useQuery(
    { ...runQuery(id ?? 0), ...(id === undefined ? { enabled: false } : {}) },
    queryClient,
  );
  const isUnknown = id === undefined || (error instanceof CallError && error.status === 404);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/admin/payouts" className="self-start">
        All payouts
      </TextLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading level={1} size="part">
          {id === undefined ? 'Payout run' : `Payout run ${id}`}
        </Heading>
        {data && <Badge tone={STATE_TONES[data.state]}>{STATE_NAMES[data.state]}</Badge>}
      </div>
      {isUnknown && (
        <EmptyState title="There is no such run">
          <ButtonLink variant="secondary" to="/admin/payouts">
            See all payouts
          </ButtonLink>
        </EmptyState>
      )}
      {!isUnknown && !data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the run')}
        </LoadFailure>
      )}
      {!isUnknown && !data && !error && (
        <Loading text="Loading the run...">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {!isUnknown && data && <Details run={data} />}
    </div>
  );
}

function Details({ run }: { run: Run }) {
  return (
    <>
      <Section title={formatRupees(run.total)} aside={<span className="text-muted">{sellersOf(run)}</span>}>
        <ol className="flex flex-col text-muted">
          <li>{said('Made', run.created_at, run.created_by)}</li>
          {run.approved_at && <li>{said('Approved', run.approved_at, run.approved_by)}</li>}
          {run.paid_at && (
            <li className="wrap-anywhere">
              {said('Paid', run.paid_at, run.paid_by)} Reference: {run.reference}
            </li>
          )}
        </ol>
        <NextStep run={run} />
      </Section>
      <Section
        title="Payouts"
        aside={
          <DownloadButton
            label="Entries as CSV"
            save={() => saveEntries(run.id)}
            errorText={(error) => failureSentence(error, 'Failed to get the entries')}
          />
        }
      >
        <ul className="flex flex-col">
          {run.payouts.map((payout) => (
            <Payout key={payout.id} payout={payout} />
          ))}
        </ul>
      </Section>
      {run.payouts.some(({ reversed_at }) => reversed_at === null) && (
        <Section title="Reverse payouts" anchor="reverse">
          <ReversalForm key={run.payouts.filter(({ reversed_at }) => reversed_at).length} run={run} />
        </Section>
      )}
    </>
  );
}

function Payout({ payout }: { payout: Run['payouts'][number] }) {
  const { id, seller, amount, entries, account, reversed_at, reversed_by, reason } = payout;
  return (
    <li className="figures flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline py-2">
      <span className="min-w-0">
        <TextLink to={sellerPath(seller)} className="min-h-0 wrap-anywhere">
          {seller.name}
        </TextLink>
        <span className="block text-sm text-muted">
          NP-PO-{id} · {entries === 1 ? '1 entry' : `${entries} entries`} · account ends in {account ?? '–'}
        </span>
        {reversed_at && (
          <span className="block text-sm text-madder wrap-anywhere">
            {said('Reversed', reversed_at, reversed_by)} {reason}
          </span>
        )}
      </span>
      <span className={reversed_at ? 'text-muted line-through' : 'font-semibold'}>
        {formatRupees(amount)}
      </span>
    </li>
  );
}

function said(word: string, at: string, by: string | null): string {
  return `${word} ${formatMoment(at)} by ${by ?? 'a deleted account'}.`;
}

function sellersOf({ sellers }: Run): string {
  return sellers === 1 ? '1 seller' : `${sellers} sellers`;
}

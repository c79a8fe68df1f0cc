import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CODE_STATES } from '../../../../contract/constants/discounts.ts';
import type { DiscountCode } from '../../../../contract/discounts.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PageHead } from '../page-head.tsx';
import { type CodeQuery, codesQuery, endCode } from './api.ts';
import { NewCodeDialog } from './new-code-dialog.tsx';
import { bearerOf, conditionsOf, daysOf, STATE_NAMES, STATE_TONES, usesOf, worthOf } from './words.ts';

const LIST: ListDefinition<CodeQuery> = {
  searchLabel: 'Search codes',
  searchPlaceholder: 'Part of a code',
  sorts: [
    ['-id', 'Newest first'],
    ['id', 'Oldest first'],
    ['code', 'By code'],
  ],
  filters: {
    state: {
      kind: 'choice',
      label: 'State',
      options: CODE_STATES.map((state) => [state, STATE_NAMES[state]]),
    },
  },
};

const COLUMNS: readonly ListColumn<DiscountCode>[] = [
  { name: 'Code', sortBy: 'code', isWideOnly: true, cell: ({ code }) => <CodeName code={code} /> },
  { name: 'Takes off', cell: worthOf },
  { name: 'State', cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge> },
  { name: 'Conditions', wraps: true, cell: conditionsOf },
  { name: 'Borne by', wraps: true, cell: bearerOf },
  { name: 'Days', wraps: true, cell: daysOf },
  { name: 'Uses', wraps: true, cell: usesOf },
];

export const meta = privateMeta('Discount codes');

/** The discount codes, for admins (discounts-1). */
export default function DiscountsPage() {
  const list = useList(LIST);
  const result = useQuery({ ...codesQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  const [isAdding, setAdding] = useState(false);
  const lowest = result.data?.lowest_share;
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead
        title="Discount codes"
        action={<Button onClick={() => setAdding(true)}>Create a code</Button>}
      >
        {lowest !== undefined && (
          <p className="text-muted">
            Customers always pay at least {lowest} % of each price, whatever code they have; the share is in
            the settings of ready-made goods. What a seller bears of a code lowers its earnings; the
            commission is on the rest. Brands make codes of their own, too.
          </p>
        )}
      </PageHead>
      <ListPage
        list={list}
        result={result}
        words={inEnglish('code', 'codes')}
        columns={COLUMNS}
        nameOf={({ code }) => code}
        summary={({ code }) => <CodeName code={code} />}
        actions={(code) => (code.state === 'over' ? null : <EndButton code={code} />)}
        empty={
          <EmptyState title="No codes yet">
            <p className="text-muted">Create the first one with the button above.</p>
          </EmptyState>
        }
      />
      {isAdding && <NewCodeDialog mostPercent={100 - (lowest ?? 0)} onClose={() => setAdding(false)} />}
    </div>
  );
}

function CodeName({ code }: { code: string }) {
  return <span className="figures font-semibold wrap-anywhere">{code}</span>;
}

function EndButton({ code }: { code: DiscountCode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        aria-label={`End ${code.code}`}
        onClick={() => setOpen(true)}
      >
        End
      </Button>
      {isOpen && <EndDialog code={code} onClose={() => setOpen(false)} />}
    </>
  );
}

function EndDialog({ code: { id, code }, onClose }: { code: DiscountCode; onClose: () => void }) {
  const { formProps, failure, isSubmitting } = useSubmit({
    send: () => endCode(id),
    onSuccess: () => {
      toast.success(`${code} is over.`);
      onClose();
    },
    fallback: 'Failed to end the code',
  });
  return (
    <Dialog title={`End ${code}`} open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p>From now on nobody can use it, and it cannot be opened again. Orders keep what it took off.</p>
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <SubmitButton variant="danger" busy={isSubmitting} busyLabel="Ending...">
            End the code
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

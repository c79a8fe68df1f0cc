import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_RUN_SELLERS } from '../../../../contract/constants/payouts.ts';
import type { Run, SellerBalance } from '../../../../contract/payouts.ts';
import { inFigures } from '../../../features/workshops/components/earning-totals.tsx';
import { CallError } from '../../../lib/call-error.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { CheckField } from '../../../ui/field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { makeRun, refreshPayouts } from './api.ts';
import { sellerPath } from './words.ts';

const keyOf = ({ kind, id }: SellerBalance) => `${kind}-${id}`;
const isPayable = ({ amount, account }: SellerBalance) => amount > 0 && account !== null;

/** Chooses sellers for a run; each gets the whole balance that is shown (earnings-12). */
export function NewRun({ balances }: { balances: readonly SellerBalance[] }) {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const navigate = useNavigate();
  const payable = balances.filter(isPayable);
  const sellers = payable
    .filter((seller) => chosen.has(keyOf(seller)))
    .map(({ kind, id, amount }) => ({ kind, id, amount }));
  const total = sellers.reduce((sum, { amount }) => sum + amount, 0);
  const { formProps, failure, isSubmitting } = useSubmit<void, Run>({
    send: (_, { keyFor }) => makeRun({ sellers }, keyFor([sellers])),
    async onSuccess(run) {
      toast.success(`Run ${run.id} is made. Another admin approves it.`);
      await navigate(`/admin/payouts/${run.id}`);
      void refreshPayouts();
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshPayouts();
    },
    fallback: 'Failed to make the run',
    afterLeaving: { onSuccess: () => void refreshPayouts() },
  });
  if (balances.length === 0) return <EmptyState title="Nobody has anything to get" />;
  const isAll = payable.length > 0 && sellers.length === Math.min(payable.length, MAX_RUN_SELLERS);
  return (
    <form {...formProps} aria-label="New run" className="flex flex-col gap-3">
      <p className="text-muted">
        What was earned and is in no run yet. Only sellers with a checked bank account can be chosen.
      </p>
      <CheckField
        label={`All that can be paid (${payable.length})`}
        checked={isAll}
        disabled={payable.length === 0}
        onChange={() => choose(new Set(isAll ? [] : payable.slice(0, MAX_RUN_SELLERS).map(keyOf)))}
      />
      <ul className="flex flex-col">
        {balances.map((seller) => (
          <li
            key={keyOf(seller)}
            className="figures flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-1"
          >
            <CheckField
              label={`${seller.name}, ${seller.kind}`}
              checked={chosen.has(keyOf(seller))}
              disabled={!isPayable(seller)}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(keyOf(seller));
                else next.delete(keyOf(seller));
                choose(next);
              }}
            />
            <span className="flex flex-wrap items-baseline gap-x-4">
              <span className="text-sm text-muted">{standingOf(seller)}</span>
              <TextLink to={sellerPath(seller)}>
                {inFigures(seller.amount)}
                <span className="sr-only"> of {seller.name}</span>
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
      <FailureBanner failure={failure} />
      <SubmitButton
        busy={isSubmitting}
        busyLabel="Making the run..."
        isInert={sellers.length === 0}
        className="self-start"
      >
        {sellers.length === 0 ? 'Make a run' : `Make a run of ${formatRupees(total)}`}
      </SubmitButton>
    </form>
  );
}

function standingOf({ account, in_runs, amount }: SellerBalance): string {
  return [
    in_runs > 0 ? `${formatRupees(in_runs)} in open runs` : '',
    amount < 0 ? 'refunds of what was paid out' : '',
    account === null ? 'no checked account' : `account ends in ${account}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

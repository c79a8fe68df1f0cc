import { useForm } from 'react-hook-form';
import { BOOKED_OUTCOMES, ROW_OUTCOMES } from '../../../../contract/constants/couriers.ts';
import { MAX_BANK_REFERENCE } from '../../../../contract/constants/payouts.ts';
import type { Check, CheckedRow, Columns, Remittance } from '../../../../contract/couriers.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { bookRemittance, refreshCouriers } from './api.ts';
import { OUTCOME_NAMES, parcelsOf } from './words.ts';

interface CheckedFileProps {
  courier: number;
  file: File;
  columns: Columns;
  check: Check;
  onBooked: () => void;
}

/** What a file would book; nothing changes before the button is pressed (couriers-5). */
export function CheckedFile({ courier, file, columns, check, onBooked }: CheckedFileProps) {
  const { counts, amount, fees, rows, results, seen } = check;
  const booked = BOOKED_OUTCOMES.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);
  const form = useForm({ defaultValues: { reference: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit<
    { reference: string },
    { reference: string },
    Remittance
  >(form, {
    send: ({ reference }, { keyFor }) =>
      bookRemittance(
        courier,
        file,
        { ...columns, seen, file_name: file.name.slice(-200), reference: reference.trim() },
        keyFor([courier, seen, reference]),
      ),
    async onSuccess({ id, received }) {
      toast.success(`${formatRupees(received)} is booked, as remittance ${id}.`);
      onBooked();
      await refreshCouriers();
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshCouriers();
    },
    fallback: 'Failed to book the file',
    afterLeaving: { onSuccess: () => void refreshCouriers() },
  });
  return (
    <section aria-label="Result of the check" className="flex flex-col gap-3 border-t border-hairline pt-3">
      <p role="status" className="font-semibold">
        {booked === 0
          ? 'No row belongs to a parcel whose cash this courier holds.'
          : `${parcelsOf(booked)}, ${formatRupees(amount)}${fees > 0 ? ` less fees of ${formatRupees(fees)}: ${formatRupees(amount - fees)}` : ''}.`}
      </p>
      <ul className="flex flex-wrap gap-2">
        {ROW_OUTCOMES.filter((outcome) => counts[outcome]).map((outcome) => (
          <li key={outcome}>
            <Badge tone={toneOf(outcome)}>
              {OUTCOME_NAMES[outcome]}: {counts[outcome]?.toLocaleString('en')}
            </Badge>
          </li>
        ))}
      </ul>
      {booked > 0 && booked < rows && (
        <Banner kind="warning">
          The other rows are not booked. They stay listed until somebody closes them with a reason.
        </Banner>
      )}
      <details open={booked < rows}>
        <summary className="min-h-11 cursor-pointer py-2">Rows of the file</summary>
        <ul aria-label="Rows of the file" className="flex flex-col">
          {results.map((row) => (
            <RowItem key={row.row} row={row} />
          ))}
        </ul>
        {results.length < rows && <p className="text-sm text-muted">The first {results.length} rows.</p>}
      </details>
      {booked > 0 && (
        <form {...formProps} aria-label="Booking" className="flex flex-col gap-3">
          <TextField
            label="Reference of the bank"
            optional
            hint="Of the transfer with which the courier has paid."
            maxLength={MAX_BANK_REFERENCE}
            disabled={isSubmitting}
            error={form.formState.errors.reference?.message}
            {...form.register('reference')}
          />
          <FailureBanner failure={failure} />
          <SubmitButton busy={isSubmitting} busyLabel="Booking..." className="self-start">
            Book {formatRupees(amount - fees)}
          </SubmitButton>
        </form>
      )}
    </section>
  );
}

function toneOf(outcome: CheckedRow['outcome']) {
  if (outcome === 'MATCHED') return 'leaf';
  return outcome === 'DIFFERS' ? 'saffron' : 'madder';
}

function RowItem({ row: { row, number, order, amount, fee, held, outcome } }: { row: CheckedRow }) {
  const facts = [
    amount === null ? '' : formatRupees(amount),
    fee > 0 ? `fee ${formatRupees(fee)}` : '',
    outcome === 'DIFFERS' && held !== null ? `the courier holds ${formatRupees(held)}` : '',
  ].filter(Boolean);
  return (
    <li className="figures border-t border-hairline py-1 wrap-anywhere">
      <span className="text-muted">Row {row}:</span>{' '}
      {[number, order].filter(Boolean).join(' · ') || 'no number'}
      {facts.length > 0 && `, ${facts.join(', ')}`}
      <span className={outcome === 'MATCHED' ? 'block text-sm text-muted' : 'block text-sm text-madder'}>
        {OUTCOME_NAMES[outcome]}
      </span>
    </li>
  );
}

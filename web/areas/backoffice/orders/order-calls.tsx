import { useForm } from 'react-hook-form';
import { type CALL_OUTCOMES, MAX_ORDER_NOTE_LENGTH } from '../../../../contract/constants/staff.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { CONTACT_STATUS_NAMES } from '../../../features/orders/words.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { logCall, refreshOrders } from './api.ts';
import { Section } from './section.tsx';

interface OrderCallsProps {
  orderId: number;
  calls: StaffOrderPage['calls'];
  line: StaffOrderPage['line'];
}

interface Values {
  outcome: (typeof CALL_OUTCOMES)[number];
  note: string;
}

const FIELDS = ['outcome', 'note'] as const;

/** Calls to the customer; each one counts (orders-17). */
export function OrderCalls({ orderId, calls, line }: OrderCallsProps) {
  const form = useForm<Values>({ defaultValues: { outcome: 'CONTACTED', note: '' } });
  const name = `order-call-${orderId}`;
  const forgetDraft = useFormDraft(name, form, FIELDS);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ outcome, note }, { keyFor }) =>
      logCall(orderId, { outcome, note: note.trim() }, keyFor([outcome, note])),
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    async onSuccess() {
      form.reset();
      await refreshOrders();
    },
    fallback: 'Failed to log the call',
  });
  return (
    <Section
      title="Calls"
      aside={
        <span className="figures text-muted">
          {line.number_of_time_contacted_with_client} · {CONTACT_STATUS_NAMES[line.contact_status]}
        </span>
      }
    >
      <form {...formProps} className="flex flex-col gap-3">
        <SelectField label="Result" {...form.register('outcome')}>
          <option value="CONTACTED">Spoke with the customer</option>
          <option value="UNREACHABLE">Not reached</option>
        </SelectField>
        <TextAreaField
          label="What was said"
          optional
          rows={2}
          dir="auto"
          maxLength={MAX_ORDER_NOTE_LENGTH}
          error={form.formState.errors.note?.message}
          {...form.register('note')}
        />
        <FailureBanner failure={failure} />
        <SubmitButton variant="secondary" className="self-start" busy={isSubmitting} busyLabel="Saving...">
          Log the call
        </SubmitButton>
      </form>
      <ul className="flex flex-col divide-y divide-hairline empty:hidden">
        {calls.map(({ id, outcome, note, by, at }) => (
          <li key={id} className="py-2">
            <p className="text-sm">
              <span className="font-semibold">{CONTACT_STATUS_NAMES[outcome]}</span>{' '}
              <span className="text-muted">
                by {by ?? 'a former colleague'}, {formatMoment(at)}
              </span>
            </p>
            {note && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

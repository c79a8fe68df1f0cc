import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type CALL_OUTCOMES, MAX_ORDER_NOTE_LENGTH } from '../../../../contract/constants/staff.ts';
import type { StaffOrderLine } from '../../../../contract/staff-orders.ts';
import { takeOrderStep } from '../../../features/orders/api.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';
import { SubmitButton } from '../../../ui/submit.tsx';
import { logCall, refreshOrders } from './api.ts';
import { type BulkAction, type Outcome, runEach } from './bulk-run.ts';
import { TailorPicker } from './tailor-picker.tsx';

interface BulkDialogProps {
  title: string;
  action: BulkAction;
  orders: readonly StaffOrderLine[];
  /** Receives the ids that failed. */
  onDone: (failed: readonly number[]) => void;
  onClose: () => void;
}

interface Values {
  outcome: (typeof CALL_OUTCOMES)[number];
  text: string;
  tailor: string;
}

/** Asks for confirmation, acts on each order, and reports each failure. */
export function BulkDialog({ title, action, orders, onDone, onClose }: BulkDialogProps) {
  const form = useForm<Values>({ defaultValues: { outcome: 'CONTACTED', text: '', tailor: '' } });
  const [chosen] = useState(orders);
  const [done, setDone] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const report = useRef<HTMLDivElement>(null);
  const count = chosen.length === 1 ? '1 order' : `${chosen.length} orders`;

  const { formProps, isSubmitting } = useFormSubmit(form, {
    send(values) {
      setDone(0);
      return runEach(chosen, (order) => act(action, order, values), setDone);
    },
    async onSuccess(all) {
      setOutcomes(all);
      onDone(all.filter(({ failure }) => failure !== undefined).map(({ order }) => order.id));
      await refreshOrders();
      focusOn(report.current);
    },
    fallback: 'Failed to save it',
    afterLeaving: { onSuccess: () => void refreshOrders() },
  });

  return (
    <Dialog title={`${title}: ${count}`} open onClose={isSubmitting && !outcomes ? undefined : onClose}>
      {outcomes ? (
        <div ref={report} className="flex flex-col gap-4">
          <Report outcomes={outcomes} />
          <Button className="self-end" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : (
        <form {...formProps} className="flex flex-col gap-4">
          <Fields action={action} form={form} />
          <p role="status" className="text-muted">
            {isSubmitting && `${done} of ${chosen.length} done`}
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
              Back
            </Button>
            <SubmitButton
              variant={action === 'cancel' ? 'danger' : 'primary'}
              busy={isSubmitting}
              busyLabel="Saving..."
            >
              {title}
            </SubmitButton>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Fields({ action, form }: { action: BulkAction; form: ReturnType<typeof useForm<Values>> }) {
  const { errors } = form.formState;
  return (
    <>
      {action === 'call' && (
        <SelectField label="Result" {...form.register('outcome')}>
          <option value="CONTACTED">Spoke with the customer</option>
          <option value="UNREACHABLE">Not reached</option>
        </SelectField>
      )}
      {action === 'reassign' && (
        <>
          <input
            type="hidden"
            {...form.register('tailor', { validate: (id) => id !== '' || 'Choose a tailor.' })}
          />
          <TailorPicker
            isOptional={false}
            wanted={ANY_TAILOR}
            value={form.watch('tailor')}
            error={errors.tailor?.message}
            onChoose={(tailor) => form.setValue('tailor', tailor, { shouldValidate: true })}
          />
        </>
      )}
      {action === 'cancel' && <p className="text-muted">Each customer is told why. This cannot be undone.</p>}
      <TextAreaField
        label={action === 'cancel' ? 'Why?' : 'Note'}
        optional={action !== 'cancel'}
        rows={3}
        dir="auto"
        maxLength={action === 'call' ? MAX_ORDER_NOTE_LENGTH : 500}
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => action !== 'cancel' || text.trim() !== '' || 'Say why in a few words.',
        })}
      />
    </>
  );
}

function Report({ outcomes }: { outcomes: readonly Outcome[] }) {
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  const succeeded = outcomes.length - failed.length;
  return (
    <>
      {succeeded > 0 && (
        <Banner kind="success">
          {succeeded === 1 ? '1 order is done.' : `${succeeded} orders are done.`}
        </Banner>
      )}
      {failed.length > 0 && (
        <Banner kind="error">
          <p className="font-semibold">
            {failed.length === 1
              ? '1 order failed and stays selected:'
              : `${failed.length} orders failed and stay selected:`}
          </p>
          <ul>
            {failed.map(({ order, failure }) => (
              <li key={order.id}>
                <span className="figures font-semibold">{order.tracking_id}</span>: {failure}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** The selected orders may differ in garment and kind, so no tailor is filtered out. */
const ANY_TAILOR = { dressType: '', kind: null } as const;

/** One idempotency key per request, so that a retry after a lost response does nothing twice. */
const keys = new Map<string, ReturnType<typeof attemptKeys>>();

function keyFor(content: readonly unknown[]): string {
  const name = JSON.stringify(content);
  const attempt = keys.get(name) ?? attemptKeys();
  keys.set(name, attempt);
  return attempt.keyFor(content);
}

async function act(action: BulkAction, order: StaffOrderLine, values: Values): Promise<void> {
  const text = values.text.trim();
  const key = keyFor([action, order.id, values]);
  if (action === 'call') await logCall(order.id, { outcome: values.outcome, note: text }, key);
  else if (order.kind === 'goods')
    throw new Error('The goods of a cart order are cancelled on its page, seller by seller.');
  else {
    const reason = text || undefined;
    const expected_status = order.status as 'PLACED';
    await takeOrderStep(
      order.id,
      action === 'cancel'
        ? { action, reason, expected_status }
        : { action, reason, expected_status, tailor: Number(values.tailor) },
      key,
    );
  }
  keys.delete(JSON.stringify([action, order.id, values]));
}

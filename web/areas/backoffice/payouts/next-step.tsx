import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_BANK_REFERENCE } from '../../../../contract/constants/payouts.ts';
import type { Run } from '../../../../contract/payouts.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { approveRun, payRun, refreshPayouts, runQuery, saveBankFile } from './api.ts';

/** What is to be done with a run now: approve it, or pay it at the bank. */
export function NextStep({ run }: { run: Run }) {
  if (run.state === 'OPEN') return <Approval run={run} />;
  if (run.state === 'APPROVED') return <Payment run={run} />;
  return null;
}

function keep(run: Run) {
  queryClient.setQueryData(runQuery(run.id).queryKey, run);
  void refreshPayouts();
}

function Approval({ run: { id, may_approve } }: { run: Run }) {
  const { act, isPending, failure } = useAction();
  const [attempts] = useState(() => attemptKeys());
  if (!may_approve) return <p>Another admin has to approve it, because you have made it.</p>;
  return (
    <>
      <p className="text-muted">Look at sellers and amounts first. The bank file is ready after that.</p>
      <Button
        className="self-start"
        pending={isPending}
        onClick={() =>
          act(async () => {
            keep(await approveRun(id, attempts.keyFor(id)));
            toast.success(`Run ${id} is approved.`);
          }, 'Failed to approve the run')
        }
      >
        {isPending ? 'Approving...' : 'Approve'}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
    </>
  );
}

function Payment({ run: { id } }: { run: Run }) {
  const form = useForm({ defaultValues: { reference: '' } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ reference }, { keyFor }) => payRun(id, reference.trim(), keyFor([id, reference])),
    onSuccess(paid) {
      keep(paid);
      toast.success(`Run ${id} is paid.`);
    },
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) void refreshPayouts();
    },
    fallback: 'Failed to mark the run as paid',
    afterLeaving: { onSuccess: () => void refreshPayouts() },
  });
  return (
    <>
      <p className="text-muted">
        The file has names, whole IBANs and sums for the bank. Each download is in the audit log.
      </p>
      <DownloadButton
        label="Download the bank file"
        save={() => saveBankFile(id)}
        errorText={(error) => failureSentence(error, 'Failed to get the bank file')}
      />
      <form {...formProps} aria-label="Payment" className="flex flex-col gap-3">
        <TextField
          label="Reference of the bank"
          hint="Sellers read it. Mark the run only once the bank has paid it."
          maxLength={MAX_BANK_REFERENCE}
          error={errors.reference?.message}
          {...form.register('reference', {
            validate: (text) => text.trim() !== '' || "Enter the bank's reference.",
          })}
        />
        <FailureBanner failure={failure} />
        <SubmitButton busy={isSubmitting} busyLabel="Saving..." className="self-start">
          Mark as paid
        </SubmitButton>
      </form>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_CREDIT_REASON } from '../../../../contract/constants/credit.ts';
import type { StaffCredit } from '../../../../contract/credit.ts';
import { CreditHistory } from '../../../features/credit/components/credit-history.tsx';
import { Loaded } from '../../../features/workshops/components/workshop-form.tsx';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { numberOf } from '../settings/use-group-form.ts';
import { creditQuery, grantCredit } from './api.ts';

/** The store credit of a customer; support grants goodwill up to a sum (credit-2). */
export function CustomerCredit({ customer }: { customer: { id: number; username: string } }) {
  const query = useQuery(creditQuery(customer.id), queryClient);
  const isAdmin = useSession(({ user }) => user?.user_type === 'admin');
  const [asked, setAsked] = useState<'grant' | 'take_back'>();
  return (
    <Card as="section" aria-labelledby="customer-credit" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="customer-credit">
        Store credit
      </Heading>
      <Loaded query={query} loading="Loading the credit..." fallback="Failed to get the credit">
        {(credit) => (
          <>
            <p className="figures font-semibold">{formatRupees(credit.balance)}</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => setAsked('grant')}>
                Grant credit
              </Button>
              {isAdmin && credit.balance > 0 && (
                <Button variant="quiet" onClick={() => setAsked('take_back')}>
                  Take back
                </Button>
              )}
            </div>
            <CreditHistory entries={credit.entries} />
            {asked && (
              <CreditDialog
                customer={customer}
                credit={credit}
                isTakenBack={asked === 'take_back'}
                onClose={() => setAsked(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface CreditDialogProps {
  customer: { id: number; username: string };
  credit: StaffCredit;
  isTakenBack: boolean;
  onClose: () => void;
}

function CreditDialog({ customer, credit, isTakenBack, onClose }: CreditDialogProps) {
  const form = useForm({ defaultValues: { amount: '', reason: '' } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ amount, reason }, { keyFor }) => {
      const body = { amount: numberOf(amount), reason, take_back: isTakenBack };
      return grantCredit(customer.id, body, keyFor({ id: customer.id, ...body }));
    },
    onSuccess: ({ balance }) => {
      toast.success(`${customer.username} has ${formatRupees(balance)} of credit now.`);
      onClose();
    },
    fallback: 'Failed to change the credit',
  });
  return (
    <Dialog
      title={isTakenBack ? 'Take credit back' : `Grant credit to ${customer.username}`}
      open
      onClose={onClose}
    >
      <form {...formProps} className="flex flex-col gap-4">
        <TextField
          label="Sum, rupees"
          hint={
            isTakenBack
              ? `Of ${formatRupees(credit.balance)}; only what was granted by mistake.`
              : `You can grant at most ${formatRupees(credit.may_grant)} to this customer now.`
          }
          inputMode="numeric"
          autoComplete="off"
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <TextAreaField
          label="Reason"
          hint="The customer reads it beside the sum."
          rows={3}
          maxLength={MAX_CREDIT_REASON}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Write the reason.' })}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton
            variant={isTakenBack ? 'danger' : 'primary'}
            busy={isSubmitting}
            busyLabel={isTakenBack ? 'Taking back...' : 'Granting...'}
          >
            {isTakenBack ? 'Take back' : 'Grant'}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

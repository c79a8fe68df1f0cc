import { useForm } from 'react-hook-form';
import { basicWords, orderMoneyWords } from '#words';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { MoneyBackSource, OwedMoney, RefundAccount } from '../api.ts';

const loadResolver = async () => (await import('../account-schema.ts')).accountResolver();
const resolver = lazyResolver<RefundAccount>(loadResolver);

interface AccountFormProps {
  source: MoneyBackSource;
  onGiven: (owed: OwedMoney) => void;
  /** Where one was given before. */
  onCancel?: (() => void) | undefined;
}

/** Asks for the account that money is sent back to; no draft of it stays in the browser (payments-36). */
export function AccountForm({ source, onGiven, onCancel }: AccountFormProps) {
  const form = useForm<RefundAccount>({ resolver, defaultValues: { iban: '', account_title: '' } });
  const { errors } = form.formState;
  useLoadOnFocus(loadResolver);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (typed) => source.give(typed),
    onSuccess(owed) {
      toast.success(orderMoneyWords.accountIsKept);
      onGiven(owed);
    },
    fallback: orderMoneyWords.failedToKeepTheAccount,
  });
  return (
    <form {...formProps} aria-label={orderMoneyWords.whereToSend} className="flex flex-col gap-3">
      <TextField
        label={orderMoneyWords.iban}
        hint={orderMoneyWords.ibanHint}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        disabled={isSubmitting}
        error={errors.iban?.message}
        {...form.register('iban')}
      />
      <TextField
        label={orderMoneyWords.accountTitle}
        autoComplete="off"
        disabled={isSubmitting}
        error={errors.account_title?.message}
        {...form.register('account_title')}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" busy={isSubmitting} busyLabel={orderMoneyWords.keepingIt}>
          {orderMoneyWords.sendItThere}
        </SubmitButton>
        {onCancel && (
          <Button variant="quiet" pending={isSubmitting} onClick={onCancel}>
            {basicWords.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

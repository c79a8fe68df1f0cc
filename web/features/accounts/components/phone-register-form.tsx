import { useForm } from 'react-hook-form';
import { accountsWords, phoneSignInWords } from '#words';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { CheckField, TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type PhoneSession, type PhoneTicket, registerByPhone } from '../phone-sign-in.ts';
import { TERMS_NOT_AGREED } from '../words.ts';
import { TermsLabel } from './terms-label.tsx';

interface PhoneRegisterFormProps {
  ticket: PhoneTicket;
  onDone: (session: PhoneSession) => unknown;
  /** The number has to be proven again. */
  onExpired: () => void;
}

/** Creates the account of a proven number (accounts-25). */
export default function PhoneRegisterForm({ ticket, onDone, onExpired }: PhoneRegisterFormProps) {
  const form = useForm({ defaultValues: { username: ticket.username, first_name: '', agreed: false } });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    prevent({ agreed }) {
      if (agreed) return false;
      toast.error(TERMS_NOT_AGREED);
      form.setError('agreed', { message: TERMS_NOT_AGREED });
      return true;
    },
    send({ username, first_name }, { keyFor }) {
      const body = { ticket: ticket.ticket, username, first_name, agreed: true as const };
      return registerByPhone(body, keyFor(body));
    },
    onSuccess: onDone,
    onFailure(error) {
      const codes = ['accounts.phone_ticket_invalid', 'accounts.phone_taken'];
      if (!(error instanceof CallError) || !codes.includes(error.code ?? '')) return false;
      toast.error(failureSentence(error, accountsWords.registrationFailed));
      onExpired();
      return true;
    },
    fallback: accountsWords.registrationFailed,
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Banner kind="success">{phoneSignInWords.numberIsYours}</Banner>
      <TextField
        label={phoneSignInWords.firstName}
        autoComplete="given-name"
        autoFocus
        error={errors.first_name?.message}
        {...form.register('first_name')}
      />
      <TextField
        label={accountsWords.username}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={accountsWords.usernameHint}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <CheckField label={<TermsLabel />} error={errors.agreed?.message} {...form.register('agreed')} />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={accountsWords.creatingAccount}>
        {accountsWords.createAccount}
      </SubmitButton>
    </form>
  );
}

import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { accountsWords } from '#words';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { safeNext } from '../../../lib/next-path.ts';
import { signIn } from '../../../lib/session.ts';
import { CheckField, TextField } from '../../../ui/field.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLocationPreference } from '../../location/store.ts';
import { loadFormResolvers, type SocialFields, socialResolver } from '../forms.ts';
import { registerSocially, type SocialOutcome } from '../sign-in-ways.ts';
import { TERMS_NOT_AGREED } from '../words.ts';
import { TermsLabel } from './terms-label.tsx';

interface SocialRegisterFormProps {
  outcome: Extract<SocialOutcome, { outcome: 'register' }>;
  /** Called with true until the page is left, also after success. */
  onBusy: (busy: boolean) => void;
}

/** Creates the account of a first social sign-in (accounts-20). */
export default function SocialRegisterForm({ outcome, onBusy }: SocialRegisterFormProps) {
  const { email, username, next, remember } = outcome;
  const navigate = useNavigate();
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  const form = useForm<SocialFields>({
    resolver: socialResolver,
    defaultValues: { username, phone_number: '', agreed: false },
  });
  useLoadOnFocus(loadFormResolvers);
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    prevent({ agreed }) {
      if (agreed) return false;
      toast.error(TERMS_NOT_AGREED);
      form.setError('agreed', { message: TERMS_NOT_AGREED });
      return true;
    },
    send: ({ username, phone_number }) =>
      registerSocially({ username, phone_number, agreed: true, location }),
    async onSuccess(session) {
      onBusy(true);
      signIn(session, remember);
      toast.success(accountsWords.registrationSuccessful);
      await navigate(safeNext(next), { replace: true });
      onBusy(false);
    },
    fallback: accountsWords.registrationFailed,
  });

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <p className="wrap-anywhere">
        <Rich text={accountsWords.yourEMailAddress({ email })} parts={{ b: (text) => <b>{text}</b> }} />
      </p>
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
      <TextField
        label={accountsWords.phoneOptional}
        type="tel"
        autoComplete="tel"
        hint={accountsWords.optionalPhoneHints[location]}
        error={errors.phone_number?.message}
        {...form.register('phone_number')}
      />
      <CheckField label={<TermsLabel />} error={errors.agreed?.message} {...form.register('agreed')} />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={accountsWords.creatingAccount}>
        {accountsWords.createAccount}
      </SubmitButton>
    </form>
  );
}

import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { accountsWords, basicWords } from '#words';
import { CallError } from '../../../lib/call-error.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { withNext } from '../../../lib/next-path.ts';
import { signIn } from '../../../lib/session.ts';
import { CheckField, PasswordField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLocationPreference } from '../../location/store.ts';
import { registerCustomer } from '../api.ts';
import { loadFormResolvers, passwordHint, type SignupFields, signupResolver } from '../forms.ts';
import { phoneHint } from '../phone-hint.ts';
import { signInErrorMessage } from '../sign-in-error.ts';
import { PASSWORDS_DIFFER, TERMS_NOT_AGREED } from '../words.ts';
import { TermsLabel } from './terms-label.tsx';

/** Creates a customer account (accounts-4). `onBusy` stays true after success until the page is left. */
export function SignupForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  const form = useForm<SignupFields>({ resolver: signupResolver });
  useLoadOnFocus(loadFormResolvers);
  const forgetDraft = useFormDraft('signup', form, ['username', 'email', 'phone_number']);
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    prevent({ password, confirm_password, agreed }) {
      if (password !== confirm_password) {
        toast.error(PASSWORDS_DIFFER);
        form.setError('confirm_password', { message: PASSWORDS_DIFFER });
      } else if (!agreed) {
        toast.error(TERMS_NOT_AGREED);
        form.setError('agreed', { message: TERMS_NOT_AGREED });
      } else return false;
      return true;
    },
    send({ confirm_password, agreed, ...fields }, { keyFor }) {
      const body = { ...fields, type: 'customer' as const, location };
      return registerCustomer(body, keyFor(body));
    },
    forgetDraft,
    async onSuccess(session) {
      onBusy(true);
      signIn(session, true);
      toast.success(accountsWords.registrationSuccessful);
      await navigate(withNext('/login', search.get('next')), { replace: true });
      onBusy(false);
    },
    onFailure(error) {
      toast.error(sentenceOf(error));
    },
    sentenceFor: (error, isOnFields) => (isOnFields ? null : sentenceOf(error)),
    fallback: accountsWords.registrationFailed,
    afterLeaving: {
      onSuccess: () =>
        toast.success(accountsWords.registrationSuccessful, {
          link: { to: '/login', text: basicWords.signIn },
        }),
    },
  });

  return (
    <form {...formProps} className="flex flex-col gap-5">
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
        label={basicWords.eMail}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={basicWords.phone}
        type="tel"
        autoComplete="tel"
        required
        hint={phoneHint(location)}
        error={errors.phone_number?.message}
        {...form.register('phone_number')}
      />
      <PasswordField
        label={accountsWords.password}
        autoComplete="new-password"
        required
        hint={passwordHint(password)}
        error={errors.password?.message}
        {...form.register('password', { deps: 'confirm_password' })}
      />
      <PasswordField
        label={accountsWords.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirm_password?.message}
        {...form.register('confirm_password')}
      />
      <CheckField label={<TermsLabel />} error={errors.agreed?.message} {...form.register('agreed')} />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={accountsWords.creatingAccount}>
        {accountsWords.createAccount}
      </SubmitButton>
    </form>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof CallError && error.status === 0) return error.message;
  return signInErrorMessage(error instanceof CallError ? error.body : undefined, 'signup');
}

import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallError } from '../../../lib/call-error.ts';
import { useFieldsDraft } from '../../../lib/form-draft.ts';
import { withNext } from '../../../lib/next-path.ts';
import { signIn } from '../../../lib/session.ts';
import { useTextForm } from '../../../lib/text-form.ts';
import { CheckField, PasswordField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLocationPreference } from '../../location/store.ts';
import { registerCustomer } from '../api.ts';
import { loadSignupCheck, passwordHint, type SignupFields } from '../forms.ts';
import { phoneHint } from '../phone-hint.ts';
import { signInErrorMessage } from '../sign-in-error.ts';
import { PASSWORDS_DIFFER, TERMS_NOT_AGREED } from '../words.ts';
import { TermsLabel } from './terms-label.tsx';

/** Creates a customer account (accounts-4). `onBusy` stays true after success until the page is left. */
export function SignupForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  const [password, setPassword] = useState('');
  const { errors, setErrors, clearError, fields, formProps, failure, isSubmitting } = useTextForm({
    loadCheck: loadSignupCheck,
    prevent({ password, confirm_password, agreed }: SignupFields) {
      if (password !== confirm_password) {
        toast.error(PASSWORDS_DIFFER);
        setErrors({ confirm_password: PASSWORDS_DIFFER });
      } else if (!agreed) {
        toast.error(TERMS_NOT_AGREED);
        setErrors({ agreed: TERMS_NOT_AGREED });
      } else return false;
      return true;
    },
    send({ confirm_password, agreed, ...fields }, { keyFor }) {
      const body = { ...fields, type: 'customer' as const, location };
      return registerCustomer(body, keyFor(body));
    },
    forgetDraft: () => forgetDraft(),
    async onSuccess(session) {
      onBusy(true);
      signIn(session, true);
      toast.success('Registration successful!');
      await navigate(withNext('/login', search.get('next')), { replace: true });
      onBusy(false);
    },
    onFailure(error) {
      toast.error(sentenceOf(error));
    },
    sentenceFor: (error, isOnFields) => (isOnFields ? null : sentenceOf(error)),
    fallback: 'Registration failed',
    afterLeaving: {
      onSuccess: () => toast.success('Registration successful!', { link: { to: '/login', text: 'Sign in' } }),
    },
  });

  const forgetDraft = useFieldsDraft('signup', fields, ['username', 'email', 'phone_number']);

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="3 to 30 letters, digits, or _ . -"
        name="username"
        error={errors.username}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        name="email"
        error={errors.email}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        hint={phoneHint(location)}
        name="phone_number"
        error={errors.phone_number}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint={passwordHint(password)}
        name="password"
        error={errors.password}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          clearError('confirm_password');
        }}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        name="confirm_password"
        error={errors.confirm_password}
      />
      <CheckField label={<TermsLabel />} name="agreed" error={errors.agreed} />
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Creating Account...">
        Create Account
      </SubmitButton>
    </form>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof CallError && error.status === 0) return error.message;
  return signInErrorMessage(error instanceof CallError ? error.body : undefined, 'signup');
}

import { useForm } from 'react-hook-form';
import { INVITATION_DAYS } from '../../../../contract/constants/staff-accounts.ts';
import { grantOf } from '../../../../contract/permissions.ts';
import type { StaffTailor } from '../../../../contract/staff-tailors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useSession } from '../../../lib/session.ts';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { openWorkshopAccount } from '../accounts/api.ts';
import { Section } from '../orders/section.tsx';

type Account = StaffTailor['account'];

/** Who signs in as the in-house workshop; admins open it and give it to another address (people-15). */
export function WorkshopSignIn({ tailor: { account } }: { tailor: StaffTailor }) {
  const mayOpen = useSession(({ user }) => user && grantOf(user.user_type, 'staff.manage') === 'any');
  return (
    <Section title="Sign-in of the workshop">
      <State account={account} />
      {mayOpen ? <SignInForm account={account} /> : <p className="text-sm text-muted">Admins change it.</p>}
    </Section>
  );
}

function State({ account: { email, has_address, has_password } }: { account: Account }) {
  if (!has_address) return <p>Nobody can sign in as the workshop yet.</p>;
  const address = <strong className="font-semibold wrap-anywhere">{email}</strong>;
  if (has_password) return <p>{address} signs in.</p>;
  return (
    <p>
      We mailed {address} a link to set the password, which works for {INVITATION_DAYS} days. Nobody can sign
      in before that.
    </p>
  );
}

function SignInForm({ account: { email, has_address, has_password } }: { account: Account }) {
  const isInvited = has_address && !has_password;
  const form = useForm({ defaultValues: { email: isInvited ? email : '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values) => openWorkshopAccount(values.email),
    onSuccess: (_, values) => toast.success(`A link to set the password is on its way to ${values.email}.`),
    fallback: 'Failed to mail the link',
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        {has_address
          ? 'Another address gets a link to set a password. The workshop is signed out everywhere, and its earlier password and links end.'
          : 'Whoever signs in works on the orders of the in-house workshop in /workshop, and keeps its prices, capacity and days off as every tailor does.'}
      </p>
      <TextField
        label={has_password ? 'New e-mail address' : 'E-mail address'}
        type="email"
        autoComplete="off"
        maxLength={254}
        error={form.formState.errors.email?.message}
        {...form.register('email', {
          validate: (text) => text.trim() !== '' || 'Enter the e-mail address.',
        })}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap">
        <SubmitButton busy={isSubmitting} busyLabel="Sending...">
          {has_password ? 'Change the address' : 'Mail the link'}
        </SubmitButton>
      </div>
    </form>
  );
}

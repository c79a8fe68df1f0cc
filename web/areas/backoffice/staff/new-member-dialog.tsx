import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { createStaffMember } from '../accounts/api.ts';

const EMPTY = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  role: 'support' as 'support' | 'admin',
};

/** Creates an account, whose owner sets the password by a mailed link (people-12). */
export function NewMemberDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => createStaffMember(values, keyFor(values)),
    onSuccess: ({ email }) => {
      toast.success(`A link to set the password is on its way to ${email}.`);
      onClose();
    },
    fallback: 'Failed to add the person',
  });
  const required = (sentence: string) => ({ validate: (text: string) => text.trim() !== '' || sentence });
  return (
    <Dialog title="Add a person" open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p>They get an e-mail with a link that sets their password. It works for seven days.</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="off"
            maxLength={50}
            error={errors.first_name?.message}
            {...form.register('first_name', required('Enter the first name.'))}
          />
          <TextField
            label="Last name"
            autoComplete="off"
            maxLength={50}
            error={errors.last_name?.message}
            {...form.register('last_name', required('Enter the last name.'))}
          />
        </div>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          maxLength={254}
          error={errors.email?.message}
          {...form.register('email', required('Enter the e-mail address.'))}
        />
        <TextField
          label="Username"
          hint="3 to 30 letters, digits and _ . -"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          error={errors.username?.message}
          {...form.register('username', required('Enter a username.'))}
        />
        <SelectField
          label="Role"
          hint="Support works with orders and customers; an admin also with money, settings and staff."
          error={errors.role?.message}
          {...form.register('role')}
        >
          <option value="support">Support</option>
          <option value="admin">Admin</option>
        </SelectField>
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Adding...">
            Add
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { type ChangeableRole, changeRole } from './api.ts';

interface RoleButtonProps {
  account: { id: number; username: string; role: ChangeableRole };
  isQuiet?: boolean;
}

/** Changes the role of an account, which signs it out everywhere (people-12). */
export function RoleButton({ account, isQuiet = false }: RoleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'secondary'}
        className={isQuiet ? 'px-3 text-sm' : 'self-start'}
        aria-label={`Change role of ${account.username}`}
        onClick={() => setOpen(true)}
      >
        Change role
      </Button>
      {isOpen && <RoleDialog account={account} onClose={() => setOpen(false)} />}
    </>
  );
}

function RoleDialog({ account, onClose }: { account: RoleButtonProps['account']; onClose: () => void }) {
  const form = useForm({ defaultValues: { role: account.role } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ role }) => changeRole(account.id, role),
    onSuccess: onClose,
    fallback: 'Failed to change the role',
  });
  return (
    <Dialog title={`Role of ${account.username}`} open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p>The account is signed out everywhere and works in its new role after the next sign-in.</p>
        <SelectField label="Role" error={form.formState.errors.role?.message} {...form.register('role')}>
          {Object.entries(ROLE_NAMES).map(([role, name]) => (
            <option key={role} value={role}>
              {name}
            </option>
          ))}
        </SelectField>
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Changing...">
            Change role
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

const ROLE_NAMES: Record<ChangeableRole, string> = {
  support: 'Support',
  admin: 'Admin',
  customer: 'Customer, no longer of the staff',
};

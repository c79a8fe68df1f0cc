import type { ComponentProps } from 'react';
import { accountsWords } from '#words';
import { PasswordField } from '../../../ui/field.tsx';
import { passwordHint } from '../forms.ts';

interface PasswordInput {
  register: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  error: string | undefined;
}

export function NewPasswordFields({
  typed,
  first,
  second,
}: {
  typed: string;
  first: PasswordInput;
  second: PasswordInput;
}) {
  return (
    <>
      <PasswordField
        label={accountsWords.newPassword}
        autoComplete="new-password"
        required
        hint={passwordHint(typed)}
        error={first.error}
        {...first.register}
      />
      <PasswordField
        label={accountsWords.confirmNewPassword}
        autoComplete="new-password"
        required
        error={second.error}
        {...second.register}
      />
    </>
  );
}

import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { frameWords } from '#words';
import { signOut } from '../../features/accounts/sign-out.ts';

export function SignOutButton(props: Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'children'>) {
  const navigate = useNavigate();
  return (
    <button
      {...props}
      type="button"
      onClick={() => {
        signOut();
        navigate('/login');
      }}
    >
      {frameWords.logout}
    </button>
  );
}

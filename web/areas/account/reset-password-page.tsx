import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '../../../contract/errors.ts';
import { ForgotForm } from '../../features/accounts/components/forgot-form.tsx';
import { ResetForm } from '../../features/accounts/components/reset-form.tsx';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Set a new password');

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const [expired, setExpired] = useState<string>();
  const frame = {
    picture: 'inhouse',
    promise: 'Your measurements and orders are safe; only the key is new.',
  };
  if (!token || expired === token) {
    return (
      <EntryFrame
        title="This link does not work any more"
        lead={errorSentence('accounts.reset_link_invalid')}
        {...frame}
      >
        <ForgotForm />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title="Set a new password" lead="It signs you out everywhere else." {...frame}>
      <ResetForm token={token} onExpired={() => setExpired(token)} />
    </EntryFrame>
  );
}

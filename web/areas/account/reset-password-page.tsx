import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { ForgotForm } from '../../features/accounts/components/forgot-form.tsx';
import { ResetForm } from '../../features/accounts/components/reset-form.tsx';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Set a new password');

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const [expired, setExpired] = useState<string>();
  const frame = {
    picture: 'inhouse',
    promise: 'Your measurements and orders are safe.',
  };
  if (!token || expired === token) {
    return (
      <EntryFrame
        title="This link no longer works"
        lead={pageSentence('accounts.reset_link_invalid')}
        {...frame}
      >
        <ForgotForm />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title="Set a new password" lead="You will be signed out on all other devices." {...frame}>
      <ResetForm token={token} onExpired={() => setExpired(token)} />
    </EntryFrame>
  );
}

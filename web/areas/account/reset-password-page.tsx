import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { ForgotForm } from '../../features/accounts/components/forgot-form.tsx';
import { ResetForm } from '../../features/accounts/components/reset-form.tsx';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(accountWords.setANewPassword);

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const [expired, setExpired] = useState<string>();
  const frame = {
    picture: 'inhouse',
    promise: accountWords.yourMeasurementsAndOrdersAreSafe,
  };
  if (!token || expired === token) {
    return (
      <EntryFrame
        title={accountWords.thisLinkNoLongerWorks}
        lead={pageSentence('accounts.reset_link_invalid')}
        {...frame}
      >
        <ForgotForm />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title={accountWords.setANewPassword}
      lead={accountWords.youWillBeSignedOutElsewhere}
      {...frame}
    >
      <ResetForm token={token} onExpired={() => setExpired(token)} />
    </EntryFrame>
  );
}

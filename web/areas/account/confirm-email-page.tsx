import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { confirmEmail } from '../../features/accounts/api.ts';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { readProfile } from '../../features/accounts/own-account.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { isSignedIn } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Confirm your e-mail address');

const FRAME = {
  picture: 'single',
  promise: 'We e-mail you about your orders, and about nothing else unless you ask.',
};

export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  if (!token) {
    return (
      <EntryFrame
        title="This link is incomplete"
        lead={pageSentence('accounts.email_link_invalid')}
        {...FRAME}
      >
        <ButtonLink to="/profile">Go to my profile</ButtonLink>
      </EntryFrame>
    );
  }

  async function confirm(link: string) {
    const { detail } = await confirmEmail(link);
    // Update the stored user's address; a failure is harmless, because the profile page reads it again.
    if (isSignedIn()) await readProfile().catch(() => undefined);
    return detail;
  }

  return (
    <EntryFrame
      title="Confirm your e-mail address"
      lead="We e-mail you about your orders once we know that the address is yours."
      {...FRAME}
    >
      <LinkAction
        label="Confirm my address"
        busyLabel="Confirming..."
        invalid={pageSentence('accounts.email_link_invalid')}
        act={() => confirm(token)}
        next={{ to: '/profile', label: 'Go to my profile' }}
      />
    </EntryFrame>
  );
}

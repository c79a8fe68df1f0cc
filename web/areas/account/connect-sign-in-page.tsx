import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { confirmSocialLink } from '../../features/accounts/sign-in-ways.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Connect a way to sign in');

const FRAME = {
  picture: 'inhouse',
  promise: 'Your measurements and orders are safe.',
};

export default function ConnectSignInPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  if (!token) {
    return (
      <EntryFrame
        title="This link is incomplete"
        lead={pageSentence('accounts.social_link_invalid')}
        {...FRAME}
      >
        <ButtonLink to="/login">Go to the sign-in page</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title="Connect your accounts"
      lead="Press the button if you asked for this: whoever signs in there can then sign in here."
      {...FRAME}
    >
      <LinkAction
        label="Connect"
        busyLabel="Connecting..."
        invalid={pageSentence('accounts.social_link_invalid')}
        act={() => confirmSocialLink(token)}
        next={{ to: '/login', label: 'Go to the sign-in page' }}
      />
    </EntryFrame>
  );
}

import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { keepAccountByLink } from '../../features/accounts/privacy-api.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Keep your account');

const FRAME = {
  picture: 'inhouse',
  promise: 'Your measurements and orders are safe.',
};

/** The page that the deletion mail links to (accounts-18). */
export default function KeepAccountPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  if (!token) {
    return (
      <EntryFrame title="This link is incomplete" lead={pageSentence('privacy.keep_link_invalid')} {...FRAME}>
        <ButtonLink to="/login">Sign in</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title="Keep your account"
      lead="You have asked us to delete it. If you keep it, nothing is lost."
      {...FRAME}
    >
      <LinkAction
        label="Keep my account"
        busyLabel="Keeping..."
        invalid={pageSentence('privacy.keep_link_invalid')}
        act={async () => (await keepAccountByLink(token)).detail}
        next={{ to: '/login', label: 'Sign in' }}
      />
    </EntryFrame>
  );
}

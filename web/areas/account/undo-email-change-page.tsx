import { useSearchParams } from 'react-router';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { undoEmailChange } from '../../features/accounts/api.ts';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { clearSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta('Undo the change of your e-mail address');

const FRAME = {
  picture: 'inhouse',
  promise: 'Your measurements and orders are safe; only the password changes.',
};

export default function UndoEmailChangePage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  if (!token) {
    return (
      <EntryFrame
        title="This link is incomplete"
        lead={pageSentence('accounts.undo_link_invalid')}
        {...FRAME}
      >
        <ButtonLink to="/contact-us">Write to us</ButtonLink>
      </EntryFrame>
    );
  }

  async function undo(link: string) {
    const { detail } = await undoEmailChange(link);
    clearSession();
    return detail;
  }

  return (
    <EntryFrame
      title="Undo the address change"
      lead="Your account goes back to its earlier address. Every device is signed out, and we e-mail you a link to set a new password."
      {...FRAME}
    >
      <LinkAction
        label="Undo the change"
        busyLabel="Undoing..."
        invalid={pageSentence('accounts.undo_link_invalid')}
        act={() => undo(token)}
        next={{ to: '/', label: 'Go to the home page' }}
      />
    </EntryFrame>
  );
}

import { useSearchParams } from 'react-router';
import { accountWords } from '#words';
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

export const meta = mailedLinkMeta(accountWords.undoTheEMailChange);

const FRAME = {
  picture: 'inhouse',
  promise: accountWords.onlyThePasswordChanges,
};

export default function UndoEmailChangePage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  if (!token) {
    return (
      <EntryFrame
        title={accountWords.thisLinkIsIncomplete}
        lead={pageSentence('accounts.undo_link_invalid')}
        {...FRAME}
      >
        <ButtonLink to="/contact-us">{accountWords.writeToUs}</ButtonLink>
      </EntryFrame>
    );
  }

  async function undo(link: string) {
    const { detail } = await undoEmailChange(link);
    clearSession();
    return detail;
  }

  return (
    <EntryFrame title={accountWords.undoTheAddressChange} lead={accountWords.whatUndoingDoes} {...FRAME}>
      <LinkAction
        label={accountWords.undoTheChange}
        busyLabel={accountWords.undoing}
        invalid={pageSentence('accounts.undo_link_invalid')}
        act={() => undo(token)}
        next={{ to: '/', label: accountWords.goToTheHomePage }}
      />
    </EntryFrame>
  );
}

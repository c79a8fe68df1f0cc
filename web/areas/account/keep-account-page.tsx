import { useSearchParams } from 'react-router';
import { accountWords, basicWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { keepAccountByLink } from '../../features/accounts/privacy-api.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(accountWords.keepYourAccount);

const FRAME = {
  picture: 'inhouse',
  promise: accountWords.yourMeasurementsAndOrdersAreSafe,
};

/** The page that the deletion mail links to (accounts-18). */
export default function KeepAccountPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  if (!token) {
    return (
      <EntryFrame
        title={accountWords.thisLinkIsIncomplete}
        lead={pageSentence('privacy.keep_link_invalid')}
        {...FRAME}
      >
        <ButtonLink to="/login">{basicWords.signIn}</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={accountWords.keepYourAccount} lead={accountWords.youHaveAskedUsToDelete} {...FRAME}>
      <LinkAction
        label={accountWords.keepMyAccount}
        busyLabel={accountWords.keeping}
        invalid={pageSentence('privacy.keep_link_invalid')}
        act={async () => (await keepAccountByLink(token)).detail}
        next={{ to: '/login', label: basicWords.signIn }}
      />
    </EntryFrame>
  );
}

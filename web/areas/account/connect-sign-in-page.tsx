import { useSearchParams } from 'react-router';
import { accountWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { confirmSocialLink } from '../../features/accounts/sign-in-ways.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(accountWords.connectAWayToSignIn);

const FRAME = {
  picture: 'inhouse',
  promise: accountWords.yourMeasurementsAndOrdersAreSafe,
};

export default function ConnectSignInPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  if (!token) {
    return (
      <EntryFrame
        title={accountWords.thisLinkIsIncomplete}
        lead={pageSentence('accounts.social_link_invalid')}
        {...FRAME}
      >
        <ButtonLink to="/login">{accountWords.goToTheSignInPage}</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title={accountWords.connectYourAccounts}
      lead={accountWords.pressTheButtonIfYouAsked}
      {...FRAME}
    >
      <LinkAction
        label={accountWords.connect}
        busyLabel={accountWords.connecting}
        invalid={pageSentence('accounts.social_link_invalid')}
        act={() => confirmSocialLink(token)}
        next={{ to: '/login', label: accountWords.goToTheSignInPage }}
      />
    </EntryFrame>
  );
}

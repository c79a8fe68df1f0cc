import { useSearchParams } from 'react-router';
import { accountWords, basicWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { confirmByLink } from '../../features/accounts/phone-sign-in.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(accountWords.confirmThatItIsYou);

const FRAME = { picture: 'single', promise: accountWords.howPhoneSignInWorks };

export default function ConfirmSessionPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const next = { to: '/profile', label: accountWords.goToMyProfile };
  const invalid = pageSentence('accounts.confirm_link_invalid');
  if (!token) {
    return (
      <EntryFrame title={accountWords.thisLinkIsIncomplete} lead={invalid} {...FRAME}>
        <ButtonLink to={next.to}>{next.label}</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={accountWords.confirmThatItIsYou} lead={accountWords.onlyIfYouSignedIn} {...FRAME}>
      <LinkAction
        label={accountWords.itIsMe}
        busyLabel={basicWords.confirming}
        invalid={invalid}
        act={() => confirmByLink(token)}
        next={next}
      />
    </EntryFrame>
  );
}

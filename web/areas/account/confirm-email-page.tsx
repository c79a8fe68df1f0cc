import { useSearchParams } from 'react-router';
import { accountWords, basicWords } from '#words';
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

export const meta = mailedLinkMeta(accountWords.confirmYourEMailAddress);

const FRAME = {
  picture: 'single',
  promise: accountWords.weEMailAboutOrdersOnly,
};

export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  if (!token) {
    return (
      <EntryFrame
        title={accountWords.thisLinkIsIncomplete}
        lead={pageSentence('accounts.email_link_invalid')}
        {...FRAME}
      >
        <ButtonLink to="/profile">{accountWords.goToMyProfile}</ButtonLink>
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
      title={accountWords.confirmYourEMailAddress}
      lead={accountWords.weEMailOnceConfirmed}
      {...FRAME}
    >
      <LinkAction
        label={accountWords.confirmMyAddress}
        busyLabel={basicWords.confirming}
        invalid={pageSentence('accounts.email_link_invalid')}
        act={() => confirm(token)}
        next={{ to: '/profile', label: accountWords.goToMyProfile }}
      />
    </EntryFrame>
  );
}

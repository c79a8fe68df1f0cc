import { accountWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { confirmByLink } from '../../features/accounts/phone-sign-in.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { PhoneLinkPage } from './phone-link-page.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(accountWords.confirmThatItIsYou);

export default function ConfirmSessionPage() {
  return (
    <PhoneLinkPage
      title={accountWords.confirmThatItIsYou}
      lead={accountWords.onlyIfYouSignedIn}
      invalid={pageSentence('accounts.confirm_link_invalid')}
      label={accountWords.itIsMe}
      act={confirmByLink}
    />
  );
}

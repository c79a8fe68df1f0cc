import { accountWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { completePhoneChange } from '../../features/accounts/phone-sign-in.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { PhoneLinkPage } from './phone-link-page.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(accountWords.confirmNewPhone);

export default function ConfirmPhonePage() {
  return (
    <PhoneLinkPage
      title={accountWords.confirmNewPhone}
      lead={accountWords.newPhoneSignsInThen}
      invalid={pageSentence('accounts.phone_link_invalid')}
      label={accountWords.changeThePhone}
      act={completePhoneChange}
    />
  );
}

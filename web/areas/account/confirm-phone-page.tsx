import { useSearchParams } from 'react-router';
import { accountWords, basicWords } from '#words';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { completePhoneChange } from '../../features/accounts/phone-sign-in.ts';
import { mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(accountWords.confirmNewPhone);

const FRAME = { picture: 'single', promise: accountWords.howPhoneSignInWorks };

export default function ConfirmPhonePage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  const next = { to: '/profile', label: accountWords.goToMyProfile };
  const invalid = pageSentence('accounts.phone_link_invalid');
  if (!token) {
    return (
      <EntryFrame title={accountWords.thisLinkIsIncomplete} lead={invalid} {...FRAME}>
        <ButtonLink to={next.to}>{next.label}</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={accountWords.confirmNewPhone} lead={accountWords.newPhoneSignsInThen} {...FRAME}>
      <LinkAction
        label={accountWords.changeThePhone}
        busyLabel={basicWords.confirming}
        invalid={invalid}
        act={() => completePhoneChange(token)}
        next={next}
      />
    </EntryFrame>
  );
}

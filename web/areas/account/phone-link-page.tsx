import { useSearchParams } from 'react-router';
import { accountWords, basicWords } from '#words';
import { LinkAction } from '../../features/accounts/components/link-action.tsx';
import { mailedToken } from '../../lib/mailed-link.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';

interface PhoneLinkPageProps {
  title: string;
  lead: string;
  /** Shown for a link that is cut off or has ended. */
  invalid: string;
  label: string;
  /** Resolves to the sentence to show. */
  act: (token: string) => Promise<string>;
}

const FRAME = { picture: 'single', promise: accountWords.howPhoneSignInWorks };
const NEXT = { to: '/profile', label: accountWords.goToMyProfile };

/** A page that a mailed link about the phone of an account opens. */
export function PhoneLinkPage({ title, lead, invalid, label, act }: PhoneLinkPageProps) {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  if (!token) {
    return (
      <EntryFrame title={accountWords.thisLinkIsIncomplete} lead={invalid} {...FRAME}>
        <ButtonLink to={NEXT.to}>{NEXT.label}</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={title} lead={lead} {...FRAME}>
      <LinkAction
        label={label}
        busyLabel={basicWords.confirming}
        invalid={invalid}
        act={() => act(token)}
        next={NEXT}
      />
    </EntryFrame>
  );
}

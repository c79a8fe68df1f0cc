import { accountsWords } from '#words';
import { Rich } from '../../../ui/rich.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export function TermsLabel() {
  return (
    <Rich
      text={accountsWords.iAgree}
      parts={{
        terms: (text) => <PolicyLink to="/terms">{text}</PolicyLink>,
        privacy: (text) => <PolicyLink to="/privacy">{text}</PolicyLink>,
      }}
    />
  );
}

/** Opens in a new tab, because leaving the form would lose its values. */
function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" variant="inline">
      {children}
      <span className="sr-only"> {accountsWords.opensInANewTab}</span>
    </TextLink>
  );
}

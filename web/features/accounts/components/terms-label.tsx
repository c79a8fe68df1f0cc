import { TextLink } from '../../../ui/text-link.tsx';

export function TermsLabel() {
  return (
    <>
      I agree to the <PolicyLink to="/terms">Terms of Service</PolicyLink> and the{' '}
      <PolicyLink to="/privacy">Privacy Policy</PolicyLink>
    </>
  );
}

/** Opens in a new tab, because leaving the form would lose its values. */
function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" variant="inline">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  );
}

import { CodeField } from './code-field.tsx';
import { CreditField } from './credit-field.tsx';

/** What lessens what is to be paid; loaded after the form, whose script is near its limit. */
export default function LessToPay(
  props: Parameters<typeof CodeField>[0] & Parameters<typeof CreditField>[0],
) {
  return (
    <>
      <CodeField {...props} />
      <CreditField {...props} />
    </>
  );
}

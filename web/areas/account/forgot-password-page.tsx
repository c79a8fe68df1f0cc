import { type MetaArgs, useSearchParams } from 'react-router';
import { ForgotForm } from '../../features/accounts/components/forgot-form.tsx';
import { withNext } from '../../lib/next-path.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['next'] };

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Forgot password',
    description: 'Ask for a link to set a new password.',
  });
}

export default function ForgotPasswordPage() {
  const [search] = useSearchParams();
  return (
    <EntryFrame
      title="Forgot your password?"
      lead="Enter your e-mail address, and we will send you a link to set a new one."
      picture="inhouse"
      promise="Your measurements and orders are safe."
    >
      <ForgotForm />
      <TextLink to={withNext('/login', search.get('next'))} className="self-start">
        Back to sign in
      </TextLink>
    </EntryFrame>
  );
}

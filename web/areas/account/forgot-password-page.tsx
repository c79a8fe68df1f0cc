import { Link, type MetaArgs, useSearchParams } from 'react-router';
import { ForgotForm } from '../../features/accounts/components/forgot-form.tsx';
import { withNext } from '../../lib/next-path.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
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
      <Link
        to={withNext('/login', search.get('next'))}
        className="inline-flex min-h-11 items-center self-start font-semibold text-brand underline-offset-4 hover:underline"
      >
        Back to sign in
      </Link>
    </EntryFrame>
  );
}

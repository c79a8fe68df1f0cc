import { type MetaArgs, useSearchParams } from 'react-router';
import { accountWords } from '#words';
import { ForgotForm } from '../../features/accounts/components/forgot-form.tsx';
import { withNext } from '../../lib/next-path.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { EntryFrame } from './entry-frame.tsx';

export const handle: PageHandle = { query: ['next'] };

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: accountWords.forgotPassword,
    description: accountWords.askForALink,
  });
}

export default function ForgotPasswordPage() {
  const { phone_sign_in } = useShop();
  const [search] = useSearchParams();
  return (
    <EntryFrame
      title={accountWords.forgotYourPassword}
      lead={accountWords.enterYourEMailForALink}
      picture="inhouse"
      promise={accountWords.yourMeasurementsAndOrdersAreSafe}
    >
      <ForgotForm />
      {phone_sign_in && (
        <TextLink to={withNext('/phone-sign-in', search.get('next'))} className="self-start">
          {accountWords.signInByPhone}
        </TextLink>
      )}
      <TextLink to={withNext('/login', search.get('next'))} className="self-start">
        {accountWords.backToSignIn}
      </TextLink>
    </EntryFrame>
  );
}

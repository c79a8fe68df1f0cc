import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Banner } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { mailAddressQuery } from '../api.ts';

/** Says that mails need a confirmed address, and links to the confirmation (orders-62). */
export function MailNotice() {
  const { data } = useQuery(mailAddressQuery, queryClient);
  if (!data || data.isProven) return null;
  return (
    <p className="rounded-xl border border-saffron bg-saffron-soft px-4 py-3 text-start wrap-anywhere">
      We e-mail you only once you have confirmed your address. Open the link that we sent to{' '}
      <b>{data.email}</b>, or{' '}
      <TextLink to="/profile" variant="inline">
        have it sent again
      </TextLink>
      . Until then you find everything under My orders.
    </p>
  );
}

/** Says before the form that only customers place orders. */
export function WorkAccountNotice() {
  const role = useSession(({ user }) => user?.user_type);
  if (role === undefined || role === 'customer') return null;
  return (
    <Banner kind="warning">
      You are signed in with an account for work. To place an order, please sign in as a customer.
    </Banner>
  );
}

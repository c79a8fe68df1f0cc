import { useQuery } from '@tanstack/react-query';
import { ordersWords } from '#words';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Rich } from '../../../ui/rich.tsx';
import { Banner } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { mailAddressQuery } from '../api.ts';

/** Says that mails need a confirmed address, and links to the confirmation (orders-62). */
export function MailNotice() {
  const { data } = useQuery(mailAddressQuery, queryClient);
  if (!data || data.isProven) return null;
  return (
    <p className="rounded-xl border border-saffron bg-saffron-soft px-4 py-3 text-start wrap-anywhere">
      <Rich
        text={ordersWords.weEMailYouOnlyOnce({ email: data.email })}
        parts={{
          email: (text) => <b>{text}</b>,
          profile: (text) => (
            <TextLink to="/profile" variant="inline">
              {text}
            </TextLink>
          ),
        }}
      />
    </p>
  );
}

/** Says before the form that only customers place orders. */
export function WorkAccountNotice() {
  const role = useSession(({ user }) => user?.user_type);
  if (role === undefined || role === 'customer') return null;
  return <Banner kind="warning">{ordersWords.youAreSignedInForWork}</Banner>;
}

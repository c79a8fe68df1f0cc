import { useSession } from '../../../lib/session.ts';
import { Banner } from '../../../ui/states.tsx';

/** Tells whoever works at the shop, before the form is filled in, that only customers place orders. */
export function WorkAccountNotice() {
  const role = useSession(({ user }) => user?.user_type);
  if (role === undefined || role === 'customer') return null;
  return (
    <Banner kind="warning">
      You are signed in with an account for work. To place an order, please sign in as a customer.
    </Banner>
  );
}

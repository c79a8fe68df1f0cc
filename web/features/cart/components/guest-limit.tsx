import { Link } from 'react-router';
import { basicWords, cartWords } from '#words';
import {
  GUEST_MAX_LINES,
  GUEST_MAX_PIECES,
  isTooLargeForGuest,
} from '../../../../contract/constants/shop-orders.ts';
import { pageSentence } from '../../../../contract/page-sentences.ts';
import { withNext } from '../../../lib/next-path.ts';
import { useSession } from '../../../lib/session.ts';
import { Banner } from '../../../ui/states.tsx';
import type { CartItem } from '../store.ts';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-2';

export function GuestLimit({ items, next }: { items: readonly CartItem[]; next: string }) {
  const user = useSession((session) => session.user);
  if (user !== null || !isTooLargeForGuest(items)) return null;
  return (
    <Banner kind="warning">
      <p>{pageSentence('shop.guest_cart_too_large', { pieces: GUEST_MAX_PIECES, lines: GUEST_MAX_LINES })}</p>
      <p className="flex flex-wrap gap-x-4">
        <Link to={withNext('/login', next)} className={LINK}>
          {basicWords.signIn}
        </Link>
        <Link to={withNext('/signup', next)} className={LINK}>
          {cartWords.createAnAccount}
        </Link>
      </p>
    </Banner>
  );
}

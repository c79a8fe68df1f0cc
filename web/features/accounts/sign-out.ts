import { calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';
import { forgetDrafts } from '../../lib/drafts.ts';
import { currentRefresh, forgetSession } from '../../lib/session.ts';
import { forgetWishlist } from '../wishlist/store.ts';

/**
 * Forgets the session, every draft and the wishlist here and now (accounts-13) and has the server revoke the session, without
 * waiting for its answer.
 */
export function signOut(): void {
  const refresh = currentRefresh();
  forgetSession();
  forgetDrafts();
  forgetWishlist();
  if (refresh) call(calls.logout, { body: { refresh }, keepalive: true }).catch(() => undefined);
}

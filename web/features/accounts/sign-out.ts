import { call } from '../../lib/call.ts';
import { forgetDrafts } from '../../lib/create-draft.ts';
import { clearSession, currentRefresh } from '../../lib/session.ts';
import { forgetWishlist } from '../wishlist/store.ts';

/** Clears the session, drafts and wishlist at once (accounts-13), without awaiting the server's revocation. */
export function signOut(): void {
  const refresh = currentRefresh();
  clearSession(true);
  forgetDrafts();
  forgetWishlist();
  if (refresh)
    call('POST /auth/logout/', { session: 'none', body: { refresh }, keepalive: true }).catch(
      () => undefined,
    );
}

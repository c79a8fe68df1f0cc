import { ours } from '../../../contract/paths.ts';
import { forgetDrafts } from '../../lib/drafts.ts';
import { currentRefresh, forgetSession } from '../../lib/session.ts';
import { forgetWishlist } from '../wishlist/store.ts';

/**
 * Forgets the session, every draft and the wishlist here and now (accounts-13) and has the server revoke it; whether that answer arrives changes nothing
 * for who is signing out. Written without the contract's schemas, so that the header stays light.
 */
export function signOut(): void {
  const refresh = currentRefresh();
  forgetSession();
  forgetDrafts();
  forgetWishlist();
  if (!refresh) return;
  fetch(ours.logout.path, {
    method: ours.logout.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
    keepalive: true,
  }).catch(() => undefined);
}

import { type ReactNode, useEffect, useState } from 'react';
import { watchCart } from '../../features/cart/store.ts';
import { watchLocation } from '../../features/location/store.ts';
import { watchWishlist } from '../../features/wishlist/wishes.ts';
import { SESSION_ENDED, useSession } from '../../lib/session.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';

export function StorefrontFrame({ children }: { children: ReactNode }) {
  useEffect(watchCart, []);
  useEffect(watchLocation, []);
  useEffect(watchWishlist, []);
  const hasEnded = useSession((session) => session.hasEnded);
  useEffect(() => {
    if (hasEnded) toast.info('Your session has ended. Please sign in again.', { id: SESSION_ENDED });
  }, [hasEnded]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-full bg-ink px-6 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-skip focus:px-6 focus:py-3"
      >
        Skip to content
      </a>
      <SiteHeader />
      {/* As high as the window, so that the footer does not move while a page loads its data. */}
      <main id="content" tabIndex={-1} className="min-h-dvh flex-1">
        <LeavingNotice />
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

const loadDeletionNotice = () => import('../../features/accounts/components/deletion-notice.tsx');

/** Stays for what its button has done. */
function LeavingNotice() {
  const user = useSession((session) => session.user);
  const dueAt = user?.deletion_due_at ?? null;
  const [wasLeaving, setWasLeaving] = useState(false);
  if (dueAt !== null && !wasLeaving) setWasLeaving(true);
  if (!user || !(dueAt || wasLeaving)) return null;
  return (
    <div className="page pt-5">
      <LazyPart load={loadDeletionNotice} skeleton={null}>
        {(DeletionNotice) => <DeletionNotice dueAt={dueAt} />}
      </LazyPart>
    </div>
  );
}

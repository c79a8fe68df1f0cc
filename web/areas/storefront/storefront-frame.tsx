import { type ReactNode, useEffect } from 'react';
import { watchCart } from '../../features/cart/store.ts';
import { watchLocation } from '../../features/location/store.ts';
import { watchWishlist } from '../../features/wishlist/wishes.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';

export function StorefrontFrame({ children }: { children: ReactNode }) {
  useEffect(watchCart, []);
  useEffect(watchLocation, []);
  useEffect(watchWishlist, []);
  const hasEnded = useSession((session) => session.hasEnded);
  useEffect(() => {
    if (hasEnded) toast.info('Your session has ended. Please sign in again.');
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
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

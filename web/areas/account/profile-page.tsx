import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router';
import { accountWords } from '#words';
import { Avatar } from '../../features/accounts/components/avatar.tsx';
import { requireSession, useLeaveWhenSignedOut } from '../../features/accounts/require-session.ts';
import { measurementsView } from '../../features/measurements/address.ts';
import { loadedOrNothing } from '../../lib/loaded-or-nothing.ts';
import { safeNext } from '../../lib/next-path.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { FieldsSkeleton, ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileTabs, tabOf } from './profile-tabs.tsx';

/** Loads the tab's code in parallel with the page's. */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  const tab = tabOf(new URL(args.request.url).searchParams);
  void loadedOrNothing<object>(loadTab[tab]);
  return requireSession(args);
}

export const meta = privateMeta(accountWords.yourProfile);

export function HydrateFallback() {
  return <ProfileSkeleton />;
}

export default function ProfilePage() {
  const [search] = useSearchParams();
  const user = useSession((session) => session.user);
  useLeaveWhenSignedOut();
  if (!user) return <ProfileSkeleton />;

  const tab = tabOf(search);
  return (
    <div className="page py-8 sm:py-12">
      <header className="flex items-center gap-4 pb-6">
        <Avatar user={user} className="size-16 text-2xl" />
        <div className="min-w-0">
          <h1 className="truncate text-2xl sm:text-3xl">{user.username}</h1>
          <p className="truncate text-muted">{user.email || accountWords.noEMailYet}</p>
        </div>
      </header>
      <ProfileTabs chosen={tab}>
        {tab === 'profile' && (
          <LazyPart key={tab} load={loadTab.profile} skeleton={<FieldsSkeleton />}>
            {(AccountTab) => <AccountTab />}
          </LazyPart>
        )}
        {tab === 'measurements' && (
          <LazyPart key={tab} load={loadTab.measurements} skeleton={<Skeleton className="h-96" />}>
            {(MeasurementsTab) => (
              <MeasurementsTab
                username={user.username}
                view={measurementsView(search)}
                next={safeNext(search.get('next'), '') || null}
              />
            )}
          </LazyPart>
        )}
        {tab === 'orders' && (
          <LazyPart key={tab} load={loadTab.orders} skeleton={<Skeleton className="h-96" />}>
            {(OrdersTab) => <OrdersTab />}
          </LazyPart>
        )}
        {tab === 'wishlist' && (
          <LazyPart key={tab} load={loadTab.wishlist} skeleton={<Skeleton className="h-96" />}>
            {(WishlistTab) => <WishlistTab />}
          </LazyPart>
        )}
        {tab === 'payment' && (
          <LazyPart key={tab} load={loadTab.payment} skeleton={<Skeleton className="h-96" />}>
            {(PaymentTab) => <PaymentTab />}
          </LazyPart>
        )}
      </ProfileTabs>
    </div>
  );
}

const loadTab = {
  profile: () => import('./account-tab.tsx'),
  measurements: async () => {
    const { MeasurementsTab } = await import('../../features/measurements/components/measurements-tab.tsx');
    return { default: MeasurementsTab };
  },
  payment: () => import('./payment-tab.tsx'),
  orders: () => import('./orders-tab.tsx'),
  wishlist: () => import('./wishlist/wishlist-tab.tsx'),
};

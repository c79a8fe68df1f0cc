import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { readDevices, readProfile } from '../../features/accounts/api.ts';
import { Avatar } from '../../features/accounts/components/avatar.tsx';
import { requireSession } from '../../features/accounts/require-session.ts';
import { useLeaveWhenSignedOut } from '../../features/accounts/use-leave-when-signed-out.ts';
import { measurementsView } from '../../features/measurements/address.ts';
import { readMeasurements, readVersions } from '../../features/measurements/api.ts';
import { MeasurementsTab } from '../../features/measurements/components/measurements-tab.tsx';
import { readWishes } from '../../features/wishlist/own-wishlist.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { safeNext } from '../../lib/next-path.ts';
import { useSession } from '../../lib/session.ts';
import { shopOf } from '../../lib/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Banner } from '../../ui/states.tsx';
import { AccountTab } from './account-tab.tsx';
import { ComingSoonTab } from './coming-soon-tab.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileTabs, TABS, type Tab, tabOf } from './profile-tabs.tsx';
import { WishedGoods } from './wishlist/wished-goods.tsx';

const FAILED: Partial<Record<Tab, string>> = {
  profile: 'Failed to fetch user profile',
  measurements: 'Failed to fetch measurements',
  wishlist: 'Failed to fetch your wishlist',
};

/** Signed out, redirects to /login and back. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const { searchParams } = new URL(request.url);
  const tab = tabOf(searchParams);
  try {
    return { tab, ...(await contentOf(tab, searchParams)), failure: undefined };
  } catch (error) {
    requireSession(request);
    return { tab, failure: failureSentence(error, FAILED[tab] ?? '') };
  }
}

async function contentOf(tab: Tab, search: URLSearchParams) {
  if (tab === 'profile') {
    const [profile, devices] = await Promise.all([readProfile(), readDevices()]);
    return { profile, devices };
  }
  if (tab === 'measurements') {
    const { history } = measurementsView(search);
    const [records, versions] = await Promise.all([
      readMeasurements(),
      history ? readVersions(history) : undefined,
    ]);
    return { records, versions };
  }
  if (tab === 'wishlist') return { wished: await readWishes() };
  return {};
}

/** Opening a measurement form needs no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const opens = nextUrl.searchParams.has('edit') && currentUrl.href !== nextUrl.href;
  const sameTab = tabOf(currentUrl.searchParams) === tabOf(nextUrl.searchParams);
  return opens && sameTab ? false : defaultShouldRevalidate;
}

export function meta({ matches }: MetaArgs) {
  return [{ title: `Your profile · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

export function HydrateFallback() {
  return <ProfileSkeleton />;
}

export default function ProfilePage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const { location: awaited } = useNavigation();
  const user = useSession((session) => session.user);
  const { revalidate } = useRevalidator();
  useLeaveWhenSignedOut();
  // Another tab has signed out or in to another account.
  const owner = 'profile' in loaded ? loaded.profile?.username : undefined;
  const isOutdated = owner !== undefined && user?.username !== undefined && owner !== user.username;
  useEffect(() => {
    if (isOutdated) void revalidate();
  }, [isOutdated, revalidate]);
  if (!user) return <ProfileSkeleton />;

  const chosen = awaited?.pathname === '/profile' ? tabOf(new URLSearchParams(awaited.search)) : loaded.tab;
  return (
    <div className="page py-8 sm:py-12">
      <header className="flex items-center gap-4 pb-6">
        <Avatar user={user} className="size-16 text-2xl" />
        <div className="min-w-0">
          <h1 className="truncate text-2xl sm:text-3xl">{user.username}</h1>
          <p className="truncate text-muted">{user.email}</p>
        </div>
      </header>
      <ProfileTabs chosen={chosen} busy={awaited !== undefined}>
        {loaded.failure && (
          <Banner kind="error">
            {loaded.failure}{' '}
            <Button variant="quiet" onClick={() => revalidate()}>
              Try again
            </Button>
          </Banner>
        )}
        {'profile' in loaded && loaded.profile && (
          <AccountTab profile={loaded.profile} devices={loaded.devices} onChanged={revalidate} />
        )}
        {'records' in loaded && loaded.records && (
          <MeasurementsTab
            username={user.username}
            records={loaded.records}
            versions={loaded.versions}
            view={measurementsView(search)}
            next={safeNext(search.get('next'), '') || null}
          />
        )}
        {'wished' in loaded && loaded.wished && (
          <>
            <Heading level={2} size="part">
              {TABS.wishlist}
            </Heading>
            <WishedGoods products={loaded.wished} />
          </>
        )}
        <ComingSoonTab tab={loaded.tab} />
      </ProfileTabs>
    </div>
  );
}

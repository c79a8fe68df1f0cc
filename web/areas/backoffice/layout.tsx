import { type ClientLoaderFunctionArgs, type MetaArgs, Outlet, redirect, useLocation } from 'react-router';
import { useLeaveWhenSignedOut } from '../../features/accounts/use-leave-when-signed-out.ts';
import { useSession } from '../../lib/session.ts';
import { shopOf } from '../../lib/shop.ts';
import { Loading, Skeleton } from '../../ui/states.tsx';
import { BackOfficeFrame } from './back-office-frame.tsx';
import { ErrorPage, ForbiddenPage } from './failure-pages.tsx';
import { roomsFor } from './rooms.tsx';
import { identifyStaff, roleContext } from './staff.ts';

export const clientMiddleware = [identifyStaff];

/** Leads from /admin to the first room of who asks. Without a loader the server would render the rooms. */
export function clientLoader({ request, context }: ClientLoaderFunctionArgs): null {
  const [first] = roomsFor(context.get(roleContext));
  if (first && isHome(new URL(request.url).pathname)) throw redirect(first.path);
  return null;
}

export function meta({ matches }: MetaArgs) {
  return [{ title: `Back office · ${shopOf(matches).brand_name}` }, { name: 'robots', content: 'noindex' }];
}

export function HydrateFallback() {
  return (
    <BackOfficeFrame>
      <RoomSkeleton />
    </BackOfficeFrame>
  );
}

/** Frame and guard of the back office (people-5); the API checks the role of each call itself. */
export default function BackOfficeLayout() {
  const user = useSession((session) => session.user);
  const { pathname } = useLocation();
  useLeaveWhenSignedOut();
  if (!user) return <HydrateFallback />;
  const rooms = roomsFor(user.user_type);
  const isAllowed = isHome(pathname) || rooms.some(({ path }) => pathname.startsWith(path));
  return <BackOfficeFrame>{isAllowed && rooms.length > 0 ? <Outlet /> : <ForbiddenPage />}</BackOfficeFrame>;
}

function isHome(pathname: string): boolean {
  return /^\/admin\/?$/i.test(pathname);
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <BackOfficeFrame>
      <ErrorPage error={error} />
    </BackOfficeFrame>
  );
}

function RoomSkeleton() {
  return (
    <div className="p-4 sm:p-8">
      <Loading text="Loading the back office...">
        <div className="flex flex-col gap-3">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </div>
      </Loading>
    </div>
  );
}

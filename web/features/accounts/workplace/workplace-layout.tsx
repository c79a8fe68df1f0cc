import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ClientLoaderFunctionArgs, Outlet, redirect, useLocation } from 'react-router';
import { basicWords, workplaceWords } from '#words';
import { askOwnerWith } from '../../../lib/call.ts';
import { useSession } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { useLeaveWhenSignedOut } from '../require-session.ts';
import { ErrorPage, ForbiddenPage } from './failure-pages.tsx';
import { roleContext } from './guard.ts';
import { useLiveWork } from './use-live-work.ts';
import { isHome, mayEnter, roomsFor, type Workplace } from './workplace.ts';
import { WorkplaceFrame } from './workplace-frame.tsx';

/** Redirects from the home to the role's first page. Without a loader the server would render the pages. */
export function enter(place: Workplace, { request, context }: ClientLoaderFunctionArgs): null {
  const [first] = roomsFor(place, context.get(roleContext));
  if (first && first.path !== place.home && isHome(place, new URL(request.url).pathname))
    throw redirect(first.path);
  return null;
}

/** Frame and guard of a workplace (people-5); the API checks the role of each call itself. */
export function WorkplaceLayout({
  place,
  bell,
  notice,
}: {
  place: Workplace;
  bell?: ReactNode;
  /** Above every page. */
  notice?: ReactNode;
}) {
  const user = useSession((session) => session.user);
  const { pathname } = useLocation();
  useLeaveWhenSignedOut();
  if (!user) return <WorkplaceSkeleton place={place} />;
  return (
    <WorkplaceFrame place={place} bell={bell}>
      <LiveLists place={place} />
      {notice}
      {mayEnter(place, user.user_type, pathname) ? <Outlet /> : <ForbiddenPage place={place} />}
      <OwnerConfirmation />
    </WorkplaceFrame>
  );
}

function LiveLists({ place }: { place: Workplace }) {
  useLiveWork(place.live);
  return null;
}

export function WorkplaceError({ place, error }: { place: Workplace; error: unknown }) {
  return (
    <WorkplaceFrame place={place}>
      <ErrorPage place={place} error={error} />
    </WorkplaceFrame>
  );
}

export function WorkplaceSkeleton({ place }: { place: Workplace }) {
  return (
    <WorkplaceFrame place={place}>
      <div className="p-4 sm:p-8">
        <Loading text={workplaceWords.loadingPlace[place.code]}>
          <div className="flex flex-col gap-3">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        </Loading>
      </div>
    </WorkplaceFrame>
  );
}

const loadForm = () => import('../confirmation/confirmation-form.tsx');

/**
 * Asks for a confirmation when the API refuses a call without one, then repeats the call. Calls that are refused
 * meanwhile wait for the same confirmation (people-11).
 */
function OwnerConfirmation() {
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<((confirmed: boolean) => void)[]>([]);
  const settle = (confirmed: boolean) => {
    setIsOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(confirmed);
  };

  useEffect(() => {
    const { current } = waiting;
    askOwnerWith(
      () =>
        new Promise((resolve) => {
          current.push(resolve);
          setIsOpen(true);
        }),
    );
    return () => {
      askOwnerWith(undefined);
      for (const resolve of current.splice(0)) resolve(false);
    };
  }, []);

  return (
    <Dialog title={workplaceWords.confirmThatItIsYou} open={isOpen} onClose={() => settle(false)}>
      {isOpen && (
        <div className="flex flex-col gap-5">
          <p>{workplaceWords.thisNeedsAFreshSignIn}</p>
          <LazyPart
            load={loadForm}
            skeleton={
              <Loading text={basicWords.loading}>
                <Skeleton className="h-24" />
              </Loading>
            }
          >
            {(Form) => <Form onConfirmed={() => settle(true)} />}
          </LazyPart>
        </div>
      )}
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { isRouteErrorResponse, useNavigate } from 'react-router';
import { failureSentence } from '../../../lib/form-errors.ts';
import { isLostCode } from '../../../lib/lost-code.ts';
import { useSession } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { UNREACHABLE, useReload } from '../../../ui/reload.ts';
import { signOut } from '../sign-out.ts';
import type { Workplace } from './workplace.ts';

/** The page for an error that a route throws. */
export function ErrorPage({ place, error }: { place: Workplace; error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage place={place} />
  ) : (
    <FailurePage error={error} />
  );
}

function NotFoundPage({ place }: { place: Workplace }) {
  const name = place.name.toLowerCase();
  return (
    <Failure title="404 - Page Not Found" picture="not-found">
      <p className="text-lg text-muted">The {name} has no such page.</p>
      <ButtonLink to={place.home}>Go to the {name}</ButtonLink>
    </Failure>
  );
}

/** Shown to roles that do not work here. */
export function ForbiddenPage({ place }: { place: Workplace }) {
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const switchAccount = () => {
    const { pathname, search } = window.location;
    signOut();
    void navigate(`/login?next=${encodeURIComponent(pathname + search)}`);
  };
  return (
    <Failure title={place.closed} picture="not-found">
      <p className="text-lg text-muted">
        {user ? `You are signed in as ${user.username}, who cannot open it.` : 'You cannot open it.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">Back to the shop</ButtonLink>
        <Button variant="secondary" onClick={switchAccount}>
          Use another account
        </Button>
      </div>
    </Failure>
  );
}

function FailurePage({ error }: { error: unknown }) {
  const { state, reload } = useReload(isLostCode(error));
  if (state === 'opening') {
    return (
      <Failure title="Loading the page..." picture="empty-needle">
        {null}
      </Failure>
    );
  }
  return (
    <Failure title="This page could not be shown" picture="offline">
      <p role="alert" className="text-lg text-muted">
        {state === 'unreachable' ? UNREACHABLE : failureSentence(error, 'Something went wrong.')}
      </p>
      <Button pending={state === 'asking'} onClick={reload}>
        {state === 'asking' ? 'Loading...' : 'Try again'}
      </Button>
    </Failure>
  );
}

interface FailureProps {
  title: string;
  /** A file under /art/, without its extension. */
  picture: string;
  children: ReactNode;
}

function Failure({ title, picture, children }: FailureProps) {
  const { brand_name } = useShop();
  return (
    <>
      <title>{`${title} · ${brand_name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-start gap-5 p-4 py-8 sm:p-12">
        <img
          src={`/art/${picture}.svg`}
          alt=""
          width={240}
          height={180}
          // The picture may be unreachable for the same reason as the page.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
        <Heading level={1} size="part">
          {title}
        </Heading>
        {children}
      </div>
    </>
  );
}

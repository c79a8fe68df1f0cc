import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { basicWords, workplaceWords } from '#words';
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
  return (
    <Failure title={workplaceWords.pageNotFound} picture="not-found">
      <p className="text-lg text-muted">{workplaceWords.hasNoSuchPage[place.code]}</p>
      <ButtonLink to={place.home}>{workplaceWords.goTo[place.code]}</ButtonLink>
    </Failure>
  );
}

/** Shown to roles that do not work here. */
export function ForbiddenPage({ place }: { place: Workplace }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const user = useSession((session) => session.user);
  const switchAccount = () => {
    signOut();
    void navigate(`/login?next=${encodeURIComponent(pathname + search + hash)}`);
  };
  return (
    <Failure title={place.closed} picture="not-found">
      <p className="text-lg text-muted">
        {user
          ? workplaceWords.signedInAsWhoCannotOpenIt({ username: user.username })
          : workplaceWords.youCannotOpenIt}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{workplaceWords.backToTheShop}</ButtonLink>
        <Button variant="secondary" onClick={switchAccount}>
          {workplaceWords.useAnotherAccount}
        </Button>
      </div>
    </Failure>
  );
}

function FailurePage({ error }: { error: unknown }) {
  const { state, reload } = useReload(isLostCode(error));
  if (state === 'opening') {
    return (
      <Failure title={workplaceWords.loadingThePage} picture="empty-needle">
        {null}
      </Failure>
    );
  }
  return (
    <Failure title={workplaceWords.thisPageCouldNotBeShown} picture="offline">
      <p role="alert" className="text-lg text-muted">
        {state === 'unreachable' ? UNREACHABLE : failureSentence(error, workplaceWords.somethingWentWrong)}
      </p>
      <Button pending={state === 'asking'} onClick={reload}>
        {state === 'asking' ? basicWords.loading : basicWords.tryAgain}
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

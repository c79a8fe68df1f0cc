import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { basicWords, frameWords } from '#words';
import { failureSentence } from '../../lib/form-errors.ts';
import { isLostCode } from '../../lib/lost-code.ts';
import { useShop } from '../../lib/shop.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { UNREACHABLE, useReload } from '../../ui/reload.ts';
import { TextLink } from '../../ui/text-link.tsx';

const LINKS = [
  { to: '/book-tailor', text: frameWords.orderFromATailor },
  { to: '/orders', text: frameWords.seeYourOrders },
  { to: '/profile?tab=measurements', text: frameWords.keepYourMeasurements },
] as const;

/** See pages-1. */
function NotFoundPage() {
  return (
    <Failure tab={frameWords.pageNotFound} picture="not-found" title={frameWords.pageNotFound}>
      <p className="text-lg text-muted">{frameWords.thisPageDoesNotExist}</p>
      <ButtonLink to="/">{frameWords.backToHome}</ButtonLink>
      <nav aria-label={frameWords.otherPages}>
        <ul className="flex flex-wrap gap-x-6">
          {LINKS.map(({ to, text }) => (
            <li key={to}>
              <TextLink to={to}>{text}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </Failure>
  );
}

/** The page for an error that a route throws. */
export function ErrorPage({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage />
  ) : (
    <FailurePage error={error} />
  );
}

/** Shown when loading or rendering fails. If a release has replaced the page's code, it reloads the document. */
export function FailurePage({ error }: { error: unknown }) {
  const { state, reload } = useReload(isLostCode(error));
  if (state === 'opening') {
    return (
      <Failure tab={frameWords.loading} picture="empty-needle" title={frameWords.loadingThePage}>
        {null}
      </Failure>
    );
  }
  return (
    <Failure tab={frameWords.somethingWentWrong} picture="offline" title={frameWords.thisPageCouldNotBeShown}>
      <p role="alert" className="text-lg text-muted">
        {state === 'unreachable' ? UNREACHABLE : failureSentence(error, frameWords.errorSentence)}
      </p>
      <Button pending={state === 'asking'} onClick={reload}>
        {state === 'asking' ? basicWords.loading : basicWords.tryAgain}
      </Button>
    </Failure>
  );
}

interface FailureProps {
  tab: string;
  /** A file under /art/, without its extension. */
  picture: string;
  title: string;
  children: ReactNode;
}

function Failure({ tab, picture, title, children }: FailureProps) {
  const { brand_name } = useShop();
  return (
    <>
      <title>{`${tab} · ${brand_name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="page grid items-center gap-x-16 gap-y-8 py-12 md:grid-cols-2 lg:py-24">
        <img
          src={`/art/${picture}.svg`}
          alt=""
          width={320}
          height={240}
          // The picture may be unreachable for the same reason as the page.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
          className="mx-auto w-full max-w-[30rem] md:order-last"
        />
        <div className="flex flex-col items-start gap-5">
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {children}
        </div>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { failureSentence } from '../../lib/form-errors.ts';
import { isLostCode } from '../../lib/lost-code.ts';
import { useShop } from '../../lib/shop.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { UNREACHABLE, useReload } from '../../ui/reload.ts';
import { TextLink } from '../../ui/text-link.tsx';

const LINKS = [
  { to: '/book-tailor', text: 'Order from a tailor' },
  { to: '/orders', text: 'See your orders' },
  { to: '/profile?tab=measurements', text: 'Keep your measurements' },
] as const;

/** See pages-1. */
function NotFoundPage() {
  return (
    <Failure tab="404 - Page Not Found" picture="not-found" title="404 - Page Not Found">
      <p className="text-lg text-muted">This page does not exist or has moved.</p>
      <ButtonLink to="/">Back to Home</ButtonLink>
      <nav aria-label="Other pages">
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
      <Failure tab="Loading" picture="empty-needle" title="Loading the page...">
        {null}
      </Failure>
    );
  }
  return (
    <Failure tab="Something went wrong" picture="offline" title="This page could not be shown">
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

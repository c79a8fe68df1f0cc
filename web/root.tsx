import type { ReactNode } from 'react';
import { useEffect } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { frameWords } from '#words';
import { DIRECTIONS, localePath } from '../contract/locale.ts';
import stylesheet from './app.css?url';
import { ErrorPage } from './areas/storefront/failure-pages.tsx';
import { StorefrontFrame } from './areas/storefront/storefront-frame.tsx';
import { useIsLight } from './features/data-saver/store.ts';
import { finishSwitch, LOCALE, MARK_SUGGESTION } from './features/language/store.ts';
import { MARK_LOCATION } from './features/location/store.ts';
import fraunces from './fonts/fraunces-latin.woff2?url';
import inter from './fonts/inter-latin.woff2?url';
import nastaliq from './fonts/noto-nastaliq-urdu-400.woff2?url';
import { watchDrafts } from './lib/drafts.ts';
import { replayEarlyInput, WATCH_EARLY_INPUT } from './lib/early-input.ts';
import { publicPage } from './lib/load.ts';
import { watchSession } from './lib/session.ts';
import { STAND_IN_FOR_STORAGE } from './lib/storage.ts';
import { Light } from './ui/light.ts';
import { RouteFocus } from './ui/route-focus.tsx';
import { ToastOutlet } from './ui/toast.tsx';

/** Those of the first paint. */
const FONTS = LOCALE === 'ur' ? [nastaliq, inter] : [inter, fraunces];

const page = publicPage(({ read }) => read('GET /api/settings/'));

/** The first page carries the shop's settings; the browser never requests them again. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await page.loader(args)), is_light: args.request.headers.get('save-data') === 'on' };
}

export function shouldRevalidate() {
  return false;
}

export function links() {
  return [
    { rel: 'stylesheet', href: stylesheet },
    { rel: 'icon', href: '/art/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/art/apple-touch-icon.png' },
  ];
}

/** Inline scripts of the head, which run before the first paint. They are in the page, so no module has them. */
const BEFORE_ALL = import.meta.env.SSR
  ? `${STAND_IN_FOR_STORAGE};${MARK_LOCATION};${MARK_SUGGESTION};${WATCH_EARLY_INPUT}`
  : ' ';

export function Layout({ children }: { children: ReactNode }) {
  const isLight = useIsLight();
  const isAtWork = /^\/workshop(?:\/|$)/.test(useLocation().pathname);
  // The workshop does without the font of headings.
  const fonts = isAtWork ? FONTS.filter((href) => href !== fraunces) : FONTS;
  const manifest = isAtWork ? '/workshop.webmanifest' : '/manifest.webmanifest';
  return (
    // The inline script sets attributes on this element before hydration.
    <html lang={LOCALE} dir={DIRECTIONS[LOCALE]} data-light={isLight || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF9F5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15121F" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {!isLight &&
          fonts.map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        <link rel="manifest" href={localePath(LOCALE, manifest)} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants only. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BEFORE_ALL }} />
      </head>
      <body>
        <p className="needs-scripts">{frameWords.needsScripts}</p>
        <Light value={isLight}>{children}</Light>
        <RouteFocus />
        <ToastOutlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(watchSession, []);
  useEffect(watchDrafts, []);
  useEffect(finishSwitch, []);
  useEffect(replayEarlyInput, []);
  return <Outlet />;
}

/** Catches errors that the layouts do not. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const known = useRouteLoaderData<typeof loader>('root');
  useEffect(watchSession, []);
  useEffect(replayEarlyInput, []);
  const content = <ErrorPage error={error} />;
  return known ? <StorefrontFrame>{content}</StorefrontFrame> : content;
}

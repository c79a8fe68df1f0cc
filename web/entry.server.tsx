import { text } from 'node:stream/consumers';
import { renderToReadableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { CallError } from './lib/call-error.ts';
import { apiContext, type InProcessApi, reportContext } from './lib/load.ts';
import { type PageKey, pageKeys } from './lib/page-key.ts';

/** Renders the whole page before it is sent: pages are cached whole, and their inline scripts are hashed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Nothing arrives later, so nothing needs to be swapped in by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(preloadLate(await text(stream)), { status, headers });
}

/** Style sheet, fonts and the first picture come before the modules, which React Router preloads at high priority. */
function preloadLate(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Called with what a loader throws. What the API refused stands in its own log. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (!(error instanceof CallError)) context.get(reportContext)(error);
}

let table: ((address: string) => PageKey) | undefined;

/** Finds the cache key of an address; the server calls it before it renders. */
export async function pageAt(address: string): Promise<PageKey> {
  table ??= pageKeys(routesBelow(undefined, await import('virtual:react-router/server-build')));
  return table(address);
}

/** The table of pages as a tree, with what each page says of itself. */
function routesBelow(parentId: string | undefined, build: ServerBuild): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module: { handle } }) =>
      index ? { id, path, index, handle } : { id, path, handle, children: routesBelow(id, build) },
    );
}

let handler: ReturnType<typeof createRequestHandler> | undefined;

/** What the server calls: the page for a request, its data fetched by `api` in process; `report` is told of failures. */
export async function render(
  request: Request,
  api: InProcessApi,
  report: (error: unknown) => void,
): Promise<Response> {
  handler ??= createRequestHandler(await import('virtual:react-router/server-build'), import.meta.env.MODE);
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(reportContext, report);
  return handler(request, context);
}

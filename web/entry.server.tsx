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
import { currentLocale } from '#words';
import { CallError } from './lib/call-error.ts';
import { apiContext, type InProcessApi, reportContext } from './lib/load.ts';
import { type PageKey, pageKeys } from './lib/page-key.ts';

/** Renders the page completely before it is sent, because pages are cached whole and their inline scripts hashed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Later chunks would need inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(lowerPreloadPriority(await text(stream)), { status, headers });
}

/** Preloads modules at low priority, after the style sheet, fonts and first picture. */
function lowerPreloadPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** The API logs its own errors. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (!(error instanceof CallError)) context.get(reportContext)(error);
}

let table: ((address: string) => PageKey) | undefined;

export async function pageAt(address: string): Promise<PageKey> {
  table ??= pageKeys(
    routesBelow(undefined, await import('virtual:react-router/server-build')),
    currentLocale(),
  );
  return table(address);
}

function routesBelow(parentId: string | undefined, build: ServerBuild): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module: { handle } }) =>
      index ? { id, path, index, handle } : { id, path, handle, children: routesBelow(id, build) },
    );
}

let handler: ReturnType<typeof createRequestHandler> | undefined;

/** Renders the page for a request; `api` answers its loaders in process, `report` receives errors. */
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

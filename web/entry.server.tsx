import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
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
import { scriptsLast } from './lib/scripts-last.ts';

/** Where React Router's own scripts expect the data of the page's loaders; what it streams goes there in pieces. */
const DATA = 'window.__reactRouterContext.streamController';

/**
 * Renders the whole page at once: pages are cached whole, their inline scripts are hashed, and their data is there before.
 * Rendering it as a stream and collecting that again costs a third more. An error is thrown, and React Router
 * renders the page of the failure.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  const data = serverHandoffStream ? await text(serverHandoffStream) : '';
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  const script = `<script>${DATA}.enqueue(${inScript(data)});${DATA}.close();</script>`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(Buffer.from(scriptsLast(`<!DOCTYPE html>${html}`, script)), { status, headers });
}

/** A text as it may stand in a script of a page, which nothing in it can end. */
function inScript(words: string): string {
  return JSON.stringify(words).replaceAll('<', '\\u003c');
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

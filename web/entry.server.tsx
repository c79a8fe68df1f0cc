import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { CallError } from './lib/call-error.ts';
import { apiContext, type InProcessApi, reportContext } from './lib/load.ts';
import { scriptsLast } from './lib/scripts-last.ts';

/** Renders the whole page before it answers: pages are cached whole, and their inline scripts are hashed. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        const whole = (page: string) => {
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(Buffer.from(scriptsLast(page)), { status: finalStatus, headers }));
        };
        pipe(new PageSink(whole, reject) as unknown as NodeJS.WritableStream);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        context.get(reportContext)(error);
      },
    });
  });
}

/** Collects a page that is ready; of a stream it has just what React asks for. */
class PageSink {
  readonly #chunks: Buffer[] = [];
  readonly #whole: (page: string) => void;
  readonly destroy: (error: unknown) => void;

  constructor(whole: (page: string) => void, broken: (error: unknown) => void) {
    this.#whole = whole;
    this.destroy = broken;
  }

  write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer));
    return true;
  }

  end(): void {
    this.#whole(Buffer.concat(this.#chunks).toString());
  }

  /** Nothing drains, fails or closes here. */
  on(): this {
    return this;
  }
}

/** Called with what a loader throws. What the API refused stands in its own log. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (!(error instanceof CallError)) context.get(reportContext)(error);
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

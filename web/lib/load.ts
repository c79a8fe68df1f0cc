import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { AnswerOf, ParamsFor, QueryFor, TypedCall } from '../../contract/calls.ts';
import { addressOf } from '../../contract/paths.ts';
import { call } from './call.ts';
import { failureFrom } from './call-error.ts';

/** A GET of the API inside the server's process. */
export type InProcessApi = (address: string) => Promise<{ statusCode: number; body: string }>;

/** Where a server-side loader finds the API. */
export const apiContext = createContext<InProcessApi>();

/** Where the server is told what went wrong while a page was made. */
export const reportContext = createContext<(error: unknown) => void>();

/** Reads an endpoint; on the server in process, in the browser over HTTP. */
export type Read = <C extends TypedCall>(
  operation: C,
  input?: { params?: ParamsFor<C>; query?: QueryFor<C> },
) => Promise<AnswerOf<C>>;

interface Page {
  params: Record<string, string | undefined>;
  url: URL;
  read: Read;
}

/**
 * Turns one description of a page's data into the loader of the server and the loader of the browser
 * (docs/architecture.md, "A page"). Only public data: a rendered page is anonymous.
 */
export function publicPage<Data>(dataOf: (page: Page) => Promise<Data>) {
  return {
    loader({ context, params, request }: LoaderFunctionArgs) {
      return dataOf({ params, url: new URL(request.url), read: readInProcess(context.get(apiContext)) });
    },
    clientLoader({ params, request }: { params: Record<string, string | undefined>; request: Request }) {
      const read: Read = (operation, input = {}) => call(operation, { ...input, signal: request.signal });
      return dataOf({ params, url: new URL(request.url), read });
    },
  };
}

function readInProcess(api: InProcessApi): Read {
  return async (operation, input = {}) => {
    const { statusCode, body } = await api(
      addressOf(operation, input.params as Record<string, unknown>, input.query as Record<string, unknown>),
    );
    if (statusCode >= 400) throw failureFrom(statusCode, body);
    return JSON.parse(body) as AnswerOf<typeof operation>;
  };
}

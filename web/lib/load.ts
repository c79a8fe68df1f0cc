import { createContext, type LoaderFunctionArgs } from 'react-router';
import { splitLocale } from '../../contract/locale.ts';
import type { ApiCall, ParamsFor, QueryFor, ResponseOf, SessionOf } from '../../contract/paths.ts';
import { addressOf } from '../../contract/paths.ts';
import { call } from './call.ts';
import { failureFrom } from './call-error.ts';

/** A GET, or a POST of `body`. */
export type InProcessApi = (address: string, body?: object) => Promise<{ statusCode: number; body: string }>;

export const apiContext = createContext<InProcessApi>();

export const reportContext = createContext<(error: unknown) => void>();

export type PublicCall = { [C in ApiCall]: SessionOf<C> extends 'none' ? C : never }[ApiCall];

/** Calls an endpoint: in process on the server, over HTTP in the browser. */
export type Read = <C extends PublicCall>(
  operation: C,
  input?: { params?: ParamsFor<C>; query?: QueryFor<C> },
) => Promise<ResponseOf<C>>;

interface Page {
  params: Record<string, string | undefined>;
  url: URL;
  read: Read;
}

/** Both loaders of a page. Public data only: a rendered page is anonymous (docs/architecture.md, "A page"). */
export function publicPage<Data>(dataOf: (page: Page) => Promise<Data>) {
  return {
    loader({ context, params, request }: LoaderFunctionArgs) {
      return dataOf({ params, url: addressOfPage(request), read: readInProcess(context.get(apiContext)) });
    },
    clientLoader({ params, request }: { params: Record<string, string | undefined>; request: Request }) {
      const read: Read = (operation, input) =>
        call(operation, { ...input, session: 'none', signal: request.signal } as never);
      return dataOf({ params, url: addressOfPage(request), read });
    },
  };
}

/** The path without the language, as the routes have it. */
function addressOfPage(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = splitLocale(url.pathname).path;
  return url;
}

function readInProcess(api: InProcessApi): Read {
  return async (operation, input = {}) => {
    const { statusCode, body } = await api(addressOf(operation, input.params, input.query));
    if (statusCode >= 400) throw failureFrom(statusCode, body);
    return JSON.parse(body) as ResponseOf<typeof operation>;
  };
}

import type { queryOptions } from '@tanstack/react-query';
import { isSignedIn } from './session.ts';

/** `queryOptions` without loading the library, because public pages load each feature's `api.ts` too. */
export const defineQuery: typeof queryOptions = (options: object) => options as never;

/** A query that needs a session; disabled when signed out. */
export const definePersonalQuery: typeof queryOptions = (options: object) =>
  ({ enabled: isSignedIn, ...options }) as never;

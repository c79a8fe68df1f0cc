import * as domains from './domains.ts';
import type { Endpoint } from './endpoint.ts';

/** By constant name, which is the `operationId` in OpenAPI. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(domains).flatMap((domain) => Object.entries<unknown>(domain).filter(isNamedEndpoint)),
);

function isNamedEndpoint(entry: [string, unknown]): entry is [string, Endpoint] {
  const value = entry[1];
  return typeof value === 'object' && value !== null && 'call' in value && 'shapes' in value;
}

import type { ApiCall } from './calls.ts';
import type { Call, Method } from './endpoint.ts';

type Path = `/${string}`;

/** The live chat's socket (wire-9): the access token is a query parameter. */
export const chatSocketPath = '/ws/admin/chat/';

export const openApiPath = '/api/openapi.json';

/** Behind a signed link. */
export const filePath = '/files/{key}';

export const publishedFilePath = '/files/published/{key}';

/** Where a provider sends people back to. */
export const socialCallbackPath = '/auth/social/{provider}/callback/';

export const stripeWebhookPath = '/api/payments/stripe/webhook/';

export function methodOf(call: Call): Method {
  return call.slice(0, call.indexOf(' ')) as Method;
}

/** The address of a call, or of a path; `{name}` stands for a parameter. */
export function addressOf(operation: ApiCall | Path, params: object = {}, query: object = {}): string {
  const path = operation
    .slice(operation.indexOf('/'))
    .replace(/\{(\w+)\}/g, (_slot, name: string) =>
      encodeURIComponent(String(params[name as keyof typeof params])),
    );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

import type { z } from 'zod';
import type * as domains from './domains.ts';
import type { Call, Endpoint, Method } from './endpoint.ts';

type Path = `/${string}`;

/** WebSocket of the live chat (wire-9), with the access token as a query parameter. */
export const chatSocketPath = '/ws/admin/chat/';

export const openApiPath = '/api/openapi.json';

/** Needs a signed link. */
export const filePath = '/files/{key}';

export const publishedFilePath = '/files/published/{key}';

/** Where the provider redirects the visitor back to. */
export const socialCallbackPath = '/auth/social/{provider}/callback/';

export const stripeWebhookPath = '/api/payments/stripe/webhook/';

/** What WhatsApp reports of messages, and what people write there. */
export const whatsappWebhookPath = '/api/whatsapp/webhook/';

/** Where a gateway sends the customer back to, and its server its notices. */
export const gatewayReturnPath = '/api/payments/{gateway}/return/';
export const gatewayNoticePath = '/api/payments/{gateway}/notice/';

export function methodOf(call: Call): Method {
  return call.slice(0, call.indexOf(' ')) as Method;
}

/** The address of a call or path, with its parameters filled in. */
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

type Domains = typeof domains;

type AnyEndpoint = {
  [Name in keyof Domains]: Extract<Domains[Name][keyof Domains[Name]], Endpoint>;
}[keyof Domains];

/** Endpoints by call, such as `POST /auth/login/`; only types, so that the browser need not load them. */
type Calls = { readonly [One in AnyEndpoint as One['call']]: One };

export type ApiCall = keyof Calls;

export type ParamsFor<C extends ApiCall> = z.input<Calls[C]['params']>;
export type QueryFor<C extends ApiCall> = z.input<Calls[C]['query']>;
export type BodyFor<C extends ApiCall> = z.input<Calls[C]['body']>;
export type ResponseOf<C extends ApiCall> = z.output<Calls[C]['response']>;
export type SessionOf<C extends ApiCall> = Calls[C]['session'];
export type BodyTypeOf<C extends ApiCall> = Calls[C]['shapes'][number]['bodyType'];
export type IdempotentOf<C extends ApiCall> = Calls[C]['idempotent'];

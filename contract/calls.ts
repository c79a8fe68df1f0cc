import type { z } from 'zod';
import type * as domains from './domains.ts';
import type { Endpoint } from './endpoint.ts';

type Domains = typeof domains;

type AnyEndpoint = {
  [Name in keyof Domains]: Extract<Domains[Name][keyof Domains[Name]], Endpoint>;
}[keyof Domains];

/** The endpoints by their calls, such as `POST /auth/login/`; the browser needs no more of them than these types. */
export type Calls = { readonly [One in AnyEndpoint as One['call']]: One };

export type ApiCall = keyof Calls;

export type ParamsFor<C extends ApiCall> = z.input<Calls[C]['params']>;
export type QueryFor<C extends ApiCall> = z.input<Calls[C]['query']>;
export type BodyFor<C extends ApiCall> = z.input<Calls[C]['body']>;
export type AnswerOf<C extends ApiCall> = z.output<Calls[C]['answer']>;
export type SessionOf<C extends ApiCall> = Calls[C]['session'];
export type BodyTypeOf<C extends ApiCall> = Calls[C]['shapes'][number]['bodyType'];

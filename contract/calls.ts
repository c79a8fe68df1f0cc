import type { z } from 'zod';
import type * as accounts from './accounts.ts';
import type * as catalogue from './catalogue.ts';
import type * as contact from './contact.ts';
import type * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import type * as newsletter from './newsletter.ts';
import { additional, type Call, specified } from './paths.ts';
import type * as preferences from './preferences.ts';
import type * as reviews from './reviews.ts';
import type * as search from './search.ts';
import type * as settings from './settings.ts';
import type * as shopOrders from './shop-orders.ts';
import type * as tailors from './tailors.ts';
import type * as wishlist from './wishlist.ts';

type Domains = typeof accounts &
  typeof catalogue &
  typeof contact &
  typeof content &
  typeof newsletter &
  typeof preferences &
  typeof reviews &
  typeof search &
  typeof settings &
  typeof shopOrders &
  typeof tailors &
  typeof wishlist;

type Paths = typeof specified & typeof additional;

/** A call with the types of its endpoint, but without its schemas. */
export interface TypedCall<E extends Endpoint = Endpoint> extends Call {
  /** Never set; carries the types. */
  readonly types?: E;
}

export type TypedCallsOf<Paths, Domains> = {
  readonly [Name in keyof Paths & keyof Domains]: Domains[Name] extends Endpoint
    ? TypedCall<Domains[Name]>
    : never;
};

/** The calls of visitors; those of others are in `*-calls.ts`. */
export const calls: TypedCallsOf<Paths, Domains> = { ...specified, ...additional };

type EndpointOf<C extends TypedCall> = NonNullable<C['types']>;

export type ParamsFor<C extends TypedCall> = z.input<EndpointOf<C>['params']>;
export type QueryFor<C extends TypedCall> = z.input<EndpointOf<C>['query']>;
export type BodyFor<C extends TypedCall> = z.input<EndpointOf<C>['body']>;
export type AnswerOf<C extends TypedCall> = z.output<EndpointOf<C>['answer']>;

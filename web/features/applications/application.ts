import { lazyResolver } from '../../lib/lazy-resolver.ts';
import type { ApplicationFields } from './application-fields.ts';
import type { Application } from './application-schema.ts';

/** The answers as they are sent, without what only one of the two calls takes. */
export function toRequest({ services, rates, ...fields }: Application) {
  const { name, shop_name, phone, area, city, address, kind, lead_time_days, about } = fields;
  return {
    name,
    shop_name,
    phone,
    area,
    city,
    address,
    kind,
    services: JSON.stringify(services),
    rates: JSON.stringify(rates),
    lead_time_days,
    about,
  };
}

export const loadApplicationResolver = async () =>
  (await import('./application-schema.ts')).applicationResolver;

/** Without the schema nothing could be sent: the rates are read by it. */
export const applicationResolver = lazyResolver<ApplicationFields, Application>(
  loadApplicationResolver,
  () => ({ values: {}, errors: { root: { type: 'load', message: 'The form could not be checked.' } } }),
);

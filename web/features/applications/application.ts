import type { Application } from './application-schema.ts';

/** The fields that both calls take. */
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

export const loadApplicationSchema = () => import('./application-schema.ts');

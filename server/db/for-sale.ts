import { sql } from 'drizzle-orm';
import { brands, products } from './schema/catalogue.ts';

/** A brand's products are for sale only while the brand is listed; expects products left-joined with brands. */
export const forSale = sql`${products.active} and (${products.brandId} is null or ${brands.active})`;

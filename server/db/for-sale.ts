import { sql } from 'drizzle-orm';
import { brands, products } from './schema/catalogue.ts';

/** For sale, of products left-joined with their brands: what a brand sells is so only while the brand is listed. */
export const forSale = sql`${products.active} and (${products.brandId} is null or ${brands.active})`;

import { z } from 'zod';
import { endpoint, IdParams } from './endpoint.ts';
import { count } from './setting-fields.ts';
import { VERSION_FIELDS, Version } from './versions.ts';

const tag = 'Sellers';

/** What the shop keeps of a seller's earnings: of stitching from tailors, of goods from brands (earnings-8). */
export const Commission = z.object({
  ...VERSION_FIELDS,
  percent: z.int().nullable().meta({ description: "The seller's own; null: that of the settings" }),
  general: z.int().meta({ description: 'That of the settings for sellers of this kind' }),
});
export type Commission = z.infer<typeof Commission>;

/** `id` is that of the seller's account. */
export const sellerCommission = endpoint('GET /api/staff/sellers/{id}/commission/', {
  summary: 'Read the commission of a seller',
  tag,
  action: 'sellers.pay',
  params: IdParams,
  response: Commission,
});

/** For deliveries from now on. Fails with `edits.outdated` (wire-11). */
export const saveCommission = endpoint('PUT /api/staff/sellers/{id}/commission/', {
  summary: 'Set the commission of a seller, or go by the settings',
  tag,
  action: 'sellers.pay',
  idempotent: true,
  params: IdParams,
  body: z.object({ version: Version, percent: count(100, 0).nullable() }),
  response: Commission,
});

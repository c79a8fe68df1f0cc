import { z } from 'zod';
import { MAX_SHELF_PIECES } from './constants/cloth.ts';
import { CHOSEN_CLOTH_SOURCES } from './constants/orders.ts';
import { Id } from './endpoint.ts';
import { unlessEmpty } from './text.ts';

/** Where the cloth of a garment comes from (orders-150). */
export const CLOTH_FIELDS = {
  cloth_source: unlessEmpty(z.enum(CHOSEN_CLOTH_SOURCES)).meta({
    description: 'Left out: as the pickup says; SHELF with `cloth_variant`',
  }),
  cloth_variant: unlessEmpty(Id).meta({ description: 'The cloth of the shop, for SHELF' }),
  cloth_quantity: unlessEmpty(z.coerce.number().int().min(1).max(MAX_SHELF_PIECES)).meta({
    description: 'Pieces of it; 1 when left out',
  }),
};

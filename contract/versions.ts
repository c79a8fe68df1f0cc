import { z } from 'zod';
import { Timestamp } from './fields.ts';

/** Of a thing that two people may edit; a save carries the one it was made from (wire-11). */
export const Version = z.int().min(1).max(2_147_483_647).meta({ description: 'The version that was read' });

/** Spread into the shape of a thing that two people may edit; its save carries the `version` (wire-11). */
export const VERSION_FIELDS = {
  version: Version,
  updated_at: Timestamp,
  updated_by: z.string().nullable().meta({ description: 'Username; null where nobody is known' }),
};

export interface Versioned {
  version: number;
  updated_at: string;
  updated_by: string | null;
}

/** What only its owner edits has no `updated_by`. */
export type Editable = Omit<Versioned, 'updated_by'> & Partial<Versioned>;

import { z } from 'zod';
import { Timestamp } from './fields.ts';

/** Version of a record that two people may edit; a save sends the version it is based on (wire-11). */
export const Version = z.int().min(1).max(2_147_483_647).meta({ description: 'The version that was read' });

/** Spread into the schema of a record that two people may edit; saves send its `version` (wire-11). */
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

/** A record that only its owner edits has no `updated_by`. */
export type Editable = Omit<Versioned, 'updated_by'> & Partial<Versioned>;

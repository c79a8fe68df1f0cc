import { z } from 'zod';

/** The first member of a backup: what it is and what it needs. */
export const Description = z.object({
  format: z.literal('naap-backup-1'),
  /** The version of Naap that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** What had been applied to the database, oldest first. */
  migrations: z.array(z.object({ when: z.number(), hash: z.string() })).min(1),
  /** Every table with the columns that are kept; generated ones are computed again. */
  tables: z.record(z.string().regex(/^\w+$/), z.array(z.string().regex(/^\w+$/)).min(1)),
  /** Ties the database to its folder of pictures; null before the first use. */
  storageId: z.string().nullable(),
});
export type Description = z.output<typeof Description>;

/** The last member before the checksum: what a restore must arrive at. */
export const Totals = z.object({
  rows: z.record(z.string(), z.number()),
  /** The last value of each sequence. */
  sequences: z.record(z.string().regex(/^\w+$/), z.string().regex(/^\d+$/)),
  files: z.number(),
  /** Keys of pictures that the database refers to and the storage does not have. */
  missingFiles: z.array(z.string()),
});
export type Totals = z.output<typeof Totals>;

/** Names of members. A table's rows come in parts. */
export const DESCRIPTION = 'backup.json';
export const TOTALS = 'totals.json';
export const JWT_SECRET = 'jwt-secret';
export const tablePart = (table: string, part: number) => `tables/${table}/${part}`;
export const fileMember = (key: string) => `files/${key}`;

/** The table or the key in a member's name; undefined when it is of another kind. */
export function partOfTable(member: string): string | undefined {
  return /^tables\/(\w+)\/\d+$/.exec(member)?.[1];
}
export function keyOfFile(member: string): string | undefined {
  return /^files\/([a-z0-9-]+)$/.exec(member)?.[1];
}

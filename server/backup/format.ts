import { z } from 'zod';

export const Description = z.object({
  format: z.literal('naap-backup-1'),
  version: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ when: z.number(), hash: z.string() })).min(1),
  /** Columns by table, without generated ones. */
  tables: z.record(z.string().regex(/^\w+$/), z.array(z.string().regex(/^\w+$/)).min(1)),
  /** Ties the database to its picture storage; null before the first use. */
  storageId: z.string().nullable(),
});
export type Description = z.output<typeof Description>;

export const Totals = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string().regex(/^\w+$/), z.string().regex(/^\d+$/)),
  files: z.number(),
  missingFiles: z.array(z.string()),
});
export type Totals = z.output<typeof Totals>;

export const DESCRIPTION = 'backup.json';
export const TOTALS = 'totals.json';
export const JWT_SECRET = 'jwt-secret';
export const tablePart = (table: string, part: number) => `tables/${table}/${part}`;
export const fileMember = (key: string) => `files/${key}`;

export function partOfTable(member: string): string | undefined {
  return /^tables\/(\w+)\/\d+$/.exec(member)?.[1];
}
export function keyOfFile(member: string): string | undefined {
  return /^files\/([a-z0-9-]+)$/.exec(member)?.[1];
}

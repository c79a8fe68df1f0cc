import type { AuditData } from '../../db/schema/audit.ts';

const MAX_KEYS = 20;
const MAX_CHARACTERS = 200;

/** The first 20 values, texts cut to 200 characters. */
export function boundedData(data: AuditData): AuditData {
  const entries = Object.entries(data).slice(0, MAX_KEYS);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'string' ? value.slice(0, MAX_CHARACTERS).toWellFormed().replaceAll('\0', '') : value,
    ]),
  );
}

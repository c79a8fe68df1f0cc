import type { Status } from './table.ts';

const PHRASES: Partial<Record<Status, string>> = {
  QUALITY_CHECK: 'in the quality check',
  ALTERATION: 'back for an alteration',
  READY: 'ready to be collected',
  UNCONFIRMED: 'waiting for its confirmation',
};

/** A status in a sentence: an order is "in production". */
export function statusPhrase(status: Status): string {
  return PHRASES[status] ?? status.toLowerCase().replaceAll('_', ' ');
}

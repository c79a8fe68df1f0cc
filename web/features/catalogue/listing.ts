import type { Page } from '../../../contract/page.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';

export type Listing<Item> = { status: number } & (
  | { state: 'listed'; items: Item[]; count: number; page: number; pages: number }
  /** The address asks for a page beyond the last. */
  | { state: 'beyond' }
  | { state: 'failed'; sentence: string }
);

interface Asked<Item> {
  read: () => Promise<Page<Item>>;
  page: number;
  size: number;
  /** Shown when the response has no readable message (wire-8). */
  fallback: string;
}

/** Reads one page of a list; returns a failure as a sentence instead of throwing. */
export async function listed<Item>({ read, page, size, fallback }: Asked<Item>): Promise<Listing<Item>> {
  try {
    const { count, results } = await read();
    return { status: 200, state: 'listed', items: results, count, page, pages: Math.ceil(count / size) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 404) return { status: 404, state: 'beyond' };
    return { status: error.status || 503, state: 'failed', sentence: failureSentence(error, fallback) };
  }
}

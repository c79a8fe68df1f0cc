import type { Page } from '../../../contract/page.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';

export type Listing<Item> = { status: number } & (
  | { state: 'listed'; items: Item[]; count: number; page: number; pages: number }
  /** The list has fewer pages than the address asks for. */
  | { state: 'beyond' }
  | { state: 'failed'; sentence: string }
);

interface Asked<Item> {
  read: () => Promise<Page<Item>>;
  page: number;
  /** How many a page holds. */
  size: number;
  /** What to say where the answer says nothing readable (wire-8). */
  fallback: string;
}

/** Reads one page of a list; a failure is a sentence, not a broken page. */
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

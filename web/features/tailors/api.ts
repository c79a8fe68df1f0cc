import { calls } from '../../../contract/calls.ts';
import { TAILOR_PAGE_SIZE } from '../../../contract/constants/tailors.ts';
import type { Tailor, TailorFilter } from '../../../contract/tailors.ts';
import { call } from '../../lib/call.ts';

/** `pages`: the count divided by 10, rounded up (tailors-5). */
export async function listTailors(filter: TailorFilter, page: number, signal: AbortSignal) {
  const { count, results } = await call(calls.tailors, { query: { filter_type: filter, page }, signal });
  return { tailors: results, pages: Math.ceil(count / TAILOR_PAGE_SIZE) };
}

/** Also finds the in-house workshop. */
export function readTailor(id: number, signal?: AbortSignal): Promise<Tailor> {
  return call(calls.tailor, { params: { id }, ...(signal ? { signal } : {}) });
}

import type { QueryFor } from '../../../../contract/calls.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { CUSTOMERS_KEY } from '../accounts/api.ts';

export type CustomerQuery = QueryFor<typeof staffCalls.customers>;

export const customersQuery = (query: CustomerQuery) =>
  definePersonalQuery({
    queryKey: [...CUSTOMERS_KEY, 'list', query],
    queryFn: ({ signal }) => call(staffCalls.customers, { query, signal }),
  });

export const customerQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...CUSTOMERS_KEY, 'one', id],
    queryFn: ({ signal }) => call(staffCalls.customer, { params: { id }, signal }),
  });

/** Recorded with the reader's name, so never asked for in advance. Throws CallError. */
export function readMeasurementsOf(id: number) {
  return call(staffCalls.measurementsOfCustomer, { params: { id } });
}

/** Throws CallError. */
export async function addNote(id: number, text: string, idempotencyKey: string): Promise<void> {
  await call(staffCalls.addCustomerNote, { params: { id }, body: { text }, idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: customerQuery(id).queryKey });
}

import { dayInKarachi } from '../../../contract/dates.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { fitMemoryOfCustomer } from '../../../contract/fit-memory.ts';
import type { List } from '../../../contract/lists.ts';
import type { Measurement, MeasurementForm } from '../../../contract/measurements.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { rolesFor } from '../../../contract/permissions.ts';
import {
  type AccountNote,
  type CustomerDetails,
  type CustomerLine,
  customers,
} from '../../../contract/staff-customers.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { isProven } from '../../infra/mail/proven-addresses.ts';
import type { ExportKind } from '../../infra/transfers/kinds.ts';
import { createCustomer } from '../accounts/staff/service.ts';
import { listAddressesOf } from '../addresses/service.ts';
import { recordAudit } from '../audit/service.ts';
import { readStanding } from '../lifecycle/standing-service.ts';
import { addMeasurementOf, listMeasurementsOf } from '../measurements/service.ts';
import { enterOrder, type SentEntry } from '../orders/entry-service.ts';
import { readFitMemory } from '../orders/fit/service.ts';
import {
  boundedCountOfCustomers,
  type CustomerQuery,
  customerById,
  customerPage,
  insertNote,
  type ListedCustomer,
  newestOrdersOf,
  notesOf,
} from './customer-queries.ts';
import { presentCustomer, presentCustomerLine, presentNote } from './present.ts';

/** (people-13) */
export async function listCustomers(db: Db, query: CustomerQuery): Promise<List<CustomerLine>> {
  const [{ rows, ...page }, count] = await Promise.all([
    customerPage(db, query),
    boundedCountOfCustomers(db, query),
  ]);
  return { count, ...page, results: rows.map(presentCustomerLine) };
}

/** Fails with `request.not_found` if the account is not a customer's. */
export async function readCustomer(db: Db, id: number): Promise<CustomerDetails> {
  const customer = (await customerById(db, id)) ?? fail('request.not_found');
  const [addresses, orders, notes, isConfirmed, standing] = await Promise.all([
    listAddressesOf(db, id),
    newestOrdersOf(db, id),
    notesOf(db, id),
    isProven(db, customer.email),
    readStanding(db, id),
  ]);
  return presentCustomer(customer, { addresses, orders, notes, isConfirmed, standing });
}

/** Records the view in the audit log (people-9). Fails with `request.not_found`. */
export async function readMeasurements(tx: Tx, actor: Actor, id: number): Promise<Measurement[]> {
  if (!(await customerById(tx, id))) fail('request.not_found');
  await recordAudit(tx, actor, {
    action: 'customers.measurements-read',
    subject: { kind: 'account', id },
    userId: id,
  });
  return listMeasurementsOf(tx, id);
}

/** Records the view in the audit log (backoffice-31). Fails with `request.not_found`. */
export async function readFitOf(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<ResponseOf<typeof fitMemoryOfCustomer>> {
  if (!(await customerById(tx, id))) fail('request.not_found');
  await recordAudit(tx, actor, {
    action: 'customers.measurements-read',
    subject: { kind: 'account', id },
    userId: id,
  });
  const { results } = await readFitMemory(tx, { id });
  return { results: results.map(({ measurement, notes }) => ({ measurement, notes })) };
}

/** Fails with `request.not_found`. */
export async function addNote(tx: Tx, actor: Actor, id: number, text: string): Promise<AccountNote> {
  if (!(await customerById(tx, id))) fail('request.not_found');
  const noteId = await insertNote(tx, { userId: id, authorId: actor.id, text });
  await recordAudit(tx, actor, {
    action: 'customers.note-added',
    subject: { kind: 'account', id },
    userId: id,
    data: { note: noteId },
  });
  const [note] = await notesOf(tx, id, noteId);
  if (!note) throw new Error('The note is gone');
  return presentNote(note);
}

/** Fails like `createCustomer`. */
export async function addCustomer(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  form: Parameters<typeof createCustomer>[3],
): Promise<CustomerLine> {
  const id = await createCustomer(tx, deps, actor, form);
  return presentCustomerLine((await customerById(tx, id)) ?? fail('request.not_found'));
}

/** Fails with `request.not_found`, `measurements.implausible` and `measurements.too_many`. */
export async function addMeasurements(
  tx: Tx,
  actor: Actor,
  id: number,
  form: MeasurementForm,
): Promise<Measurement> {
  if (!(await customerById(tx, id))) fail('request.not_found');
  const record = await addMeasurementOf(tx, actor, id, form);
  await recordAudit(tx, actor, {
    action: 'customers.measurements-added',
    subject: { kind: 'account', id },
    userId: id,
    data: { record: record.id },
  });
  return record;
}

/** Fails with `request.not_found`, `orders.customer_blocked`, and like `enterOrder`. */
export async function enterOrderFor(tx: Tx, deps: Deps, actor: Actor, id: number, entry: SentEntry) {
  const customer = (await customerById(tx, id)) ?? fail('request.not_found');
  if (customer.blockedAt !== null) fail('orders.customer_blocked');
  return enterOrder(tx, deps, actor, id, entry);
}

/** Exports customers without measurements, oldest first, so that new customers come last (people-14). */
export const customersExport: ExportKind<CustomerQuery, ListedCustomer> = {
  name: 'customers',
  roles: rolesFor('customers.read'),
  filters: customers.query,
  columns: [
    { name: 'Customer', value: ({ id }) => id },
    { name: 'Username', value: ({ username }) => username },
    { name: 'First name', value: ({ firstName }) => firstName },
    { name: 'Last name', value: ({ lastName }) => lastName },
    { name: 'E-mail', value: ({ email }) => realAddress(email) },
    { name: 'Phone', value: ({ phoneNumber }) => phoneNumber },
    { name: 'Orders', value: ({ orders }) => orders },
    { name: 'Since', value: ({ createdAt }) => dayInKarachi(createdAt) },
    { name: 'Blocked', value: ({ blockedAt }) => blockedAt && dayInKarachi(blockedAt) },
  ],
  read: async (db, { filters, after, limit }) => {
    const query = { ...filters, sort: 'joined' as const, before: undefined, after, size: limit };
    const { rows, next } = await customerPage(db, query);
    return { rows, next: next ?? undefined };
  },
};

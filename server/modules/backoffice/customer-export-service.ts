import { dayInKarachi } from '../../../contract/dates.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import { rolesFor } from '../../../contract/permissions.ts';
import { customers } from '../../../contract/staff-customers.ts';
import type { ExportKind } from '../../infra/transfers/kinds.ts';
import { type CustomerQuery, countCustomers, customerPage, type ListedCustomer } from './customer-queries.ts';

/** The list of customers without their measurements, oldest first, so that those who join meanwhile come last (people-14). */
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
  count: (db, { filters }) => countCustomers(db, filters),
  read: async (db, { filters, after, limit }) => {
    const query = { ...filters, sort: 'joined' as const, before: undefined, after, size: limit };
    const { rows, next } = await customerPage(db, query);
    return { rows, next: next ?? undefined };
  },
};

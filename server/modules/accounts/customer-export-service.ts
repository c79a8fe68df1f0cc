import { z } from 'zod';
import { dayInKarachi } from '../../../contract/dates.ts';
import { rolesFor } from '../../../contract/permissions.ts';
import type { ExportKind } from '../../infra/transfers/kinds.ts';
import { countCustomers, customersAfter, type ExportedCustomer } from './customer-export-queries.ts';

/** All customers, for support (transfers-2). */
export const customersExport: ExportKind<object, ExportedCustomer> = {
  name: 'customers',
  roles: rolesFor('orders.read', 'any'),
  filters: z.object({}),
  columns: [
    { name: 'Customer', value: ({ id }) => id },
    { name: 'Username', value: ({ username }) => username },
    { name: 'First name', value: ({ firstName }) => firstName },
    { name: 'Last name', value: ({ lastName }) => lastName },
    { name: 'E-mail', value: ({ email }) => email },
    { name: 'Phone', value: ({ phone }) => phone },
    { name: 'Since', value: ({ createdAt }) => dayInKarachi(createdAt) },
  ],
  count: (db) => countCustomers(db),
  read: async (db, { after, limit }) => {
    const rows = await customersAfter(db, Number(after ?? 0), limit);
    return { rows, next: rows.length < limit ? undefined : String(rows.at(-1)?.id) };
  },
};

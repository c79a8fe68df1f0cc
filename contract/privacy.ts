import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { text } from './text.ts';

const tag = 'Accounts';

/** One export at a time, and five a day (accounts-17). */
export const requestExport = endpoint('POST /auth/export/', {
  summary: 'Get a link to a copy of all data of the account',
  tag,
  guarded: true,
  action: 'account.use',
  status: 201,
  response: z.object({
    url: z.string().meta({ description: 'Works once, without a token in the header' }),
    expires_at: Timestamp,
  }),
});

export const downloadExport = endpoint('GET /auth/export/', {
  summary: 'Download a copy of all data of an account as a ZIP file',
  tag,
  responseType: 'application/zip',
  query: z.object({ token: text(100) }),
});

/** Only for customers, because other accounts belong to a workshop, a brand or staff. */
export const requestDeletion = endpoint('POST /auth/deletion/', {
  summary: 'Delete the own account in 14 days, and sign it out everywhere',
  tag,
  action: 'account.delete',
  body: z.object({
    current_password: z
      .string()
      .max(200, { abort: true })
      .optional()
      .meta({ description: 'Left out by an account without a password that has signed in just now' }),
  }),
  response: z.object({ deletion_due_at: Timestamp }),
});

/** Idempotent. */
export const keepAccount = endpoint('DELETE /auth/deletion/', {
  summary: 'Keep the own account after all',
  tag,
  action: 'account.use',
  status: 204,
});

export const keepAccountByLink = endpoint('POST /auth/deletion/undo/', {
  summary: 'Keep an account with a mailed link',
  tag,
  body: z.object({ token: text(100) }),
  response: z.object({ detail: z.string() }),
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { additional } from './paths.ts';
import { text } from './text.ts';

const tag = 'Accounts';

/** At most one copy runs at a time, and five a day (accounts-17). */
export const requestExport = endpoint(additional.requestExport, {
  summary: 'Get a link to a copy of all data of the account',
  tag,
  status: 201,
  answer: z.object({
    url: z.string().meta({ description: 'Works once, without a token in the header' }),
    expires_at: Timestamp,
  }),
});

export const downloadExport = endpoint(additional.downloadExport, {
  summary: 'Download a copy of all data of an account as a ZIP file',
  tag,
  query: z.object({ token: text(100) }),
});

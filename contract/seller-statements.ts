import { z } from 'zod';
import { Month } from './earnings.ts';
import { endpoint } from './endpoint.ts';

const tag = 'Sellers';
const MonthParams = z.object({ month: Month });

/** With CNIC, NTN and STRN, so each download is in the audit log (sellers-10). */
export const sellersStatement = endpoint('GET /api/staff/sellers/statements/{month}/csv/', {
  summary: 'Download what each seller has sold in a month, for the tax office, as CSV',
  tag,
  action: 'identity.check',
  needsConfirmation: true,
  responseType: 'text/csv',
  params: MonthParams,
});

export const ownSalesStatement = endpoint('GET /api/workshop/statements/{month}/csv/', {
  summary: 'Download what the own shop has sold in a month as CSV',
  tag,
  action: 'identity.give',
  responseType: 'text/csv',
  params: MonthParams,
});

import type { WalletPayment } from '../../../contract/gateway-payments.ts';
import type { ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { nullWhereMissing } from '../../lib/call-error.ts';
import { defineQuery } from '../../lib/queries.ts';

const POLL_MS = 2000;
/** After these the page is read less often. */
const QUICK_POLLS = 10;
const SLOW_POLL_MS = 6000;
/** Then a job goes on asking, and the page is read again when it is looked at. */
const MAX_POLLS = 40;

/** Polled while the payment is being checked; `null` where there is none. */
export const walletPaymentQuery = (reference: string) =>
  defineQuery({
    queryKey: ['wallet-payments', reference],
    queryFn: ({ signal }) =>
      call('GET /api/payments/wallet/{reference}/', {
        session: 'none',
        params: { reference },
        signal,
      }).catch(nullWhereMissing),
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval({ state: { data, dataUpdateCount, errorUpdateCount } }) {
      const polls = dataUpdateCount + errorUpdateCount;
      return isBeingChecked(data) && polls < MAX_POLLS && (polls < QUICK_POLLS ? POLL_MS : SLOW_POLL_MS);
    },
  });

export function isBeingChecked(payment: WalletPayment | null | undefined): boolean {
  return payment?.state === 'STARTED' && payment.is_returned;
}

type Departure = ResponseOf<'POST /api/payments/wallet/{reference}/leave/'>;

/** Leaves the shop for the pages of the gateway. */
export async function leaveForWallet(reference: string): Promise<void> {
  const params = { reference };
  depart(await call('POST /api/payments/wallet/{reference}/leave/', { session: 'none', params }));
}

/** Shows what became of it. */
export async function cancelWaitingOrder(reference: string): Promise<void> {
  const params = { reference };
  const payment = await call('POST /api/payments/wallet/{reference}/cancel/', { session: 'none', params });
  const { queryClient } = await import('../../lib/query-client.ts');
  queryClient.setQueryData(walletPaymentQuery(reference).queryKey, payment);
}

function depart({ url, fields }: Departure): void {
  if (Object.keys(fields).length === 0) {
    window.location.assign(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

export function payInTestWallet(reference: string, approved: boolean): Promise<unknown> {
  return call('POST /api/payments/sandbox/wallet/{reference}/', {
    session: 'none',
    params: { reference },
    body: { approved },
  });
}

import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Banner } from '../../../ui/states.tsx';
import { DISPUTE_NAMES } from './words.ts';

/** What the customer's bank claims back, or has decided (payments-9). */
export function Disputes({ disputes }: { disputes: NonNullable<StaffOrderPage['payment']>['disputes'] }) {
  return disputes.map(({ id, amount, reason, state, respond_by }) => (
    <Banner key={id} kind={state === 'WON' ? 'info' : 'warning'}>
      The customer's bank {state === 'OPEN' ? 'claims' : 'claimed'} {formatRupees(amount)} back (
      {reason.replaceAll('_', ' ')}): {DISPUTE_NAMES[state]}.
      {state === 'OPEN' &&
        ' Nothing is sent or refunded meanwhile. Answer it in the dashboard of the gateway'}
      {state === 'OPEN' && (respond_by ? `, until ${formatMoment(respond_by)}.` : '.')}
    </Banner>
  ));
}

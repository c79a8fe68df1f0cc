import { useQuery } from '@tanstack/react-query';
import { type Advance, advanceBy, advanceOf } from '../../../../contract/advance.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { standingQuery } from '../api.ts';
import { useHandover } from './use-handover.ts';

/** What of the total is due before the work, and why; signed out as for a first order (payments-13). */
export function useAdvance(total: number | undefined): { advance: number; cause: Advance['cause'] } {
  const { advance: rules } = useShop().order_rules;
  const handover = useHandover();
  const isAsked = rules.large_percent + rules.new_percent + rules.refused_percent > 0;
  const { data } = useQuery({ ...standingQuery, enabled: () => isAsked && isSignedIn() }, queryClient);
  if (total === undefined) return { advance: 0, cause: null };
  // The form says why an order from abroad is paid in advance.
  const { payment_type } = handover;
  if (payment_type !== 'COD') return { advance: 0, cause: null };
  // Of somebody signed in nothing is claimed before it is known.
  const standing = data ?? { is_new: !isSignedIn(), has_refused: false };
  const { percent, cause } = advanceBy(rules, total, standing);
  return { advance: advanceOf(total, { payment_type, percent }), cause };
}

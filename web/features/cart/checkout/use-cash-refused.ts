import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';
import { standingQuery } from '../../orders/api.ts';

/** Whether the last parcel was refused, so that goods are paid by card or wallet this time (payments-43). */
export function useCashRefused(isGuest: boolean): boolean {
  const { cards, wallets, order_rules } = useShop();
  const isRule = order_rules.advance.refused_percent > 0 && (cards || wallets.length > 0);
  const { data } = useQuery({ ...standingQuery, enabled: isRule && !isGuest }, queryClient);
  return isRule && data?.has_refused === true;
}

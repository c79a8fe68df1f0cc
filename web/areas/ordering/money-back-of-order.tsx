import { useMemo } from 'react';
import { moneyBackOfAccount } from '../../features/money-back/api.ts';
import MoneyBack from '../../features/money-back/components/money-back.tsx';

interface MoneyBackOfOrderProps {
  order: { id: number; status?: string; bill_status?: string; paid?: number };
}

/** What is owed back of the own order of any kind. */
export default function MoneyBackOfOrder({ order }: MoneyBackOfOrderProps) {
  const { id, status, bill_status: bill, paid } = order;
  const source = useMemo(() => moneyBackOfAccount(id, [status, bill, paid]), [id, status, bill, paid]);
  return <MoneyBack source={source} />;
}

import { useState } from 'react';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { garmentsAwaited } from '../../../features/orders/words.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { CallError } from '../../../lib/call-error.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { confirmEnteredOrder, refreshOrders } from './api.ts';
import { Section } from './section.tsx';

type Order = Extract<StaffOrderPage['order'], { kind: 'single' }>;

interface Figures {
  total: number;
  expected_delivery_date: string;
  advance: number;
}

/** Confirms an order that staff entered, once the measures that it waited for are there (backoffice-29). */
export default function EnteredOrder({ order }: { order: Order }) {
  const [attempts] = useState(() => attemptKeys());
  const [changed, setChanged] = useState<Figures>();
  const { act, isPending, failure } = useAction();
  const { total_bill: total, expected_delivery_date: day, question } = order;
  if (order.status !== 'PLACED' || total === null || day === null) return null;
  if (question || garmentsAwaited(order).length > 0) return null;
  const terms = changed ?? { total, expected_delivery_date: day, advance: order.advance };

  async function confirm() {
    await confirmEnteredOrder(order.id, terms, attempts.keyFor([order.id, terms])).catch(showChange);
    attempts.forget();
    toast.success('The order is confirmed.');
    await refreshOrders();
  }

  function showChange(error: unknown): never {
    if (error instanceof CallError && error.code === 'orders.terms_changed') {
      const now = error.body as Record<keyof Figures, { now: Figures[keyof Figures] }>;
      setChanged({
        total: Number(now.total.now),
        expected_delivery_date: String(now.expected_delivery_date.now),
        advance: Number(now.advance.now),
      });
    }
    throw error;
  }

  return (
    <Section title="Confirm it for the customer">
      <p>
        Everything is there. Tell the customer that it costs {formatRupees(terms.total)}
        {terms.advance > 0 && `, ${formatRupees(terms.advance)} of it before the work`}, and is ready on{' '}
        {formatDay(terms.expected_delivery_date)}.
      </p>
      {failure && <Banner kind="error">{failure}</Banner>}
      <Button
        className="self-start"
        pending={isPending}
        onClick={() => act(confirm, 'Failed to confirm the order')}
      >
        {isPending ? 'Confirming...' : 'The customer agrees: confirm'}
      </Button>
    </Section>
  );
}

import { formatRupees } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { Dashboard } from './api.ts';
import { changeText, KINDS, ordersOf } from './words.ts';

const grouped = new Intl.NumberFormat('en-US');

export function FigureCards({ today }: Pick<Dashboard, 'today'>) {
  return (
    <section aria-labelledby="today" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="today">
        Today
      </Heading>
      <ul className="grid gap-3 sm:grid-cols-2">
        <Figure name="Orders" value={grouped.format(ordersOf(today))} note={kindsText(today)} />
        <Figure
          name="Revenue"
          value={formatRupees(today.revenue)}
          note="Without what was cancelled or returned"
        />
      </ul>
    </section>
  );
}

export function PeriodCards({ period, before }: Pick<Dashboard, 'period' | 'before'>) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      <Figure
        name="Orders"
        value={grouped.format(ordersOf(period))}
        note={changeText(ordersOf(period), ordersOf(before))}
      />
      <Figure
        name="Revenue"
        value={formatRupees(period.revenue)}
        note={changeText(period.revenue, before.revenue)}
      />
    </ul>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <Card as="li" padding="small" className="flex flex-col gap-1">
      <p className="text-sm font-semibold text-muted">{name}</p>
      <p className="figures font-display text-2xl font-semibold wrap-anywhere">{value}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
    </Card>
  );
}

function kindsText(figures: Dashboard['today']): string {
  return KINDS.map(({ kind, name }) => `${name} ${grouped.format(figures[kind])}`).join(', ');
}

import type { ReactNode } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatRupees } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { Dashboard, Point } from './api.ts';
import { compactNumber, KINDS, pointText, tickText } from './words.ts';

const AXIS = { stroke: 'var(--color-hairline)', tick: { fill: 'var(--color-muted)', fontSize: 14 } };
const HINT = {
  contentStyle: {
    background: 'var(--color-card)',
    border: '1px solid var(--color-edge)',
    borderRadius: '0.75rem',
  },
  labelStyle: { color: 'var(--color-ink)', fontWeight: 600 },
  itemStyle: { color: 'var(--color-ink)' },
};

interface FigureChartsProps {
  points: readonly Point[];
  step: Dashboard['step'];
}

/** Pictures of the table beside them, so screen readers skip them. */
export function FigureCharts({ points, step }: FigureChartsProps) {
  const data = [...points];
  const day = (
    <XAxis dataKey="day" tickFormatter={(value: string) => tickText(value, step)} minTickGap={16} {...AXIS} />
  );
  const hint = { ...HINT, labelFormatter: (label: ReactNode) => pointText(String(label), step) };
  return (
    <div aria-hidden="true" className="grid gap-4 xl:grid-cols-2">
      <Chart title="Orders" legend={<Legend />}>
        <BarChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
          {day}
          <YAxis allowDecimals={false} width="auto" tickFormatter={compactNumber} {...AXIS} />
          <Tooltip {...hint} cursor={{ fill: 'var(--color-sunken)' }} />
          {KINDS.map(({ kind, name, colour }) => (
            <Bar
              key={kind}
              dataKey={kind}
              name={name}
              stackId="orders"
              fill={colour}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </Chart>
      <Chart title="Revenue">
        <AreaChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
          {day}
          <YAxis width="auto" tickFormatter={compactNumber} {...AXIS} />
          <Tooltip {...hint} formatter={(value) => formatRupees(Number(value))} />
          <Area
            dataKey="revenue"
            name="Revenue"
            stroke="var(--color-brand)"
            strokeWidth={2}
            fill="var(--color-brand-soft)"
            isAnimationActive={false}
          />
        </AreaChart>
      </Chart>
    </div>
  );
}

function Chart({ title, legend, children }: { title: string; legend?: ReactNode; children: ReactNode }) {
  return (
    <Card padding="small" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={3} size="item" className="text-lg">
          {title}
        </Heading>
        {legend}
      </div>
      <ResponsiveContainer width="100%" height={260}>
        {children}
      </ResponsiveContainer>
    </Card>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {KINDS.map(({ kind, name, colour }) => (
        <li key={kind} className="flex items-center gap-1.5">
          <span className="size-3 rounded-sm" style={{ background: colour }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

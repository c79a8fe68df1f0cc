import { type ReactNode, useId } from 'react';
import { uiWords } from '#words';
import { Card } from './card.tsx';

interface ReceiptProps {
  title: string;
  /** The heading level of the title. */
  level?: 2 | 3;
  lines: readonly (readonly [label: string, amount: ReactNode])[];
  total: ReactNode;
  /** True while newer amounts load. */
  isStale?: boolean;
  children?: ReactNode;
}

export function Receipt({ title, level = 2, lines, total, isStale = false, children }: ReceiptProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <Card as="section" aria-labelledby={id} className="print:p-3 print:break-inside-avoid">
      <Title id={id} className="text-lg">
        {title}
      </Title>
      <dl aria-busy={isStale} className="figures mt-3 flex flex-col gap-1.5">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="my-2" aria-hidden="true">
          <div className="stitched" />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-semibold">{uiWords.total}</dt>
          <dd className="ms-auto text-end font-display text-xl" aria-live="polite">
            {total}
          </dd>
        </div>
      </dl>
      {children && <div className="mt-5 flex flex-col gap-3">{children}</div>}
    </Card>
  );
}

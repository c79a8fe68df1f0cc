import type { ComponentProps, ReactNode } from 'react';
import type { Fact } from './sheet-facts.ts';
import { useLineMark } from './sheet-frame.tsx';

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="figures grid gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>;
}

/** The facts of a sheet, each a line that can be read aloud. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const mark = useLineMark();
  return facts.map(({ id, label, value, isFree }) => (
    <FactLine key={id} label={label} {...mark(id)}>
      {isFree ? <bdi>{value}</bdi> : value}
    </FactLine>
  ));
}

export function FactLine({ label, children, ...mark }: { label: ReactNode } & ComponentProps<'div'>) {
  return (
    <div className="min-w-0 border-b border-hairline pb-2" {...mark}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

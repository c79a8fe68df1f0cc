import type { ReactNode } from 'react';
import type { SingleOrder } from '../../../../contract/orders.ts';

export function OrderFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="figures grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0 border-b border-hairline pb-2">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="break-words">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The design choices in words (design-4). */
export function DesignWords({ design }: { design: SingleOrder['design'] }) {
  return <OrderFacts facts={design.map(({ label, choice }) => [label, choice])} />;
}

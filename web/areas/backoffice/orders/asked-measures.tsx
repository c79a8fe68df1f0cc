import { useState } from 'react';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { SendLink } from '../../../features/orders/measures/send-link.tsx';
import { type AskedGarment, garmentsAwaited, itemName } from '../../../features/orders/words.ts';
import { attemptKeys } from '../../../lib/attempt-key.ts';
import { formatDay } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { createMeasureLink, refreshOrders } from './api.ts';
import { Section } from './section.tsx';

type Order = Extract<StaffOrderPage['order'], { kind: 'single' }>;

/** Who is asked for measures, and the link that staff send for the customer (backoffice-29). */
export default function AskedMeasures({ order }: { order: Order }) {
  const garments = garmentsAwaited(order);
  if (order.status !== 'PLACED' || garments.length === 0) return null;
  return (
    <Section title="Measures that are asked for">
      {garments.map((garment) => (
        <Asked key={garment.id} order={order.id} garment={garment} />
      ))}
    </Section>
  );
}

function Asked({ order, garment }: { order: number; garment: AskedGarment }) {
  const [attempts] = useState(() => attemptKeys());
  const [url, setUrl] = useState<string>();
  const { act, isPending, failure } = useAction();
  const { name, link_expires_at: end } = garment.measurement_from;

  async function make() {
    const made = await createMeasureLink(order, garment.id, attempts.keyFor([order, garment.id]));
    attempts.forget();
    setUrl(made.url);
    await refreshOrders();
  }

  const button = url || end ? 'Make a new link' : 'Make the link';
  return (
    <div className="flex flex-col gap-3">
      <p>
        <span className="font-semibold">{name}</span>, {itemName(garment)}:{' '}
        {end === null ? 'there is no link yet.' : `the link works until ${formatDay(end)}.`}
      </p>
      {url && (
        <SendLink
          garment={garment}
          url={url}
          isNew
          hint="It is shown now only. A new one ends the one before."
        />
      )}
      {failure && <Banner kind="error">{failure}</Banner>}
      <Button
        variant="secondary"
        className="self-start"
        pending={isPending}
        aria-label={`${button}: ${name}`}
        onClick={() => act(make, 'Failed to make the link')}
      >
        {isPending ? 'Making it...' : button}
      </Button>
    </div>
  );
}

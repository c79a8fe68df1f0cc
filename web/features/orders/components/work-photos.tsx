import { basicWords, ordersWords } from '#words';
import type { OrderEvent } from '../../../../contract/order-events.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Heading } from '../../../ui/heading.tsx';

const STEP_NAMES: Partial<Record<string, string>> = ordersWords.photoSteps;

/** The tailor's photos of the steps, newest first (workshop-6). */
export default function WorkPhotos({ events }: { events: readonly OrderEvent[] }) {
  const shown = events.filter(({ by, photos }) => photos.length > 0 && by !== 'You').toReversed();
  if (shown.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="item" className="text-lg">
        {ordersWords.fromTheWorkshop}
      </Heading>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map(({ at, action, note, photos }) => (
          <li key={at}>
            {photos.map((address) => (
              <a key={address} href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={basicWords.opensInFullSize({ name: stepName(action) })}
                  loading="lazy"
                  className="max-h-80 w-full rounded-xl border border-hairline object-cover"
                />
              </a>
            ))}
            <p className="mt-1 text-sm text-muted">
              {ordersWords.stepAt({ step: stepName(action), at: formatMoment(at) })}
            </p>
            {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stepName(action: OrderEvent['action']): string {
  return STEP_NAMES[action ?? ''] ?? ordersWords.aStep;
}

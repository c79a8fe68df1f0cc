import type { OrderEvent } from '../../../../contract/orders.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Heading } from '../../../ui/heading.tsx';

const WORDS: Record<string, string> = {
  ask: 'The question',
  start: 'Stitching started',
  check: 'In the quality check',
  rework: 'Back for rework',
  make_ready: 'Ready',
  ship: 'On its way',
  deliver: 'Delivered',
  mend: 'Alteration started',
};

/** The tailor's photos of the steps, newest first (workshop-6). */
export default function WorkPhotos({ events }: { events: readonly OrderEvent[] }) {
  const shown = events.filter(({ by, photos }) => photos.length > 0 && by !== 'You').toReversed();
  if (shown.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="item" className="text-lg">
        From the workshop
      </Heading>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map(({ at, action, note, photos }) => (
          <li key={at}>
            {photos.map((address) => (
              <a key={address} href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={`${WORDS[action ?? ''] ?? 'A step'}, opens in full size`}
                  loading="lazy"
                  className="max-h-80 w-full rounded-xl border border-hairline object-cover"
                />
              </a>
            ))}
            <p className="mt-1 text-sm text-muted">
              {WORDS[action ?? ''] ?? 'A step'}, {formatMoment(at)}
            </p>
            {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

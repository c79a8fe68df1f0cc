import { garmentOf } from '../../../../../contract/garments.ts';
import type { Measurement } from '../../../../../contract/measurements.ts';
import { Banner } from '../../../../ui/states.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { lackingMeasures } from '../record-fit.ts';

const BACK = '/book-tailor?step=order';

interface RecordNoticeProps {
  record: Measurement;
  dressType: string;
}

/** What the record lacks for the garment, what is estimated, and what is to be checked (orders-41, measurements-9). */
export function RecordNotice({ record, dressType }: RecordNoticeProps) {
  const lacking = lackingMeasures(record, dressType);
  const { warnings, estimated } = record;
  const guide = new URLSearchParams({
    tab: 'measurements',
    guide: String(record.id),
    garment: dressType,
    next: BACK,
  });
  return (
    <>
      {lacking.length > 0 && (
        <Banner kind="warning">
          {garmentOf(dressType)?.label} needs what “{record.label}” does not have: {lacking.join(', ')}.{' '}
          <TextLink to={`/profile?${guide}`} variant="inline">
            Add the missing measures
          </TextLink>{' '}
          Your order is kept.
        </Banner>
      )}
      {estimated.length > 0 && (
        <Banner kind="info">
          {estimated.length === 1 ? '1 measure' : `${estimated.length} measures`} of “{record.label}” are
          estimated. Your tailor sees which, and may ask for a fitting.{' '}
          <TextLink to={`/profile?${guide}`} variant="inline">
            Take them by tape
          </TextLink>
        </Banner>
      )}
      {warnings.length > 0 && (
        <details className="rounded-xl bg-saffron-soft px-4 text-sm text-saffron-ink">
          <summary className="flex min-h-11 items-center font-semibold">
            {warnings.length === 1 ? '1 thing to check' : `${warnings.length} things to check`}
          </summary>
          <ul className="flex list-disc flex-col gap-1 ps-5 pb-3">
            {warnings.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

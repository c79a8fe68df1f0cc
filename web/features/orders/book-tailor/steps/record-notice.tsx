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

/** What the record lacks for the garment, and what is to be checked (orders-41). */
export function RecordNotice({ record, dressType }: RecordNoticeProps) {
  const lacking = lackingMeasures(record, dressType);
  const search = new URLSearchParams({ tab: 'measurements', edit: String(record.id), next: BACK });
  const { warnings } = record;
  return (
    <>
      {lacking.length > 0 && (
        <Banner kind="warning">
          {garmentOf(dressType)?.label} needs what “{record.label}” does not have: {lacking.join(', ')}.{' '}
          <TextLink to={`/profile?${search}`} variant="inline">
            Add the missing measures
          </TextLink>{' '}
          Your order is kept.
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

import { orderFormWords } from '#words';
import { monthsOutgrown } from '../../../../../contract/child-records.ts';
import { garmentName } from '../../../../../contract/garment-names.ts';
import type { Measurement } from '../../../../../contract/measurements.ts';
import { useShop } from '../../../../lib/shop.ts';
import { Rich } from '../../../../ui/rich.tsx';
import { Banner } from '../../../../ui/states.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { lackingMeasures } from '../record-fit.ts';

interface RecordNoticeProps {
  record: Measurement;
  /** Empty while it is open. */
  dressType: string;
  back: string;
}

/** Missing, outgrown, estimated and doubtful measures (orders-41, measurements-9, measurements-17). */
export function RecordNotice({ record, dressType, back }: RecordNoticeProps) {
  const lacking = lackingMeasures(record, dressType);
  const months = monthsOutgrown(record, useShop().order_rules.child_months);
  const { warnings, estimated } = record;
  const guide = new URLSearchParams({
    tab: 'measurements',
    guide: String(record.id),
    ...(dressType && { garment: dressType }),
    next: back,
  });
  const parts = {
    guide: (text: string) => (
      <TextLink to={`/profile?${guide}`} variant="inline">
        {text}
      </TextLink>
    ),
  };
  return (
    <>
      {lacking.length > 0 && (
        <Banner kind="warning">
          <Rich
            text={orderFormWords.garmentNeedsWhatIsMissing({
              garment: garmentName(dressType) ?? dressType,
              label: record.label,
              measures: lacking,
            })}
            parts={parts}
          />
        </Banner>
      )}
      {months !== null && (
        <Banner kind="warning">
          <Rich text={orderFormWords.childOutgrown({ label: record.label, months })} parts={parts} />
        </Banner>
      )}
      {estimated.length > 0 && (
        <Banner kind="info">
          <Rich
            text={orderFormWords.measuresAreEstimated({ count: estimated.length, label: record.label })}
            parts={parts}
          />
        </Banner>
      )}
      {warnings.length > 0 && (
        <details className="rounded-xl bg-saffron-soft px-4 text-sm text-saffron-ink">
          <summary className="flex min-h-11 items-center font-semibold">
            {orderFormWords.thingsToCheck({ count: warnings.length })}
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

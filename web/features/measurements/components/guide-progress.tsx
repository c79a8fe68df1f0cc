import type { MeasureCode } from '../../../../contract/measures.ts';
import type { GuidePage } from '../address.ts';

interface GuideProgressProps {
  measures: { required: readonly MeasureCode[]; helpful: readonly MeasureCode[] };
  page: GuidePage;
}

/** How far the guide is within the required or the helpful measures. */
export function GuideProgress({ measures: { required, helpful }, page }: GuideProgressProps) {
  const isHelpful = helpful.some((code) => code === page);
  const codes: readonly string[] = isHelpful ? helpful : required;
  const index = codes.indexOf(page);
  if (index < 0) return null;
  const text = `${isHelpful ? 'For a better fit' : 'Needed'}: ${index + 1} of ${codes.length}`;
  return (
    <div className="flex flex-col gap-2">
      <p className="figures text-sm text-muted">{text}</p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={codes.length}
        aria-valuenow={index + 1}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-hairline"
      >
        <div
          className="h-full rounded-full bg-saffron transition-[width] duration-200"
          style={{ width: `${((index + 1) / codes.length) * 100}%` }}
        />
      </div>
    </div>
  );
}

import type { Ref } from 'react';
import { DRESS_TYPES, type DressTypeCode } from '../../../../contract/garments.ts';
import { MEASURES, type MeasureCode } from '../../../../contract/measures.ts';

interface GuideMoreProps {
  garment: DressTypeCode;
  measures: { helpful: readonly MeasureCode[] };
  ref: Ref<HTMLHeadingElement>;
}

/** The required measures are taken; asks whether to go on. */
export function GuideMore({ garment, measures: { helpful }, ref }: GuideMoreProps) {
  const names = helpful.map((code) => MEASURES[code].name.replace(/ \(garment\)$/, ''));
  return (
    <section aria-labelledby="guide-more" className="flex flex-col gap-4">
      <h3 id="guide-more" ref={ref} tabIndex={-1} className="text-xl">
        That is enough to order: {DRESS_TYPES[garment].label}
      </h3>
      <p>
        {helpful.length === 1 ? 'One more measure makes' : `${helpful.length} more measures make`} it fit
        better. You can skip each of them, and add them later.
      </p>
      <p className="text-sm text-muted">{names.join(', ')}.</p>
    </section>
  );
}

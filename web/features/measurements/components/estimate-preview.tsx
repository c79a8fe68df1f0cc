import { type Answers, estimateMeasures } from '../../../../contract/estimates.ts';
import { FIRST_EIGHT, MEASURES, type Unit } from '../../../../contract/measures.ts';
import { Card } from '../../../ui/card.tsx';

/** What the answers give so far, with how far off it may be. */
export function EstimatePreview({ answers, unit }: { answers: Answers | undefined; unit: Unit }) {
  const estimates = answers && estimateMeasures(answers, unit);
  if (!estimates) return null;
  const { values, margins } = estimates;
  const others = Object.keys(values).length - FIRST_EIGHT.filter((code) => values[code]).length;
  return (
    <Card as="section" aria-labelledby="estimate-title">
      <h3 id="estimate-title" className="text-xl">
        What this gives
      </h3>
      <dl className="figures mt-3 grid gap-x-8 sm:grid-cols-2">
        {FIRST_EIGHT.filter((code) => values[code]).map((code) => (
          <div key={code} className="flex justify-between gap-3 border-b border-hairline py-1.5">
            <dt className="text-muted">{MEASURES[code].name}</dt>
            <dd>
              <strong>
                {values[code]} {unit}
              </strong>{' '}
              <span className="text-sm text-muted">± {margins[code]}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        And {others} more. Of 100 people, 95 lie within the range after ±. What you have measured already
        stays as it is.
      </p>
    </Card>
  );
}

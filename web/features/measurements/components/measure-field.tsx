import { type MouseEvent, memo } from 'react';
import { measurementsWords, measureWords } from '#words';
import type { AgeGroup, MeasureCode, Unit } from '../../../../contract/measures.ts';
import { Button } from '../../../ui/button.tsx';
import { FIELD_BOX, FieldFrame } from '../../../ui/field.tsx';
import { unitOf, usualRange } from '../words.ts';

interface MeasureFieldProps {
  code: MeasureCode;
  text: string;
  unit: Unit;
  ageGroup: AgeGroup;
  error: string | undefined;
  warnings: string | undefined;
  suggestedUnit: Unit | undefined;
  isEstimated: boolean;
  onType: (code: MeasureCode, text: string) => void;
  onFocus: (code: MeasureCode) => void;
  onReadAs: (code: MeasureCode, unit: Unit) => void;
  onConfirm: (code: MeasureCode) => void;
}

/** The pressed button is removed with the question. */
function focusField({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.parentElement?.querySelector('input')?.focus();
}

export const MeasureField = memo(function MeasureField(props: MeasureFieldProps) {
  const { code, text, unit, ageGroup, error, warnings, suggestedUnit } = props;
  const inFeet = code === 'height' && unit === 'in';
  return (
    <div className="flex flex-col gap-1">
      <FieldFrame
        label={measureWords.names[code]}
        error={error}
        warning={error ? undefined : warnings}
        hint={
          <>
            {props.isEstimated && (
              <strong className="font-semibold text-saffron-ink">
                {measurementsWords.estimatedTypeWhatTheTapeShows}{' '}
              </strong>
            )}
            {measureWords.howTo[code]} {inFeet && `${measurementsWords.feetAndInchesWorkToo} `}
            <span className="figures whitespace-nowrap">
              {measurementsWords.usual({ range: usualRange(code, ageGroup, unit) })}
            </span>
          </>
        }
      >
        {(ids) => (
          <div className="relative">
            <input
              {...ids}
              name={code}
              type="text"
              inputMode={inFeet ? 'text' : 'decimal'}
              autoComplete="off"
              maxLength={20}
              value={text}
              onChange={({ target }) => props.onType(code, target.value)}
              onFocus={() => props.onFocus(code)}
              className={`${FIELD_BOX} figures scroll-mt-60 scroll-mb-40 pe-12`}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-0 grid place-items-center pe-3.5 text-sm text-muted"
            >
              {unitOf(code, unit)}
            </span>
          </div>
        )}
      </FieldFrame>
      {suggestedUnit && (
        <Button
          variant="secondary"
          className="self-start px-4"
          onClick={(event) => {
            focusField(event);
            props.onReadAs(code, suggestedUnit);
          }}
        >
          {measurementsWords.yesInThisUnit[suggestedUnit]({ typed: text })}
        </Button>
      )}
      {warnings && !error && (
        <Button
          variant="secondary"
          className="self-start px-4"
          onClick={(event) => {
            focusField(event);
            props.onConfirm(code);
          }}
        >
          {measurementsWords.iMeasuredItAgainKeepIt}
        </Button>
      )}
    </div>
  );
});

import { type Ref, useState } from 'react';
import { basicWords, measurementsWords, measureWords } from '#words';
import { MEASURES, type MeasureCode, type Unit } from '../../../../contract/measures.ts';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { findingOf } from '../findings.ts';
import { type RecordFields, shownText, withConfirmed, withTyped } from '../record-fields.ts';
import { unitOf, usualRange } from '../words.ts';
import { MeasureFigure, useMeasureView } from './measure-figure.tsx';
import { TapeInput } from './tape-input.tsx';
import { UnitSwitch } from './unit-switch.tsx';

interface GuideMeasureProps {
  code: MeasureCode;
  fields: RecordFields;
  isRequired: boolean;
  /** True if Next was pressed without a number. */
  isUnanswered: boolean;
  edit: (field: string, change: (fields: RecordFields) => RecordFields) => void;
  /** Keeps a doubtful value. */
  onKeep: () => void;
  ref: Ref<HTMLInputElement>;
}

/** One measure: drawing, instructions and field. */
export function GuideMeasure({
  code,
  fields,
  isRequired,
  isUnanswered,
  edit,
  onKeep,
  ref,
}: GuideMeasureProps) {
  const person = fields.age_group === 'child' ? 'child' : fields.gender === 'female' ? 'woman' : 'man';
  const shown = useMeasureView(code, person);
  const [chosen, setChosen] = useState<{ code: MeasureCode; unit: Unit }>();
  const name = measureWords.names[code];
  const entry = fields.entries[code];
  const isEstimated = fields.marks[code] === 'estimated';
  const unit = (chosen?.code === code && chosen.unit) || entry?.unit || fields.unit;
  // An estimate is shown beside the field, because nobody measured it.
  const text = isEstimated ? '' : (entry?.text ?? '');
  const finding = isEstimated ? undefined : findingOf(fields, code);
  const type = (typed: string, inUnit = unit) =>
    edit(code, (before) => withTyped(before, code, typed, inUnit));
  return (
    <section aria-labelledby="guide-measure" className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-12">
      <div className="flex items-center justify-center rounded-3xl border border-hairline bg-card p-2 lg:p-6">
        <MeasureFigure
          shown={shown}
          taken={Object.keys(fields.entries)}
          zoomed
          className="h-[26vh] max-h-80 min-h-36 w-full lg:hidden"
        />
        <MeasureFigure
          shown={shown}
          taken={Object.keys(fields.entries)}
          className="h-96 w-full max-lg:hidden"
        />
      </div>
      <div className="flex flex-col gap-4">
        <div>
          <Heading level={3} size="part" id="guide-measure">
            {name}
            {!isRequired && (
              <span className="font-sans text-base font-normal text-muted"> {basicWords.optional}</span>
            )}
          </Heading>
          <p className="mt-1 lg:text-lg">{measureWords.howTo[code]}</p>
          {shown.view && (
            <p className="text-sm text-muted max-lg:sr-only">{measurementsWords.inThePicture[shown.view]}</p>
          )}
        </div>
        {isEstimated && entry && (
          <p className="rounded-xl bg-saffron-soft px-4 py-3 text-saffron-ink">
            <Rich
              text={measurementsWords.estimatedFromYourAnswers({
                value: `${basicWords.leftToRight({ text: entry.text })} ${unitOf(code, entry.unit)}`,
              })}
              parts={{ value: (text) => <strong className="figures">{text}</strong> }}
            />
          </p>
        )}
        <TapeInput
          label={name}
          code={code}
          text={text}
          unit={unit}
          error={isUnanswered && !text ? measurementsWords.typeTheNumberOrSkipThis : finding?.refused}
          warning={finding?.warnings.join(' ') || undefined}
          hint={measurementsWords.usual({ range: usualRange(code, fields.age_group, unit) })}
          onType={type}
          ref={ref}
        >
          {MEASURES[code].kind === 'length' && (
            <UnitSwitch
              unit={unit}
              onSwitch={(switched) => {
                setChosen({ code, unit: switched });
                if (text) type(shownText({ ...fields, unit: switched }, code), switched);
              }}
            />
          )}
        </TapeInput>
        {finding?.suggestion && (
          <Button
            variant="secondary"
            className="self-start px-4"
            onClick={({ currentTarget }) => {
              // The pressed button is removed with the question.
              currentTarget.closest('section')?.querySelector('input')?.focus();
              type(text, finding.suggestion?.unit);
            }}
          >
            {measurementsWords.yesInThisUnit[finding.suggestion.unit]({ typed: text })}
          </Button>
        )}
        {finding && !finding.refused && finding.warnings.length > 0 && (
          <Button
            variant="secondary"
            className="self-start px-4"
            onClick={() => {
              edit(code, (before) => withConfirmed(before, code));
              onKeep();
            }}
          >
            {measurementsWords.iMeasuredItAgainKeepIt}
          </Button>
        )}
      </div>
    </section>
  );
}

import type { Ref } from 'react';
import { measurementsWords, measureWords } from '#words';
import { MEASURE_CODES, MEASURES, type MeasureCode } from '../../../../contract/measures.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { findingOf } from '../findings.ts';
import { withConfirmed } from '../record-fields.ts';
import type { useRecordForm } from '../use-record-form.ts';
import { unitOf } from '../words.ts';

interface GuideReviewProps {
  title: string;
  form: Pick<ReturnType<typeof useRecordForm>, 'fields' | 'errors' | 'edit'>;
  measures: Record<'required' | 'length' | 'helpful', readonly MeasureCode[]>;
  /** What becomes of the length of a kameez that nobody gave. */
  leftOpen: string;
  onTake: (code: MeasureCode) => void;
  ref: Ref<HTMLHeadingElement>;
}

/** Taken, missing and doubtful measures. */
export function GuideReview({ title, form, measures, leftOpen, onTake, ref }: GuideReviewProps) {
  const { fields, errors, edit } = form;
  const guided = [...measures.required, ...measures.length, ...measures.helpful];
  const taken = MEASURE_CODES.filter((code) => fields.entries[code]);
  const missing = measures.required.filter((code) => !fields.entries[code] && code !== 'weight');
  const open = measures.length.filter((code) => !fields.entries[code]);
  const others = Object.entries(errors).filter(([field]) => !(field in MEASURES));
  return (
    <section aria-labelledby="guide-review" className="flex flex-col gap-5">
      <h3 id="guide-review" ref={ref} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      {others.map(([field, sentences]) => (
        <Banner key={field} kind="error">
          {sentences.join(' ')}
        </Banner>
      ))}
      {missing.length > 0 && (
        <Banner kind="warning">
          <p>{measurementsWords.stillNeededForAnOrder}</p>
          <MeasureButtons codes={missing} onTake={onTake} />
        </Banner>
      )}
      {open.length > 0 && (
        <div className="text-muted">
          <p>{leftOpen}</p>
          <MeasureButtons codes={open} onTake={onTake} />
        </div>
      )}
      {taken.length === 0 && <p className="text-muted">{measurementsWords.nothingIsMeasuredYet}</p>}
      <ul className="flex flex-col">
        {taken.map((code) => {
          const finding = findingOf(fields, code);
          const entry = fields.entries[code];
          const sentence = errors[code]?.[0] ?? finding?.refused ?? finding?.warnings.join(' ');
          const isDoubtful = finding && !finding.refused && finding.warnings.length > 0;
          return (
            <li key={code} className="border-b border-hairline py-1">
              <div className="flex items-center justify-between gap-3">
                <span className="min-w-0">
                  {measureWords.names[code]}{' '}
                  {fields.marks[code] === 'estimated' && (
                    <Badge tone="saffron">{measurementsWords.estimated}</Badge>
                  )}
                  {fields.marks[code] === 'confirmed' && (
                    <Badge tone="leaf">{measurementsWords.measuredTwice}</Badge>
                  )}
                </span>
                <span className="flex shrink-0 items-center gap-1">
                  <strong className="figures">
                    <bdi dir="ltr">{entry?.text}</bdi> {entry && unitOf(code, entry.unit)}
                  </strong>
                  {guided.includes(code) && (
                    <Button
                      variant="quiet"
                      className="px-3"
                      aria-label={measurementsWords.changeMeasure({ name: measureWords.names[code] })}
                      onClick={() => onTake(code)}
                    >
                      {measurementsWords.change}
                    </Button>
                  )}
                </span>
              </div>
              {sentence && <p className="pb-1 text-sm text-saffron-ink">{sentence}</p>}
              {isDoubtful && (
                <Button
                  variant="quiet"
                  className="-ms-4"
                  onClick={() => edit(code, (before) => withConfirmed(before, code))}
                >
                  {measurementsWords.iMeasuredItAgainKeepIt}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <TextAreaField
        label={measurementsWords.noteForTheTailor}
        optional
        name="note"
        rows={3}
        maxLength={1000}
        placeholder={measurementsWords.forExampleRightShoulderLowerPrefers}
        value={fields.note}
        error={errors.note?.[0]}
        onChange={({ target }) => edit('note', (before) => ({ ...before, note: target.value }))}
      />
    </section>
  );
}

interface MeasureButtonsProps {
  codes: readonly MeasureCode[];
  onTake: (code: MeasureCode) => void;
}

function MeasureButtons({ codes, onTake }: MeasureButtonsProps) {
  return (
    <div className="flex flex-wrap gap-x-2">
      {codes.map((code) => (
        <Button key={code} variant="quiet" className="px-2" onClick={() => onTake(code)}>
          {measureWords.names[code]}
        </Button>
      ))}
    </div>
  );
}

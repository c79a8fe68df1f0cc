import { type FormEvent, useId, useState } from 'react';
import { measureWords, sampleWords } from '#words';
import { MAX_SAMPLE_NOTE_LENGTH, type SampleMeasureCode } from '../../../../contract/constants/samples.ts';
import { checkMeasures } from '../../../../contract/fit-checks.ts';
import { type MeasureCode, UNITS, type Unit } from '../../../../contract/measures.ts';
import type { MeasurementSample, SampleMeasuresForm } from '../../../../contract/sample-garments.ts';
import {
  fieldOf,
  inUnit,
  isHalfGirth,
  type LaidFlat,
  readSample,
  sampleMeasuresFor,
} from '../../../../contract/sample-measures.ts';
import { typedNumber } from '../../../../contract/typed-number.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { FIELD_BOX, TextAreaField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

export interface TypedSample {
  unit: Unit;
  note: string;
  values: Partial<Record<SampleMeasureCode, string>>;
}

export const emptySample = (unit: Unit): TypedSample => ({ unit, note: '', values: {} });

interface SampleFormProps {
  dressType: string | null;
  sample: Pick<MeasurementSample, 'age_group' | 'gender'>;
  typed: TypedSample;
  onTyped: (typed: TypedSample) => void;
  onSave: (measured: SampleMeasuresForm) => Promise<void>;
}

type Problems = Partial<Record<SampleMeasureCode, string>>;

/** Measures of a garment that is laid flat (measurements-21). */
export function SampleForm({ dressType, sample, typed, onTyped, onSave }: SampleFormProps) {
  const formId = useId();
  const codes = sampleMeasuresFor(dressType);
  const { unit, note, values } = typed;
  const [isPressed, setPressed] = useState(false);
  const [confirmed, setConfirmed] = useState('');
  const { laidFlat, unreadable } = readTyped(codes, values);
  const read = readSample(laidFlat, unit, sample);
  const found = checkMeasures({ ...sample, unit, values: inUnit(read.values, unit) });
  const wrong: Problems = { ...byField(found.refused), ...unreadable };
  const doubts = byField(found.warnings);
  const doubtful = JSON.stringify(doubts);
  const hasDoubts = Object.keys(doubts).length > 0;
  const isEmpty = Object.keys(laidFlat).length === 0;
  const isDoubted = hasDoubts && confirmed === doubtful && Object.keys(wrong).length === 0;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setPressed(true);
    const first = codes.find((code) => wrong[code]) ?? (isEmpty ? codes[0] : undefined);
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (hasDoubts && confirmed !== doubtful) {
      setConfirmed(doubtful);
      return;
    }
    const taken = found.warnings.map(({ code }) => code);
    await onSave({ unit, values: laidFlat, confirmed: [...new Set(taken)], note: note.trim() });
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <p className="text-muted">{sampleWords.layItFlat}</p>
      <RadioGroup
        label={sampleWords.unit}
        value={unit}
        options={UNITS.map((value) => ({ value, label: measureWords.units[value] }))}
        radio={{
          name: `${formId}-unit`,
          onChange: ({ target }: { target: { value: string } }) =>
            onTyped({ ...typed, unit: target.value as Unit }),
        }}
      />
      <ul className="flex flex-col">
        {codes.map((code) => {
          const value = laidFlat[code];
          const problem = isPressed ? (wrong[code] ?? doubts[code]) : unreadable[code];
          return (
            <li
              key={code}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2.5"
            >
              <label htmlFor={`${formId}-${code}`} className="min-w-0 flex-1">
                <span className="block font-medium">{sampleWords.names[code]}</span>
                <span className="figures block text-sm text-muted">{howTaken(code, value, unit)}</span>
              </label>
              <input
                id={`${formId}-${code}`}
                name={code}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={values[code] ?? ''}
                aria-invalid={problem !== undefined || undefined}
                aria-describedby={problem ? `${formId}-${code}-problem` : undefined}
                onChange={({ target }) => onTyped({ ...typed, values: { ...values, [code]: target.value } })}
                className={cn(FIELD_BOX, 'figures w-28 text-end text-lg')}
              />
              <p
                id={`${formId}-${code}-problem`}
                aria-live="polite"
                className={cn(
                  'w-full text-sm font-semibold empty:hidden',
                  wrong[code] ? 'text-madder' : 'text-saffron-ink',
                )}
              >
                {problem}
              </p>
            </li>
          );
        })}
      </ul>
      <TextAreaField
        label={sampleWords.noteForTheCustomer}
        optional
        hint={sampleWords.noteHint}
        rows={2}
        maxLength={MAX_SAMPLE_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => onTyped({ ...typed, note: target.value })}
      />
      <p role="alert" className="font-semibold text-madder empty:hidden">
        {isPressed && isEmpty && sampleWords.enterOneMeasure}
      </p>
      <Button type="submit" className="min-h-14 w-full">
        {isDoubted ? sampleWords.iMeasuredAgain : sampleWords.saveTheMeasures}
      </Button>
    </form>
  );
}

function readTyped(
  codes: readonly SampleMeasureCode[],
  values: TypedSample['values'],
): { laidFlat: LaidFlat; unreadable: Problems } {
  const laidFlat: LaidFlat = {};
  const unreadable: Problems = {};
  for (const code of codes) {
    const value = typedNumber(values[code] ?? '');
    if (value === null) continue;
    if (value > 0 && value < 2000) laidFlat[code] = value;
    else unreadable[code] = sampleWords.enterALength;
  }
  return { laidFlat, unreadable };
}

/** The first sentence of each field. */
function byField(found: readonly { code: MeasureCode; sentence: string }[]): Problems {
  const problems: Problems = {};
  for (const { code, sentence } of found) {
    const field = fieldOf(code);
    if (field) problems[field] ??= sentence;
  }
  return problems;
}

function howTaken(code: SampleMeasureCode, value: number | undefined, unit: Unit): string {
  if (!isHalfGirth(code)) return sampleWords.straight;
  if (value === undefined) return sampleWords.fromSideToSide;
  return sampleWords.doubled({
    length: String(Math.round(value * 200) / 100),
    unit: measureWords.units[unit],
  });
}

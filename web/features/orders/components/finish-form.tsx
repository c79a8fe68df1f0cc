import { type FormEvent, useId, useState } from 'react';
import {
  differencesOf,
  type MeasuredValues,
  measuresToFinish,
} from '../../../../contract/finished-measures.ts';
import { type MeasureCode, toCanonical, type Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { lengthOnTape, onTape } from '../../../../contract/tape.ts';
import { typedNumber } from '../../../../contract/typed-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';
import { FIELD_BOX } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { type SheetWords, useSheetTongue } from '../sheet-words.ts';

export type TypedMeasures = Partial<Record<MeasureCode, string>>;

interface FinishFormProps {
  order: Pick<WorkshopOrder, 'dress_type' | 'status'>;
  /** In millimetres. */
  ordered: MeasuredValues;
  /** What the garment measured before, in millimetres. */
  saved: MeasuredValues | null;
  unit: Unit;
  typed: TypedMeasures;
  onTyped: (typed: TypedMeasures) => void;
  onSave: (values: Partial<Record<MeasureCode, number>>) => Promise<void>;
  level?: 2 | 3;
}

/** The finished garment's measures beside the ordered ones (workshop-9). */
export function FinishForm({
  order,
  ordered,
  saved,
  unit,
  typed,
  onTyped,
  onSave,
  level = 2,
}: FinishFormProps) {
  const { words } = useSheetTongue();
  // A page has a form for each garment of an order.
  const formId = useId();
  const codes = measuresToFinish(order.dress_type, ordered);
  const [wrong, setWrong] = useState<MeasureCode>();
  const isMeasured = saved !== null;
  const isOpen = order.status === 'IN_PRODUCTION' || order.status === 'QUALITY_CHECK';
  if (codes.length === 0 || !(isOpen || isMeasured)) return null;

  const values = Object.fromEntries(
    codes.map((code) => [code, typedNumber(typed[code] ?? '')] as const),
  ) as Partial<Record<MeasureCode, number | null>>;
  const measured: MeasuredValues = {};
  for (const code of codes) {
    const value = values[code];
    if (value && value > 0) measured[code] = toCanonical(code, value, unit);
  }
  const isSaved = isMeasured && codes.every((code) => measured[code] === saved[code]);
  const differences = new Map(differencesOf(ordered, measured).map(({ measure, by }) => [measure, by]));

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const unreadable = codes.find((code) => {
      const value = values[code];
      return value !== null && value !== undefined && !(value > 0 && value < 2000);
    });
    setWrong(unreadable);
    if (unreadable) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${unreadable}]`)?.focus();
      return;
    }
    const kept = codes.flatMap((code) => (values[code] ? [[code, values[code]] as const] : []));
    await onSave(Object.fromEntries(kept));
  }

  return (
    <Card as="section" padding="small">
      <form method="post" noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
        <Heading level={level} size="item">
          {words.finishedMeasures}
        </Heading>
        <p className="text-muted">{isOpen ? words.measureTheGarment : words.asItLeft}</p>
        <ul className="flex flex-col">
          {codes.map((code) => (
            <li
              key={code}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2.5"
            >
              <label htmlFor={`${formId}-${code}`} className="min-w-0 flex-1">
                <span className="block font-medium">{words.measureNames[code]}</span>
                <span className="figures block text-sm text-muted">
                  {words.orderedLength({
                    length: onTape(code, ordered[code] ?? 0, unit),
                    unit: words.units[unit],
                  })}
                </span>
              </label>
              <input
                id={`${formId}-${code}`}
                name={code}
                inputMode={unit === 'cm' ? 'decimal' : 'text'}
                autoComplete="off"
                maxLength={12}
                readOnly={!isOpen}
                value={typed[code] ?? ''}
                aria-invalid={wrong === code || undefined}
                aria-describedby={
                  differences.has(code) || wrong === code ? `${formId}-differs-${code}` : undefined
                }
                onChange={({ target }) => onTyped({ ...typed, [code]: target.value })}
                className={cn(FIELD_BOX, 'figures w-28 text-end text-lg')}
              />
              <p
                id={`${formId}-differs-${code}`}
                aria-live="polite"
                className="figures w-full text-end text-sm font-semibold text-madder empty:hidden"
              >
                {wrong === code ? words.enterALengthSuchAs : differs(differences.get(code), unit, words)}
              </p>
            </li>
          ))}
        </ul>
        {isOpen && (
          <>
            <Button type="submit" variant="secondary" className="min-h-14 w-full">
              {words.saveTheFinishedMeasures}
            </Button>
            <p role="status" className="text-center text-sm font-semibold text-leaf empty:hidden">
              {isSaved && words.theseMeasuresAreSaved}
            </p>
          </>
        )}
      </form>
    </Card>
  );
}

function differs(by: number | undefined, unit: Unit, words: SheetWords): string | undefined {
  if (by === undefined) return undefined;
  const text = by > 0 ? words.tooLarge : words.tooSmall;
  return text({ length: lengthOnTape(Math.abs(by), unit), unit: words.units[unit] });
}

export function typedFrom(values: MeasuredValues, unit: Unit): TypedMeasures {
  return Object.fromEntries(
    Object.entries(values).map(([code, stored]) => [code, onTape(code as MeasureCode, stored, unit)]),
  );
}

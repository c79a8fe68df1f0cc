import { useCallback } from 'react';
import { measurementsWords } from '#words';
import { FIRST_EIGHT, type MeasureCode, type Unit } from '../../../../contract/measures.ts';
import { Card } from '../../../ui/card.tsx';
import { MORE_MEASURES } from '../groups.ts';
import { readAs, shownText, withConfirmed, withTyped } from '../record-fields.ts';
import type { useRecordForm } from '../use-record-form.ts';
import { MeasureField } from './measure-field.tsx';

type RecordForm = Pick<ReturnType<typeof useRecordForm>, 'fields' | 'findings' | 'errors' | 'edit'>;

export function MeasureFields({ form, onFocus }: { form: RecordForm; onFocus: (code: MeasureCode) => void }) {
  const { fields, edit } = form;
  const type = useCallback(
    (code: MeasureCode, text: string) => edit(code, (before) => withTyped(before, code, text)),
    [edit],
  );
  const read = useCallback(
    (code: MeasureCode, unit: Unit) => edit(code, (before) => readAs(before, code, unit)),
    [edit],
  );

  const confirm = useCallback(
    (code: MeasureCode) => edit(code, (before) => withConfirmed(before, code)),
    [edit],
  );

  const renderFields = (codes: readonly MeasureCode[]) => (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {codes.map((code) => {
        const finding = form.findings[code];
        return (
          <MeasureField
            key={code}
            code={code}
            text={shownText(fields, code)}
            unit={fields.unit}
            ageGroup={fields.age_group}
            error={form.errors[code]?.[0] ?? finding?.refused}
            warnings={finding?.warnings.join(' ') || undefined}
            suggestedUnit={finding?.suggestion?.unit}
            isEstimated={fields.marks[code] === 'estimated'}
            onType={type}
            onFocus={onFocus}
            onReadAs={read}
            onConfirm={confirm}
          />
        );
      })}
    </div>
  );

  const taken = (codes: readonly MeasureCode[]) => codes.filter((code) => fields.entries[code]).length;
  const groups = MORE_MEASURES.filter(
    ({ ladies, codes }) => !ladies || fields.gender === 'female' || taken(codes) > 0,
  );
  return (
    <div className="flex flex-col gap-6">
      {renderFields(FIRST_EIGHT)}
      <div className="flex flex-col gap-3">
        <h4 className="text-lg">{measurementsWords.moreForABetterFit}</h4>
        {groups.map(({ title, codes }) => (
          <Card as="details" padding="none" key={title}>
            <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 font-semibold">
              <span>{title}</span>
              <span className="figures shrink-0 text-sm font-normal text-muted">
                {measurementsWords.takenOf({ taken: taken(codes), count: codes.length })}
              </span>
            </summary>
            <div className="border-t border-hairline p-4">{renderFields(codes)}</div>
          </Card>
        ))}
      </div>
    </div>
  );
}

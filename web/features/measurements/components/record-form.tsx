import { useState } from 'react';
import { basicWords, measurementsWords, measureWords } from '#words';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { MeasureCode, Unit } from '../../../../contract/measures.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { doubtfulUnits } from '../findings.ts';
import { PART_NAMES } from '../record-conflict.ts';
import { type RecordFields, readAs } from '../record-fields.ts';
import { useRecordForm } from '../use-record-form.ts';
import { usualRange } from '../words.ts';
import { MeasureFields } from './measure-fields.tsx';
import { MeasureFigure, useMeasureView } from './measure-figure.tsx';
import { PersonFields } from './person-fields.tsx';
import { UnitSwitch } from './unit-switch.tsx';

interface RecordFormProps {
  username: string;
  record?: Measurement | undefined;
  persons: readonly string[];
  unit: Unit;
  /** Saves a new record for another account. */
  save?: Parameters<typeof useRecordForm<Measurement>>[0]['save'];
  onSaved: (saved: Measurement) => void;
  onLeave: () => void;
}

export default function RecordForm({
  username,
  record,
  persons,
  unit,
  save,
  onSaved,
  onLeave,
}: RecordFormProps) {
  const form = useRecordForm({ username, record, unit, save, onSaved });
  const { fields, errors, edit } = form;
  const [focused, setFocused] = useState<MeasureCode>('chest');
  const [leaving, setLeaving] = useState(false);
  const typedName = fields.label.trim();

  function discard() {
    form.discard();
    onLeave();
  }

  return (
    <form {...form.formProps} className="flex flex-col gap-8">
      <EditConflict conflict={form.conflict} labels={PART_NAMES} />
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[1fr_19rem] lg:gap-x-12">
        <PersonFields
          fields={fields}
          errors={errors}
          persons={persons.filter((person) => person !== record?.label)}
          onEdit={edit}
        />
        <MeasureGuide
          code={focused}
          fields={fields}
          onSwitch={(chosen) => edit('unit', (before) => ({ ...before, unit: chosen }))}
        />
        <section aria-labelledby="measures-title" className="flex min-w-0 flex-col gap-6">
          <Heading level={3} size="item" id="measures-title">
            {measurementsWords.measures}
          </Heading>
          <UnitQuestion form={form} />
          <MeasureFields form={form} onFocus={setFocused} />
          <TextAreaField
            label={basicWords.note}
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
      </div>
      <BottomBar kind="sticky" className="flex flex-col gap-3 sm:mx-0 sm:px-0">
        <FailureBanner failure={form.failure}>
          <p className="text-sm">{measurementsWords.yourEntriesAreSavedOnThis}</p>
        </FailureBanner>
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="secondary"
            pending={form.saving}
            onClick={() => {
              if (form.isTouched) setLeaving(true);
              else onLeave();
            }}
          >
            {basicWords.cancel}
          </Button>
          <SubmitButton busy={form.saving} busyLabel={basicWords.saving} className="max-sm:flex-1">
            {measurementsWords.saveMeasurements}
          </SubmitButton>
        </div>
      </BottomBar>
      <Dialog
        title={measurementsWords.leaveWithoutSaving}
        open={leaving}
        onClose={() => setLeaving(false)}
        actions={
          <>
            <Button variant="danger" onClick={discard}>
              {measurementsWords.discard}
            </Button>
            <Button variant="secondary" onClick={onLeave}>
              {measurementsWords.leaveAndKeepTheDraft}
            </Button>
          </>
        }
      >
        <p>
          {typedName
            ? measurementsWords.whatYouTypedForIsNotSaved({ name: typedName })
            : measurementsWords.whatYouTypedIsNotSaved}
        </p>
      </Dialog>
    </form>
  );
}

/** Asks once about all numbers that only make sense in the other unit. */
function UnitQuestion({ form: { findings, edit } }: { form: ReturnType<typeof useRecordForm> }) {
  const doubtful = doubtfulUnits(findings);
  const unit = doubtful[0] && findings[doubtful[0]]?.suggestion?.unit;
  if (!unit || doubtful.length < 2) return null;
  return (
    <Banner kind="warning">
      <p>{measurementsWords.numbersLookLike[unit]({ count: doubtful.length })}</p>
      <Button
        variant="secondary"
        className="mt-2"
        onClick={({ currentTarget }) => {
          // The pressed button is removed with the question.
          currentTarget.closest('form')?.querySelector<HTMLElement>(`[name=${doubtful[0]}]`)?.focus();
          edit('unit', (before) => ({
            ...doubtful.reduce((fields, code) => readAs(fields, code, unit), before),
            unit,
          }));
        }}
      >
        {measurementsWords.yesTheyAre[unit]}
      </Button>
    </Banner>
  );
}

interface MeasureGuideProps {
  code: MeasureCode;
  fields: RecordFields;
  onSwitch: (unit: Unit) => void;
}

/** Shows where to put the tape for a measure; stays visible while the measures scroll. */
function MeasureGuide({ code, fields, onSwitch }: MeasureGuideProps) {
  const person = fields.age_group === 'child' ? 'child' : fields.gender === 'female' ? 'woman' : 'man';
  const shown = useMeasureView(code, person);
  const taken = Object.keys(fields.entries);
  return (
    <div className="sticky top-[var(--guide-top,4rem)] z-bar -mx-4 border-y border-hairline bg-paper px-4 py-2 sm:mx-0 sm:px-0 lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start lg:border-0 lg:py-0">
      <div className="flex items-center gap-4 lg:flex-col lg:rounded-3xl lg:border lg:border-hairline lg:bg-card lg:p-6">
        <MeasureFigure
          shown={shown}
          taken={taken}
          zoomed
          className="size-28 shrink-0 rounded-2xl bg-card lg:hidden"
        />
        <MeasureFigure shown={shown} taken={taken} className="h-72 w-full max-lg:hidden" />
        <div className="flex min-w-0 flex-1 flex-col gap-2 lg:contents">
          <p className="text-sm lg:w-full">
            <strong className="block font-display text-lg leading-tight lg:text-xl">
              {measureWords.names[code]}
            </strong>
            <span className="text-muted lg:hidden">
              {shown.view && measurementsWords.captions[shown.view]}
            </span>
            <span className="block text-muted max-lg:hidden">
              {measureWords.howTo[code]}{' '}
              <span className="figures">
                {measurementsWords.usual({ range: usualRange(code, fields.age_group, fields.unit) })}
              </span>
            </span>
          </p>
          <div className="lg:order-first">
            <UnitSwitch unit={fields.unit} onSwitch={onSwitch} />
          </div>
        </div>
      </div>
    </div>
  );
}

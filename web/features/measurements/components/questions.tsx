import { type FormEvent, type ReactNode, useState } from 'react';
import { basicWords, measurementsWords, measureWords } from '#words';
import { type Answers, estimateMeasures } from '../../../../contract/estimates.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { FIRST_EIGHT, type Unit } from '../../../../contract/measures.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Card } from '../../../ui/card.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import {
  type Question,
  questionsFor,
  readAnswers,
  shownAnswer,
  type TypedAnswers,
  withEstimates,
} from '../questions.ts';
import { PART_NAMES } from '../record-conflict.ts';
import { type Entry, type RecordFields, shownText, withTyped } from '../record-fields.ts';
import { draftName, ownDrafts, type RecordDrafts } from '../store.ts';
import { useRecordForm } from '../use-record-form.ts';
import { unitOf } from '../words.ts';
import { PersonFields } from './person-fields.tsx';
import { TapeInput } from './tape-input.tsx';
import { UnitSwitch } from './unit-switch.tsx';

interface QuestionsProps {
  username: string;
  record?: Measurement | undefined;
  persons: readonly string[];
  unit: Unit;
  onSaved: (saved: Measurement) => void;
}

const NO_ANSWERS: TypedAnswers = {};

/** Ten easy questions for customers without a tape (measurements-11). */
export default function Questions({ username, record, persons, unit, onSaved }: QuestionsProps) {
  const answered = useAnswered(ownDrafts, draftName(username, record?.id ?? 'new'));
  const form = useRecordForm({
    username,
    record,
    unit,
    origin: 'questions',
    onSaved,
    complete: answered.complete,
  });
  return (
    <QuestionsForm
      form={form}
      answered={answered}
      who={
        !record && (
          <PersonFields fields={form.fields} errors={form.errors} persons={persons} onEdit={form.edit} />
        )
      }
    />
  );
}

/** The typed answers, and how they complete a record. */
export function useAnswered(drafts: RecordDrafts, draft: string) {
  const typed = drafts.useAnswers(({ answers }) => answers[draft]) ?? NO_ANSWERS;
  const complete = (fields: RecordFields) => {
    const { answers } = readAnswers(fields, typed);
    return answers ? withEstimates(fields, answers) : fields;
  };
  const keep = (name: keyof TypedAnswers, entry: Entry) => drafts.keepAnswer(draft, name, entry);
  return { typed, keep, complete };
}

interface QuestionsFormProps {
  form: ReturnType<typeof useRecordForm>;
  answered: ReturnType<typeof useAnswered>;
  /** Asked before the questions. */
  who: ReactNode;
  /** Whether what `who` asks is answered; shows what is wrong. */
  checkWho?: () => boolean;
  submit?: { label: string; busyLabel: string };
  /** How the length of a kameez is asked for, where it is needed too (measurements-22). */
  length?: { label: string; hint: string } | undefined;
}

export function QuestionsForm({
  form,
  length,
  answered: { typed, keep },
  who,
  checkWho = () => true,
  submit = { label: measurementsWords.saveTheEstimate, busyLabel: basicWords.saving },
}: QuestionsFormProps) {
  const { fields, edit } = form;
  const [isSubmitted, setSubmitted] = useState(false);
  const { answers, errors } = readAnswers(fields, typed);
  const shownErrors = isSubmitted ? errors : {};

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    setSubmitted(true);
    if (form.checkPerson(errors) && checkWho() && answers) return form.formProps.onSubmit(event);
    event.preventDefault();
  }

  return (
    <form {...form.formProps} onSubmit={onSubmit} className="flex flex-col gap-8">
      <Banner kind="info">{measurementsWords.weEstimateYourMeasuresFromSurveys}</Banner>
      {who}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={3} size="item">
          {measurementsWords.theQuestions}
        </Heading>
        <UnitSwitch
          unit={fields.unit}
          onSwitch={(chosen) => edit('unit', (before) => ({ ...before, unit: chosen }))}
        />
      </div>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {(['height', 'weight'] as const).map((code) => (
          <TapeInput
            key={code}
            isLabelled
            label={measureWords.names[code]}
            code={code}
            text={shownText(fields, code)}
            unit={fields.unit}
            error={shownErrors[code]}
            hint={code === 'height' ? measurementsWords.withoutShoes : measurementsWords.inLightClothes}
            onType={(text) => edit(code, (before) => withTyped(before, code, text))}
          />
        ))}
        {length && (
          <TapeInput
            isLabelled
            label={length.label}
            code="top_length"
            text={shownText(fields, 'top_length')}
            unit={fields.unit}
            error={form.errors.top_length?.[0]}
            hint={length.hint}
            onType={(text) => edit('top_length', (before) => withTyped(before, 'top_length', text))}
          />
        )}
        {questionsFor(fields).map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            text={shownAnswer(typed[question.name], question, fields.unit)}
            unit={fields.unit}
            error={shownErrors[question.name]}
            onAnswer={(text) => {
              keep(question.name, { text, unit: fields.unit });
              // Also create a draft of the record, so that the list offers to continue.
              edit(question.name, (before) => before);
            }}
          />
        ))}
      </div>
      <EditConflict conflict={form.conflict} labels={PART_NAMES} />
      <EstimatePreview answers={answers} unit={fields.unit} />
      <BottomBar kind="sticky" className="flex flex-col gap-3 sm:mx-0 sm:px-0">
        <FailureBanner failure={form.failure}>
          <p className="text-sm">{measurementsWords.yourEntriesAreSavedOnThis}</p>
        </FailureBanner>
        <SubmitButton busy={form.saving} busyLabel={submit.busyLabel} className="sm:self-end">
          {submit.label}
        </SubmitButton>
      </BottomBar>
    </form>
  );
}

/** The measures estimated so far, with their error. */
function EstimatePreview({ answers, unit }: { answers: Answers | undefined; unit: Unit }) {
  const estimates = answers && estimateMeasures(answers, unit);
  if (!estimates) return null;
  const { values, margins } = estimates;
  const others = Object.keys(values).length - FIRST_EIGHT.filter((code) => values[code]).length;
  return (
    <Card as="section" aria-labelledby="estimate-title">
      <h3 id="estimate-title" className="text-xl">
        {measurementsWords.whatThisGives}
      </h3>
      <dl className="figures mt-3 grid gap-x-8 sm:grid-cols-2">
        {FIRST_EIGHT.filter((code) => values[code]).map((code) => (
          <div key={code} className="flex justify-between gap-3 border-b border-hairline py-1.5">
            <dt className="text-muted">{measureWords.names[code]}</dt>
            <dd>
              <strong>
                {values[code]} {unitOf(code, unit)}
              </strong>{' '}
              <span className="text-sm text-muted">± {margins[code]}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{measurementsWords.andMoreOf100People95({ others })}</p>
    </Card>
  );
}

interface QuestionFieldProps {
  question: Question;
  text: string;
  unit: Unit;
  error: string | undefined;
  onAnswer: (text: string) => void;
}

function QuestionField({ question, text, unit, error, onAnswer }: QuestionFieldProps) {
  const { name, label, hint, kind } = question;
  if (kind === 'choice') {
    return (
      <SelectField
        label={label}
        hint={hint}
        name={name}
        optional
        value={text}
        error={error}
        onChange={({ target }) => onAnswer(target.value)}
      >
        <option value="">{measurementsWords.iDoNotKnow}</option>
        {question.options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={kind === 'length' ? `${label} (${measureWords.units[unit]})` : label}
      hint={hint}
      name={name}
      optional
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={text}
      error={error}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}

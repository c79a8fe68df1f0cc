import { type FormEvent, useState } from 'react';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURES, type Unit } from '../../../../contract/measures.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { questionsFor, readAnswers, shownAnswer, type TypedAnswers, withEstimates } from '../questions.ts';
import { PART_NAMES } from '../record-conflict.ts';
import { type RecordFields, shownText, withTyped } from '../record-fields.ts';
import { draftName, keepAnswer, useAnswers } from '../store.ts';
import { useRecordForm } from '../use-record-form.ts';
import { EstimatePreview } from './estimate-preview.tsx';
import { PersonFields } from './person-fields.tsx';
import { QuestionField } from './question-field.tsx';
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

/** Ten easy questions for who has no tape (measurements-11). */
export default function Questions({ username, record, persons, unit, onSaved }: QuestionsProps) {
  const draft = draftName(username, record?.id ?? 'new');
  const typed = useAnswers(({ answers }) => answers[draft]) ?? NO_ANSWERS;
  const complete = (fields: RecordFields) => {
    const { answers } = readAnswers(fields, typed);
    return answers ? withEstimates(fields, answers) : fields;
  };
  const form = useRecordForm({ username, record, unit, origin: 'questions', complete, onSaved });
  const { fields, edit } = form;
  const [isSubmitted, setSubmitted] = useState(false);
  const { answers, errors } = readAnswers(fields, typed);
  const shownErrors = isSubmitted ? errors : {};

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    setSubmitted(true);
    if (form.checkPerson(errors) && answers) return form.formProps.onSubmit(event);
    event.preventDefault();
  }

  return (
    <form {...form.formProps} onSubmit={onSubmit} className="flex flex-col gap-8">
      <Banner kind="info">
        We estimate your measures from surveys of many people. A tape is more exact: your tailor sees which
        values are estimated and may ask.
      </Banner>
      {!record && <PersonFields fields={fields} errors={form.errors} persons={persons} onEdit={edit} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={3} size="item">
          The questions
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
            label={MEASURES[code].name}
            code={code}
            text={shownText(fields, code)}
            unit={fields.unit}
            error={shownErrors[code]}
            hint={code === 'height' ? 'Without shoes.' : 'In light clothes.'}
            onType={(text) => edit(code, (before) => withTyped(before, code, text))}
          />
        ))}
        {questionsFor(fields).map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            text={shownAnswer(typed[question.name], question, fields.unit)}
            unit={fields.unit}
            error={shownErrors[question.name]}
            onAnswer={(text) => {
              keepAnswer(draft, question.name, { text, unit: fields.unit });
              // An answer makes a draft of the record too, so that the list offers to continue.
              edit(question.name, (before) => before);
            }}
          />
        ))}
      </div>
      <EditConflict conflict={form.conflict} labels={PART_NAMES} />
      <EstimatePreview answers={answers} unit={fields.unit} />
      <BottomBar kind="sticky" className="flex flex-col gap-3 sm:mx-0 sm:px-0">
        <FailureBanner failure={form.failure}>
          <p className="text-sm">Your entries are saved on this device.</p>
        </FailureBanner>
        <SubmitButton busy={form.saving} busyLabel="Saving..." className="sm:self-end">
          Save the estimate
        </SubmitButton>
      </BottomBar>
    </form>
  );
}

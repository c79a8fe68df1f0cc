import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { basicWords, catalogueWords } from '#words';
import type { Preferences } from '../../../../contract/preferences.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { wizardAt } from '../../../lib/wizard-steps.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceTile } from '../../../ui/choice-tile.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { takeFocus, useFocusOnChange } from '../../../ui/focus.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { sendPreferences } from '../api.ts';
import { answer, draft as stored, toRequest, useDraft } from './draft.ts';
import { STEPS } from './flow.ts';
import { ColourStep } from './steps/colour-step.tsx';
import { Question } from './steps/question.tsx';
import type { StepProps } from './steps/step-props.ts';
import { type Suggestions, suggest } from './suggestions.ts';
import { useWizardAddress } from './wizard-address.ts';

/** How long the thanks stay before the modal closes, in milliseconds (catalogue-9). */
const CLOSE_DELAY_MS = 2000;

/** The shopping preferences wizard (catalogue-9). */
export default function PreferenceWizard() {
  const { slug, close } = useWizardAddress();
  const isRead = stored.useIsRead();
  const [thanked, setThanked] = useState<Suggestions>();

  function finish() {
    if (thanked) suggest(thanked);
    setThanked(undefined);
    close();
  }
  const onTime = useRef(finish);
  onTime.current = finish;
  useEffect(() => {
    if (!thanked) return;
    const timer = setTimeout(() => onTime.current(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [thanked]);

  return (
    <Dialog title={catalogueWords.shoppingPreferences} wide open={slug !== null && isRead} onClose={finish}>
      {thanked ? (
        <div className="flex flex-col items-center gap-4 pb-4 text-center">
          <img src="/art/success.svg" alt="" width={320} height={240} className="w-60" />
          <p ref={takeFocus} role="alert" className="font-display text-xl">
            {catalogueWords.thankYouForSharing}
          </p>
        </div>
      ) : (
        <Questions onThanked={setThanked} />
      )}
    </Dialog>
  );
}

function Questions({ onThanked }: { onThanked: (suggestions: Suggestions) => void }) {
  const { slug, goTo } = useWizardAddress();
  const draft = useDraft();
  const [missing, setMissing] = useState(false);
  const { step, applying, place, before, after } = wizardAt(STEPS, slug, draft);
  const heading = useFocusOnChange<HTMLHeadingElement>(step.slug);
  const { submit, formProps, failure, isSubmitting } = useSubmit({
    send: (preferences: Preferences, { keyFor }) => sendPreferences(preferences, keyFor(preferences)),
    storedAttempt: { name: 'preferences', on: 'device' },
    onSuccess: onThanked,
    fallback: catalogueWords.yourPreferencesCouldNotBeSent,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const preferences = toRequest(draft);
    if (!step.isAnswered(draft)) setMissing(true);
    else if (after) goTo(after);
    else if (preferences) void submit(preferences);
  }

  const Step = step.choicesFor ? ChoiceStep : ColourStep;
  return (
    <form {...formProps} onSubmit={onSubmit} className="flex flex-col gap-5">
      <Stepper steps={applying.map((each) => each.slug)} current={place} isNumbered />
      <Step
        key={step.slug}
        question={step.question}
        questionRef={heading}
        choices={step.choicesFor?.(draft) ?? []}
        value={draft[step.field]}
        onAnswer={(value) => {
          answer(step.field, value);
          setMissing(false);
        }}
        error={missing ? catalogueWords.pleaseSelectAnOptionToContinue : undefined}
      />
      <FailureBanner failure={failure} />
      <div className="flex justify-between gap-3">
        <Button
          variant="secondary"
          pending={!before || isSubmitting}
          onClick={() => {
            setMissing(false);
            if (before) goTo(before);
          }}
        >
          {basicWords.previous}
        </Button>
        <SubmitButton busy={isSubmitting} busyLabel={catalogueWords.submitting}>
          {after ? basicWords.next : catalogueWords.submit}
        </SubmitButton>
      </div>
    </form>
  );
}

function ChoiceStep({ question, questionRef, choices, value, onAnswer, error }: StepProps) {
  const name = useId();
  const columns = choices.length > 4 ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2';
  return (
    <Question {...{ question, questionRef, error }}>
      <div className={`grid gap-2 ${columns}`}>
        {choices.map(({ code, words, hint }) => (
          <ChoiceTile
            key={code}
            name={name}
            value={code}
            checked={value === code}
            onChange={() => onAnswer(code)}
            hint={hint}
            className="min-h-12"
          >
            {words}
          </ChoiceTile>
        ))}
      </div>
    </Question>
  );
}

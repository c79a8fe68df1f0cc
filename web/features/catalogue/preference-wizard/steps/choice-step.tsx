import { ChoiceTile } from '../../../../ui/choice-tile.tsx';
import { Question } from './question.tsx';
import type { StepProps } from './step-props.ts';

export function ChoiceStep({ question, questionRef, choices, value, onAnswer, error }: StepProps) {
  const columns = choices.length > 4 ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2';
  return (
    <Question {...{ question, questionRef, error }}>
      <div className={`grid gap-2 ${columns}`}>
        {choices.map(({ code, words, hint }) => (
          <ChoiceTile
            key={code}
            name={question}
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

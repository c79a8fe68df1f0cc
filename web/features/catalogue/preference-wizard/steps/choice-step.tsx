import { Question } from './question.tsx';
import type { StepProps } from './step-props.ts';

export function ChoiceStep({ question, questionRef, choices, value, onAnswer, error }: StepProps) {
  const columns = choices.length > 4 ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2';
  return (
    <Question {...{ question, questionRef, error }}>
      <div className={`grid gap-2 ${columns}`}>
        {choices.map(({ code, words, hint }) => (
          <label
            key={code}
            className="flex min-h-12 items-center gap-3 rounded-xl border border-edge bg-card px-3.5 py-2 has-checked:border-brand has-checked:bg-brand-soft hover:border-brand"
          >
            <input
              type="radio"
              name={question}
              value={code}
              checked={value === code}
              onChange={() => onAnswer(code)}
              className="size-5 shrink-0 accent-indigo"
            />
            <span>
              <span className="block">{words}</span>
              {hint && <span className="block text-sm text-muted">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Question>
  );
}

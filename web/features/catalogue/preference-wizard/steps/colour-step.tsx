import { COLOURS } from '../words.ts';
import { Question } from './question.tsx';
import type { StepProps } from './step-props.ts';

const BOX =
  'flex min-h-12 items-center gap-2.5 rounded-xl border border-edge bg-card px-2.5 py-2 has-checked:border-brand has-checked:bg-brand-soft hover:border-brand';
const SWATCH = 'size-7 shrink-0 rounded-full border border-edge';

/** The one step that may be skipped (catalogue-9). */
export function ColourStep({ question, questionRef, value, onAnswer, error }: StepProps) {
  const isOwn = value !== null && COLOURS.every(({ code }) => code !== value);
  return (
    <Question {...{ question, questionRef, error }} hint="Choose None if you have no favourite.">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <label className={BOX}>
          <input
            type="radio"
            name="colour"
            checked={value === null}
            onChange={() => onAnswer(null)}
            className="sr-only"
          />
          <span
            aria-hidden="true"
            className={`${SWATCH} bg-linear-to-br from-transparent from-46% via-madder via-50% to-transparent to-54%`}
          />
          None
        </label>
        {COLOURS.map(({ code, words }) => (
          <label key={code} className={BOX}>
            <input
              type="radio"
              name="colour"
              checked={value === code}
              onChange={() => onAnswer(code)}
              className="sr-only"
            />
            <span aria-hidden="true" className={SWATCH} style={{ background: code }} />
            {words}
          </label>
        ))}
        <label className={`${BOX} ${isOwn ? 'border-brand bg-brand-soft' : ''} col-span-2 sm:col-span-3`}>
          <input
            type="color"
            value={isOwn ? value : '#808080'}
            onChange={(event) => onAnswer(event.currentTarget.value.toUpperCase())}
            className={`${SWATCH} cursor-pointer overflow-hidden bg-transparent p-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0`}
          />
          {isOwn ? 'Your own colour' : 'Another colour'}
        </label>
      </div>
    </Question>
  );
}

import { basicWords, catalogueWords } from '#words';
import { ChoiceTile, choiceTileClasses } from '../../../../ui/choice-tile.tsx';
import { COLOURS } from '../words.ts';
import { Question } from './question.tsx';
import type { StepProps } from './step-props.ts';

const TILE = 'min-h-12 gap-2.5 px-2.5 has-checked:ring-0';
const SWATCH = 'size-7 shrink-0 rounded-full border border-edge';

/** The only step that may be skipped (catalogue-9). */
export function ColourStep({ question, questionRef, value, onAnswer, error }: StepProps) {
  const isOwn = value !== null && COLOURS.every(({ code }) => code !== value);
  return (
    <Question {...{ question, questionRef, error }} hint={catalogueWords.chooseNoneIfYouHaveNo}>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <ChoiceTile
          mark="hidden"
          name="colour"
          checked={value === null}
          onChange={() => onAnswer(null)}
          className={TILE}
        >
          <span
            aria-hidden="true"
            className={`${SWATCH} bg-linear-to-br from-transparent from-46% via-madder via-50% to-transparent to-54%`}
          />
          {basicWords.none}
        </ChoiceTile>
        {COLOURS.map(({ code, words }) => (
          <ChoiceTile
            key={code}
            mark="hidden"
            name="colour"
            checked={value === code}
            onChange={() => onAnswer(code)}
            className={TILE}
          >
            <span aria-hidden="true" className={SWATCH} style={{ background: code }} />
            {words}
          </ChoiceTile>
        ))}
        <label
          className={choiceTileClasses(
            `${TILE} ${isOwn ? 'border-brand bg-brand-soft' : ''} col-span-2 sm:col-span-3`,
          )}
        >
          <input
            type="color"
            value={isOwn ? value : '#808080'}
            onChange={(event) => onAnswer(event.currentTarget.value.toUpperCase())}
            className={`${SWATCH} cursor-pointer overflow-hidden bg-transparent p-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0`}
          />
          {isOwn ? catalogueWords.yourOwnColour : catalogueWords.anotherColour}
        </label>
      </div>
    </Question>
  );
}

import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { reviewsWords } from '#words';

interface StarChoiceProps {
  legend?: string;
  /** 0 until chosen. */
  chosen: number;
  error?: string | undefined;
  disabled?: boolean;
  field: UseFormRegisterReturn;
}

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const WORDS = [
  '',
  reviewsWords.poor,
  reviewsWords.fair,
  reviewsWords.good,
  reviewsWords.veryGood,
  reviewsWords.excellent,
];

export function StarChoice({
  legend = reviewsWords.howDoYouLikeIt,
  chosen,
  error,
  disabled,
  field,
}: StarChoiceProps) {
  const errorId = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-full text-saffron hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-brand"
            >
              <input type="radio" value={stars} {...field} className="sr-only" />
              <span className="sr-only">
                {reviewsWords.stars({ count: stars })}: {WORDS[stars]}
              </span>
              <svg viewBox="0 0 20 20" width="30" height="30" aria-hidden="true">
                <path
                  d={STAR}
                  fill={stars <= chosen ? 'currentColor' : 'none'}
                  stroke="currentColor"
                  strokeWidth="1.2"
                  strokeLinejoin="round"
                />
              </svg>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-muted">
          {WORDS[chosen]}
        </span>
      </div>
      {error && (
        <p id={errorId} className="text-sm text-madder">
          {error}
        </p>
      )}
    </fieldset>
  );
}

import type { CSSProperties } from 'react';
import { uiWords } from '#words';

/** Rounds to a half star from .5 on (tailors-2). */
export function starsOf(rating: number): { full: number; half: boolean } {
  const full = Math.floor(rating);
  return { full, half: rating - full >= 0.5 };
}

/** A rating from 0 to 5 in a single element, because pages show many. */
export function Stars({ rating }: { rating: number }) {
  const { full, half } = starsOf(rating);
  const filled = `${(full + (half ? 0.5 : 0)) * 20}%`;
  return (
    <span
      role="img"
      aria-label={uiWords.of5Stars({ rating })}
      className="stars"
      style={{ '--filled': filled } as CSSProperties}
    />
  );
}

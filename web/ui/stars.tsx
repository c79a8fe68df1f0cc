/** Filled, half and empty stars for a rating: a half star from .5 on (S2 §3). */
export function starsOf(rating: number): { full: number; half: boolean } {
  const full = Math.floor(rating);
  return { full, half: rating - full >= 0.5 };
}

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** A rating of 0 to 5 as five stars with half steps, spoken as a sentence. */
export function Stars({ rating }: { rating: number }) {
  const { full, half } = starsOf(rating);
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="inline-flex text-saffron">
      {[0, 1, 2, 3, 4].map((place) => {
        const filled = place < full ? 20 : place === full && half ? 10 : 0;
        return (
          <svg key={place} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
            <path d={STAR} fill="currentColor" style={{ clipPath: `inset(0 ${100 - filled * 5}% 0 0)` }} />
          </svg>
        );
      })}
    </span>
  );
}

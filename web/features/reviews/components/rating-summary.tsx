import { Stars } from '../../../ui/stars.tsx';
import { distributionOf, type Ratings } from '../distribution.ts';

export function RatingSummary({ ratings }: { ratings: Ratings }) {
  const { count, mean, rows } = distributionOf(ratings);
  if (count === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures font-display text-4xl">{mean.toFixed(1)}</span>
        <Stars rating={mean} />
        <span className="figures text-muted">
          from {count} {count === 1 ? 'review' : 'reviews'}
        </span>
      </p>
      <ul aria-label="Reviews by stars" className="flex flex-col gap-1">
        {rows.map((row) => (
          <li key={row.stars} className="figures grid grid-cols-[4rem_1fr_2.5rem] items-center gap-2 text-sm">
            <span>
              {row.stars} {row.stars === 1 ? 'star' : 'stars'}
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-hairline">
              <span
                className="block h-full rounded-full bg-saffron"
                style={{ inlineSize: `${row.share * 100}%` }}
              />
            </span>
            <span className="text-end text-muted">
              {row.count}
              <span className="sr-only"> {row.count === 1 ? 'review' : 'reviews'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

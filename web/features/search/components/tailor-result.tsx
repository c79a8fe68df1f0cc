import { Link } from 'react-router';
import type { Tailor } from '../../../../contract/tailors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Stars } from '../../../ui/stars.tsx';

export function TailorResult({ tailor }: { tailor: Tailor }) {
  const { user_username: name, tailor_area: area, tailor_type_name: type, rating, avg_price: price } = tailor;
  return (
    <article className="group relative flex h-full flex-col gap-1 rounded-2xl border border-hairline bg-card p-5 transition-colors duration-200 hover:border-brand">
      <Heading level={3} size="item" className="truncate group-hover:text-brand">
        {name}
      </Heading>
      <p className="text-muted">
        {area} · {type ?? 'Not specified'}
      </p>
      <p className="figures flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Stars rating={rating} />
        {price !== null && <span>on average {formatRupees(price)}</span>}
      </p>
      <Link
        to={`/book-tailor?tailor=${tailor.id}`}
        aria-label={`Book this tailor: ${name}`}
        className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand after:absolute after:inset-0 after:rounded-2xl"
      >
        Book this tailor
        <span aria-hidden="true" className="transition-transform duration-200 group-hover:translate-x-1">
          →
        </span>
      </Link>
    </article>
  );
}

import { searchWords, tradeWords } from '#words';
import type { Tailor } from '../../../../contract/tailors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Card, CardLink } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stars } from '../../../ui/stars.tsx';

export function TailorResult({ tailor }: { tailor: Tailor }) {
  const { user_username: name, tailor_area: area, tailor_type_name: type, rating, avg_price: price } = tailor;
  return (
    <Card as="article" isLink className="flex h-full flex-col gap-1">
      <Heading level={3} size="item" className="truncate group-hover:text-brand">
        {name}
      </Heading>
      <p className="text-muted">
        {area} · {type ? tradeWords.types[type] : tradeWords.kinds.both}
      </p>
      <p className="figures flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Stars rating={rating} />
        {price !== null && <span>{searchWords.onAverage({ price: formatRupees(price) })}</span>}
      </p>
      <CardLink
        to={`/book-tailor?tailor=${tailor.id}`}
        aria-label={searchWords.bookThisTailorNamed({ name })}
      >
        {searchWords.bookThisTailor}
      </CardLink>
    </Card>
  );
}

import { creditWords } from '#words';
import type { Credit } from '../../../../contract/credit.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';

/** Newest first, each with what it was for. */
export function CreditHistory({ entries }: { entries: Credit['entries'] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="divide-y divide-hairline">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-start justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="font-semibold">{creditWords.kinds[entry.kind]}</span>
            {entry.order && (
              <bdi dir="ltr" className="figures ms-2 text-muted">
                {entry.order}
              </bdi>
            )}
            {entry.reason && (
              <span dir="auto" className="block wrap-anywhere">
                {entry.reason}
              </span>
            )}
            <span className="block text-sm text-muted">{formatDay(entry.at)}</span>
          </span>
          <bdi dir="ltr" className="figures whitespace-nowrap">
            {entry.amount < 0 ? `− ${formatRupees(-entry.amount)}` : `+ ${formatRupees(entry.amount)}`}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

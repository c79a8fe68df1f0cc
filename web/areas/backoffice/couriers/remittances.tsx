import { useState } from 'react';
import type { Remittance } from '../../../../contract/couriers.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { ClosingDialog } from './closing-dialog.tsx';
import { parcelsOf } from './words.ts';

interface RemittancesProps {
  remittances: readonly Remittance[];
  mayClose: boolean;
}

/** What a courier has paid, newest first (couriers-7). */
export function Remittances({ remittances, mayClose }: RemittancesProps) {
  const [chosen, choose] = useState<Remittance>();
  return (
    <>
      <ul className="flex flex-col">
        {remittances.map((one) => (
          <li
            key={one.id}
            className="figures flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              Remittance {one.id}: {parcelsOf(one.parcels)}
              {one.fees > 0 && `, fees ${formatRupees(one.fees)}`}
              <span className="block text-sm text-muted">
                {[
                  one.file_name || 'by hand',
                  one.reference,
                  `${formatMoment(one.at)} by ${one.by ?? 'a deleted account'}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {one.undone_at && (
                <span className="block text-sm text-madder">
                  Undone {formatMoment(one.undone_at)} by {one.undone_by ?? 'a deleted account'}.{' '}
                  {one.undo_reason}
                </span>
              )}
            </span>
            <span className="flex flex-wrap items-center gap-x-4">
              <span className={one.undone_at ? 'text-muted line-through' : 'font-semibold'}>
                {formatRupees(one.received)}
              </span>
              {mayClose && !one.undone_at && (
                <Button
                  variant="secondary"
                  className="px-3"
                  aria-label={`Undo remittance ${one.id}`}
                  onClick={() => choose(one)}
                >
                  Undo
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {chosen && (
        <ClosingDialog key={chosen.id} subject={{ remittance: chosen }} onClose={() => choose(undefined)} />
      )}
    </>
  );
}

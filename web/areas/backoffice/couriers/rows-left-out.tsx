import { useState } from 'react';
import type { Courier } from '../../../../contract/couriers.ts';
import { formatRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { ClosingDialog } from './closing-dialog.tsx';
import { OUTCOME_NAMES } from './words.ts';

type Row = Courier['rows_left_out'][number];

/** Rows of files that were not booked, until somebody closes them (couriers-6). */
export function RowsLeftOut({ rows, mayClose }: { rows: readonly Row[]; mayClose: boolean }) {
  const [chosen, choose] = useState<Row>();
  return (
    <>
      <ul className="flex flex-col">
        {rows.map((row) => (
          <li
            key={row.id}
            className="figures flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-1"
          >
            <span className="min-w-0 wrap-anywhere">
              {row.number || 'No number'}
              {row.amount !== null && `, ${formatRupees(row.amount)}`}
              <span className="block text-sm text-muted">
                {OUTCOME_NAMES[row.outcome]} · row {row.row} of remittance {row.remittance}
              </span>
            </span>
            {mayClose && (
              <Button
                variant="secondary"
                className="px-3"
                aria-label={`Close row ${row.row} of remittance ${row.remittance}`}
                onClick={() => choose(row)}
              >
                Close
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <ClosingDialog key={chosen.id} subject={{ row: chosen }} onClose={() => choose(undefined)} />
      )}
    </>
  );
}

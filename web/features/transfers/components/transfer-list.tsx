import { useState } from 'react';
import { transfersWords } from '#words';
import type { TransferState } from '../../../../contract/constants/transfers.ts';
import type { Transfer } from '../../../../contract/transfers.ts';
import { formatDay } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { ImportErrors } from './import-errors.tsx';
import { TransferProgress } from './transfer-progress.tsx';

const TONES: Record<TransferState, 'brand' | 'leaf' | 'madder' | 'saffron'> = {
  UPLOADING: 'saffron',
  QUEUED: 'brand',
  RUNNING: 'brand',
  CHECKED: 'saffron',
  DONE: 'leaf',
  FAILED: 'madder',
  CANCELLED: 'saffron',
};

export function TransferList({ transfers }: { transfers: readonly Transfer[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {transfers.map((transfer) => (
        <Card as="li" key={transfer.id} padding="small" className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading level={2} size="item" className="text-lg">
              {transfersWords.importOf[transfer.kind]}
            </Heading>
            <Badge tone={TONES[transfer.state]}>{transfersWords.states[transfer.state]}</Badge>
          </div>
          <p className="text-sm wrap-anywhere text-muted">
            {transfersWords.fileStarted({
              file: transfer.file_name,
              moment: formatMoment(transfer.created_at),
              day: formatDay(transfer.deleted_at),
            })}
          </p>
          <TransferProgress transfer={transfer} />
          {transfer.errors > 0 && <WrongRows transfer={transfer} />}
        </Card>
      ))}
    </ul>
  );
}

function WrongRows({ transfer }: { transfer: Transfer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {transfersWords.wrongRowsOf({ file: transfer.file_name })}
      </summary>
      {isOpen && <ImportErrors id={transfer.id} />}
    </details>
  );
}

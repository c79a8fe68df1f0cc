import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import type { WhoseWorkshop } from '../api.ts';
import { earningsKey, saveCsv, saveStatement } from '../earnings-api.ts';
import { nameOfMonth } from '../month-names.ts';

interface MonthFilesProps {
  whose: WhoseWorkshop;
  month: string;
  isOver: boolean;
}

/** The statement, once the month is over, and the entries as CSV. */
export function MonthFiles({ whose, month, isOver }: MonthFilesProps) {
  const button = (label: string, save: () => Promise<void>) => (
    <DownloadButton
      label={label}
      describedAs={`${label} of ${nameOfMonth(month)}`}
      save={save}
      errorText={(error) => failureSentence(error, 'Failed to prepare the file. Please try again.')}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {isOver &&
          button('Statement (PDF)', async () => {
            await saveStatement(whose, month);
            await queryClient.invalidateQueries({ queryKey: earningsKey(whose) });
          })}
        {button('CSV', () => saveCsv(whose, month))}
      </div>
      {!isOver && <p className="text-sm text-muted">The statement is ready once the month is over.</p>}
    </div>
  );
}

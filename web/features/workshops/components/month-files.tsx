import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import type { WhoseWorkshop } from '../api.ts';
import { earningsKey, saveCsv, saveStatement } from '../earnings-api.ts';
import { nameOfMonth } from '../month-names.ts';

const FILES = {
  statement: { save: saveStatement, label: 'Statement (PDF)', busy: 'Preparing...' },
  csv: { save: saveCsv, label: 'CSV', busy: 'Preparing...' },
} as const;

interface MonthFilesProps {
  whose: WhoseWorkshop;
  month: string;
  isOver: boolean;
}

/** The statement, once the month is over, and the entries as CSV. */
export function MonthFiles({ whose, month, isOver }: MonthFilesProps) {
  const [pending, setPending] = useState<keyof typeof FILES>();
  const [error, setError] = useState<unknown>();
  const save = async (file: keyof typeof FILES) => {
    setPending(file);
    setError(undefined);
    try {
      await FILES[file].save(whose, month);
      if (file === 'statement') await queryClient.invalidateQueries({ queryKey: earningsKey(whose) });
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {(['statement', 'csv'] as const)
          .filter((file) => file !== 'statement' || isOver)
          .map((file) => (
            <Button
              key={file}
              variant="secondary"
              pending={pending !== undefined}
              aria-label={`${FILES[file].label} of ${nameOfMonth(month)}`}
              onClick={() => void save(file)}
            >
              {pending === file ? FILES[file].busy : FILES[file].label}
            </Button>
          ))}
      </div>
      {!isOver && <p className="text-sm text-muted">The statement is ready once the month is over.</p>}
      {error !== undefined && (
        <Banner kind="error">
          {failureSentence(error, 'Failed to prepare the file. Please try again.')}
        </Banner>
      )}
    </div>
  );
}

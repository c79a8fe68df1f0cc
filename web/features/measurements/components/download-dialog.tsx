import { useState } from 'react';
import { FILE_FORMATS, type FileFormat } from '../../../../contract/measurement-files.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Banner } from '../../../ui/states.tsx';
import { downloadSheet } from '../api.ts';
import { filed } from '../filed.ts';

const FORMATS = Object.keys(FILE_FORMATS) as FileFormat[];

/** A record on paper, or as a file for another program (measurements-13, measurements-14). */
export default function DownloadDialog({ record, onClose }: { record: Measurement; onClose: () => void }) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function print() {
    setPending(true);
    setFailure(undefined);
    try {
      saveFile(await downloadSheet(record.id));
    } catch (error) {
      setFailure(failureSentence(error, 'Failed to prepare the sheet'));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog title={`Print or export ${record.label}`} open onClose={onClose}>
      <div className="flex flex-col gap-2">
        <Button variant="secondary" pending={isPending} onClick={() => void print()}>
          {isPending ? 'Preparing...' : 'Sheet for the printer (PDF, A4)'}
        </Button>
        {failure && <Banner kind="error">{failure}</Banner>}
        {FORMATS.map((format) => (
          <Button key={format} variant="secondary" onClick={() => saveFile(filed(record, format))}>
            {FILE_FORMATS[format].name} (.{format})
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted">
        The sheet has a column to measure again. Files of SeamlyMe and Valentina hold lengths only; the
        spreadsheet holds everything.
      </p>
    </Dialog>
  );
}

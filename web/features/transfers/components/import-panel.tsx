import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { basicWords, transfersWords } from '#words';
import { PRODUCT_COLUMNS } from '../../../../contract/constants/shelf.ts';
import { type ImportName, MAX_IMPORT_BYTES } from '../../../../contract/constants/transfers.ts';
import type { Transfer } from '../../../../contract/transfers.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { FIELD_BOX, FieldFrame } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner } from '../../../ui/states.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { transferQuery } from '../api.ts';
import { unknownColumns } from '../unknown-columns.ts';
import { useImport } from '../use-import.ts';
import { ImportErrors } from './import-errors.tsx';
import { TransferProgress } from './transfer-progress.tsx';

const IMPORT_COLUMNS: Record<ImportName, readonly string[]> = { products: Object.values(PRODUCT_COLUMNS) };

interface ImportPanelProps {
  kind: ImportName;
  /** Describes the columns of the file. */
  hint: ReactNode;
  onBegun?: (id: number) => void;
}

/** Uploads a CSV file, checks its rows, and applies it once all are right (transfers-5). */
export function ImportPanel({ kind, hint, onBegun = () => undefined }: ImportPanelProps) {
  const { sent, failure, checked, start, retry, stop } = useImport(kind, onBegun);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [ignored, setIgnored] = useState<string[]>([]);
  const panel = useRef<HTMLDivElement>(null);
  const isUploading = sent !== undefined;

  function check() {
    const found = problemOf(file);
    setProblem(found);
    if (file && !found) start(file);
  }

  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 rounded-xl">
      <FieldFrame label={transfersWords.csvFileOf[kind]} isErrorAnnounced error={problem} hint={hint}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".csv,text/csv"
            disabled={isUploading}
            // Otherwise a corrected file of the same name could not be chosen again.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
              setFile(undefined);
              setIgnored([]);
            }}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              setFile(chosen);
              setProblem(undefined);
              if (chosen) void unknownColumns(chosen, IMPORT_COLUMNS[kind]).then(setIgnored);
            }}
            className={FIELD_BOX}
          />
        )}
      </FieldFrame>
      {ignored.length > 0 && (
        <Banner kind="warning">
          {transfersWords.columnsAreNotImported({
            count: ignored.length,
            columns: ignored.join(basicWords.listSeparator),
          })}
        </Banner>
      )}
      {isUploading ? (
        <UploadProgress
          sent={sent}
          label={file ? transfersWords.uploadOf({ file: file.name }) : transfersWords.uploadOfTheFile}
          finishing={transfersWords.theCheckBegins}
          onCancel={() => {
            stop();
            focusOn(panel.current);
          }}
        />
      ) : (
        <Button variant={checked ? 'secondary' : 'primary'} className="self-start" onClick={check}>
          {transfersWords.checkTheFile}
        </Button>
      )}
      {failure?.isFinal && <Banner kind="error">{failure.text}</Banner>}
      {failure && !failure.isFinal && <LoadFailure onRetry={retry}>{failure.text}</LoadFailure>}
      {checked && <CheckedImport transfer={checked} />}
    </div>
  );
}

function problemOf(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return transfersWords.chooseACsvFile;
  return file.size > MAX_IMPORT_BYTES
    ? transfersWords.theFileIsTooLarge({ most: MAX_IMPORT_BYTES / 1024 / 1024 })
    : undefined;
}

/** A checked import; nothing changes before the button is pressed. */
function CheckedImport({ transfer }: { transfer: Transfer }) {
  const { data = transfer } = useQuery(transferQuery(transfer.id), queryClient);
  return (
    <div className="flex flex-col gap-3">
      <TransferProgress transfer={data} />
      {data.errors > 0 && <ImportErrors id={data.id} />}
      <p role="status" className="sr-only">
        {data.state === 'CHECKED'
          ? transfersWords.theCheckIsComplete
          : data.state === 'DONE'
            ? transfersWords.imported
            : ''}
      </p>
    </div>
  );
}

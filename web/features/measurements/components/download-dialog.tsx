import { measurementFileWords, measurementsWords } from '#words';
import { writeMeasurementFile } from '../../../../contract/measurement-file-writer.ts';
import { FILE_FORMATS, type FileFormat } from '../../../../contract/measurement-files.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../../contract/measures.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { downloadSheet } from '../api.ts';

const FORMATS = Object.keys(FILE_FORMATS) as FileFormat[];

/** Downloads a record for printing, or as a file for another program (measurements-13, measurements-14). */
export default function DownloadDialog({ record, onClose }: { record: Measurement; onClose: () => void }) {
  return (
    <Dialog title={measurementsWords.printOrExportRecord({ label: record.label })} open onClose={onClose}>
      <div className="flex flex-col gap-2">
        <DownloadButton
          label={measurementsWords.sheetForThePrinterPdfA4}
          save={async () => saveFile(await downloadSheet(record.id))}
          errorText={(error) => failureSentence(error, measurementsWords.failedToPrepareTheSheet)}
        />
        {FORMATS.map((format) => (
          <Button key={format} variant="secondary" onClick={() => saveFile(filed(record, format))}>
            {measurementFileWords.formats[format]} (<bdi dir="ltr">.{format}</bdi>)
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted">{measurementsWords.theSheetHasAColumnTo}</p>
    </Dialog>
  );
}

/** A record as a file named after it. */
function filed(record: Measurement, format: FileFormat): { blob: Blob; filename: string } {
  const { label, gender, age_group, note, unit, estimated } = record;
  const values = Object.fromEntries(
    MEASURE_CODES.flatMap((code) => (record[code] === null ? [] : [[code, record[code]]])),
  );
  const text = writeMeasurementFile({ label, gender, age_group, note, unit, values, estimated }, format);
  const name = label.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'measurements';
  const type = FILE_FORMATS[format];
  return { blob: new Blob([text], { type: `${type};charset=utf-8` }), filename: `${name}.${format}` };
}

import { FILE_FORMATS, type FileFormat, writeMeasurementFile } from '../../../contract/measurement-files.ts';
import type { Measurement } from '../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../contract/measures.ts';

/** A record as a file to save, named after it. */
export function filed(record: Measurement, format: FileFormat): { blob: Blob; filename: string } {
  const { label, gender, age_group, note, unit, estimated } = record;
  const values = Object.fromEntries(
    MEASURE_CODES.flatMap((code) => (record[code] === null ? [] : [[code, record[code]]])),
  );
  const text = writeMeasurementFile({ label, gender, age_group, note, unit, values, estimated }, format);
  const name = label.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'measurements';
  const { type } = FILE_FORMATS[format];
  return { blob: new Blob([text], { type: `${type};charset=utf-8` }), filename: `${name}.${format}` };
}

import { measureWords } from '#words';
import { escapeXml } from './bounded-xml.ts';
import { writeCsv } from './csv.ts';
import { type FiledRecord, type FileFormat, SEAMLY_NAMES } from './measurement-files.ts';
import { MEASURE_CODES, MEASURES } from './measures.ts';

/** Writes a file that `readMeasurementFile` and the named program can read (measurements-13). */
export function writeMeasurementFile(record: FiledRecord, format: FileFormat): string {
  return format === 'csv' ? writeTable(record) : writeSeamly(record, format);
}

function writeTable({ label, gender, age_group, note, unit, values, estimated }: FiledRecord): string {
  const about = { label, gender: gender ?? '', age_group: age_group ?? '', note };
  return writeCsv([
    ['measure', 'title', 'value', 'unit', 'estimated'],
    ...Object.entries(about).map(([name, value]) => [name, '', value, '', '']),
    ...MEASURE_CODES.filter((code) => values[code] !== undefined).map((code) => [
      code,
      measureWords.names[code],
      String(values[code]),
      MEASURES[code].kind === 'weight' ? 'kg' : unit,
      estimated.includes(code) ? 'yes' : '',
    ]),
  ]);
}

/** The newest format versions that both programs still read. */
const SEAMLY_VERSIONS = { smis: '0.3.4', vit: '0.3.3' } as const;

function writeSeamly({ label, gender, note, unit, values }: FiledRecord, format: 'smis' | 'vit'): string {
  const measures = MEASURE_CODES.filter(
    (code) => values[code] !== undefined && MEASURES[code].kind === 'length',
  ).map((code) => {
    const [name = `@naap_${code}`] = SEAMLY_NAMES[code];
    const title = name.startsWith('@') ? ` full_name="${escapeXml(measureWords.names[code])}"` : '';
    return `        <m name="${name}" value="${values[code]}"${title}/>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${format}>
    <!--Measurements created with Naap.-->
    <version>${SEAMLY_VERSIONS[format]}</version>
    <read-only>false</read-only>
    <notes>${escapeXml(note)}</notes>
    <unit>${unit === 'in' ? 'inch' : 'cm'}</unit>
    <pm_system>998</pm_system>
    <personal>
        <family-name/>
        <given-name>${escapeXml(label)}</given-name>
        <birth-date>1800-01-01</birth-date>
        <gender>${gender ?? 'unknown'}</gender>
        <email/>
    </personal>
    <body-measurements>
${measures.join('')}    </body-measurements>
</${format}>
`;
}

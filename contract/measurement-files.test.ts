import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXml } from './bounded-xml.ts';
import { readCsv, writeCsv } from './csv.ts';
import { writeMeasurementFile } from './measurement-file-writer.ts';
import { FILE_FORMATS, type FiledRecord, type FileFormat, readMeasurementFile } from './measurement-files.ts';
import { MEASURE_CODES, MEASURES, type MeasureCode, UNITS } from './measures.ts';

const FORMATS = Object.keys(FILE_FORMATS) as FileFormat[];

function fileOf(text: string, unit: 'cm' | 'in' = 'cm') {
  const reading = readMeasurementFile(text, unit);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.file;
}

const printable = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) =>
  [
    ...text
      .replace(/[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu, ' ')
      .toWellFormed()
      .trim(),
  ]
    .slice(0, 60)
    .join('')
    .trim(),
);
const records: fc.Arbitrary<FiledRecord> = fc
  .record({
    label: printable,
    gender: fc.constantFrom('male', 'female', null),
    age_group: fc.constantFrom('adult', 'child'),
    note: printable,
    unit: fc.constantFrom(...UNITS),
    codes: fc.uniqueArray(fc.constantFrom(...MEASURE_CODES), { minLength: 1 }),
    tenths: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 45, maxLength: 45 }),
  })
  .map(({ codes, tenths, ...record }) => ({
    ...record,
    values: Object.fromEntries(
      codes.map((code, index) => [code, (tenths[index] ?? 1) / (record.unit === 'cm' ? 10 : 16)]),
    ),
    estimated: MEASURE_CODES.filter((code) => codes.slice(0, 3).includes(code)),
  }));

describe('a file that is written and read again (measurements-13)', () => {
  test('has the same person and measures as CSV', () => {
    fc.assert(
      fc.property(records, fc.constantFrom(...UNITS), (record, assumed) => {
        const read = fileOf(writeMeasurementFile(record, 'csv'), assumed);
        const isWeightOnly = Object.keys(record.values).join() === 'weight';
        expect(read).toEqual({ ...record, unit: isWeightOnly ? assumed : record.unit, skipped: [] });
      }),
    );
  });

  test.each(['smis', 'vit'] as const)('has the same lengths as .%s', (format) => {
    fc.assert(
      fc.property(records, (record) => {
        const { weight: _, ...lengths } = record.values;
        fc.pre(Object.keys(lengths).length > 0);
        const { age_group: _age, estimated: _marks, ...rest } = record;
        expect(fileOf(writeMeasurementFile(record, format))).toEqual({
          ...rest,
          values: lengths,
          age_group: null,
          estimated: [],
          skipped: [],
        });
      }),
    );
  });

  test.each(FORMATS)('knows every measure in .%s', (format) => {
    const codes = MEASURE_CODES.filter((code) => format === 'csv' || MEASURES[code].kind === 'length');
    const values = Object.fromEntries(codes.map((code, index) => [code, 20 + index])) as Record<
      MeasureCode,
      number
    >;
    const record: FiledRecord = {
      label: 'Ayesha',
      gender: 'female',
      age_group: 'adult',
      note: '',
      unit: 'cm',
      values,
      estimated: [],
    };
    expect(fileOf(writeMeasurementFile(record, format)).values).toEqual(values);
  });
});

const SMIS = (measures: string, unit = 'cm', root = 'smis') => `<?xml version="1.0" encoding="UTF-8"?>
<${root}>
    <!--Measurements created with Seamly2D v2024.9.30.-->
    <version>0.3.4</version><read-only>false</read-only><notes>Likes it &lt;loose&gt; &amp; long</notes>
    <unit>${unit}</unit><pm_system>998</pm_system>
    <personal><family-name>Khan</family-name><given-name>Ali</given-name><birth-date>1990-01-01</birth-date>
    <gender>male</gender><email/></personal>
    <body-measurements>${measures}</body-measurements>
</${root}>`;

describe('a file of SeamlyMe', () => {
  test('gives person, unit and known measures, and lists the others', () => {
    const file = fileOf(
      SMIS(`<m name="bust_circ" value="98.5"/><m name='waist_circ' value='84' full_name="Waist"></m>
        <m name="hand_palm_width" value="9"/><m name="neck_circ" value="(bust_circ / 2.5)"/>
        <m name="@free" value="12"/><m name="height" value="0"/><m name="waist_natural_circ" value="80"/>`),
    );
    expect(file).toEqual({
      label: 'Ali Khan',
      gender: 'male',
      age_group: null,
      note: 'Likes it <loose> & long',
      unit: 'cm',
      values: { chest: 98.5, waist: 84 },
      estimated: [],
      skipped: [
        { name: 'hand_palm_width', value: '9', why: 'unknown' },
        { name: 'neck_circ', value: '(bust_circ / 2.5)', why: 'not_a_number' },
        { name: '@free', value: '12', why: 'unknown' },
        { name: 'waist_natural_circ', value: '80', why: 'repeated' },
      ],
    });
  });

  test.each([
    ['mm', '985', 'cm', 98.5],
    ['inch', '38.75', 'in', 38.75],
    ['cm', '98.5', 'cm', 98.5],
  ])('in %s is read in its unit', (unit, value, into, expected) => {
    expect(fileOf(SMIS(`<m name="bust_circ" value="${value}"/>`, unit), 'in')).toMatchObject({
      unit: into,
      values: { chest: expected },
    });
  });

  test('an older .vit names the gender otherwise', () => {
    const vit = SMIS('<m name="bust_circ" value="98"/>', 'cm', 'vit').replaceAll('gender>', 'sex>');
    expect(fileOf(vit)).toMatchObject({ gender: 'male', values: { chest: 98 } });
  });
});

describe('a CSV', () => {
  test.each([
    ['with commas', 'measure,value,unit\nchest,38,in\nNatural waist,33 1/2,in\n'],
    ['with semicolons and decimal commas', 'Name;Value;Unit\r\nbust_circ;38;inch\r\nwaist;33,5;inch\r\n'],
    ['with tabs', 'code\tvalue\tunit\nchest\t38\tin\nwaist\t33½\tin'],
    ['without headings', 'chest,38,in\nwaist,33.5,in'],
    [
      'with a byte order mark and quotes',
      '\uFEFF"measure","value","unit"\n"chest","38","in"\n"waist","33.5","in"',
    ],
  ])('%s is read', (_what, csv) => {
    expect(fileOf(csv)).toMatchObject({ unit: 'in', values: { chest: 38, waist: 33.5 }, skipped: [] });
  });

  test('without units is in the unit of the customer, and may mix units otherwise', () => {
    expect(fileOf('chest,38\nwaist,33', 'in')).toMatchObject({
      unit: 'in',
      values: { chest: 38, waist: 33 },
    });
    expect(fileOf('measure,value,unit\nchest,98,cm\nwaist,33,in\nneck,390,mm\nweight,70,kg')).toMatchObject({
      unit: 'cm',
      values: { chest: 98, waist: 83.82, neck: 39, weight: 70 },
    });
  });

  test('knows Urdu units and names, however they are typed', () => {
    expect(fileOf('کمر,34,انچ\nچھاتی,96,سم\nگلا,390,ملی میٹر\nوزن,70,کلو', 'cm')).toMatchObject({
      unit: 'in',
      values: { waist: 34, chest: 37.795, neck: 15.354, weight: 70 },
      skipped: [],
    });
    expect(fileOf('\u0643\u064E\u0645\u064E\u0631,86,سينٹی‌ميٹر', 'in')).toMatchObject({
      unit: 'cm',
      values: { waist: 86 },
    });
  });

  test('never starts a formula in a spreadsheet', () => {
    const rows = [['=1+1', "'quoted", '-5', '@x', 'a,"b"\nc']];
    const csv = writeCsv(rows);
    expect(csv).toBe(`'=1+1,''quoted,'-5,'@x,"a,""b""\nc"\r\n`);
    expect(readCsv(csv)).toEqual(rows);
  });
});

describe('what cannot be read has a reason', () => {
  test.each([
    ['', 'empty'],
    ['chest', 'empty'],
    ['Dear tailor, my chest is wide.', 'empty'],
    ['measure,value\nchest,"98', 'malformed'],
    ['PK\u0003\u0004\0\0', 'unknown'],
    ['<html><body>Hello</body></html>', 'unknown'],
    [SMIS('<m name="bust_circ" value="98"/>', 'cm', 'smms'), 'of_sizes'],
    [SMIS('<m name="bust_circ" value="98"/>', 'cm', 'vst'), 'of_sizes'],
    [SMIS('<m name="bust_circ" value="98"/>', 'furlong'), 'malformed'],
    [SMIS('<m name="bust_circ" value="98">'), 'malformed'],
    [SMIS('<m name="bust_circ" value="98"'), 'malformed'],
    [SMIS('<m name="a" name="b" value="98"/>'), 'malformed'],
    [SMIS('&nbsp;'), 'malformed'],
    [SMIS('&#x110000;'), 'malformed'],
    [SMIS(''), 'empty'],
    [`${SMIS('')}<smis/>`, 'malformed'],
    ['<smis>'.repeat(100), 'malformed'],
    [' '.repeat(300_000), 'too_large'],
  ])('%.60j', (text, problem) => {
    expect(readMeasurementFile(text, 'cm')).toEqual({ ok: false, problem });
  });

  test('a document type is refused, so no entity is ever expanded', () => {
    const bomb = `<!DOCTYPE smis [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${SMIS('&b;')}`;
    expect(readXml(bomb)).toBeUndefined();
    expect(readXml('<smis>&b;</smis>')).toBeUndefined();
  });

  test('any text, and every truncation of a file, is answered in little time', () => {
    const whole = SMIS('<m name="bust_circ" value="98"/>');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 2000 }),
          fc.nat(whole.length).map((length) => whole.slice(0, length)),
          fc
            .constantFrom('<', '<a ', '&', '<!--', '"', '<a b="', "'", ',', '"",')
            .map((piece) => piece.repeat(60_000)),
        ),
        (text) => {
          const start = performance.now();
          readMeasurementFile(text, 'cm');
          expect(performance.now() - start).toBeLessThan(5_000);
        },
      ),
      { numRuns: 300 },
    );
  });
});

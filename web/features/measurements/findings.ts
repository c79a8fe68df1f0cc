import { measurementsWords } from '#words';
import { checkMeasures, type FitWarning, type Refusal } from '../../../contract/fit-checks.ts';
import { MEASURE_CODES, type MeasureCode } from '../../../contract/measures.ts';
import { type RecordFields, shownNumber, shownValues } from './record-fields.ts';

export interface Finding {
  /** Blocks saving. */
  refused?: string;
  warnings: string[];
  suggestion?: Refusal['suggestion'];
}

export type Findings = Partial<Record<MeasureCode, Finding>>;

/** Validates a typed record (measurements-4); confirmed measures get no warnings (measurements-10). */
export function findingsOf(fields: RecordFields): Findings {
  const findings: Findings = {};
  const of = (code: MeasureCode): Finding => {
    findings[code] ??= { warnings: [] };
    return findings[code];
  };
  for (const code of MEASURE_CODES) {
    if (Number.isNaN(shownNumber(fields, code))) of(code).refused = measurementsWords.enterANumber;
  }
  const { age_group, unit } = fields;
  const verdict = checkMeasures({
    age_group,
    unit,
    gender: fields.gender || null,
    values: shownValues(fields),
  });
  for (const { code, sentence, suggestion } of verdict.refused) {
    Object.assign(of(code), { refused: sentence, ...(suggestion && { suggestion }) });
  }
  for (const { code, sentence, suggestion } of verdict.warnings satisfies FitWarning[]) {
    if (fields.marks[code] === 'confirmed') continue;
    of(code).warnings.push(sentence);
    if (suggestion) of(code).suggestion = suggestion;
  }
  return findings;
}

/** The finding for one measure, in the unit in which it was typed. */
export function findingOf(fields: RecordFields, code: MeasureCode): Finding | undefined {
  const unit = fields.entries[code]?.unit ?? fields.unit;
  return findingsOf({ ...fields, unit })[code];
}

export function doubtfulUnits(findings: Findings): MeasureCode[] {
  return MEASURE_CODES.filter((code) => findings[code]?.suggestion);
}

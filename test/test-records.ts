import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const MAX_MESSAGE_LINES = 25;
const MAX_LINE_CHARACTERS = 300;

/** `flaky`: passed on retry. */
export interface TestRecord {
  name: string;
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  seconds: number;
  /** The failure, also of a test whose retry passed. */
  message?: string;
}

/** The start of an error's message and diff, without colours; undefined without an error. */
export function messageOf(error: { message?: string; diff?: string } | undefined): string | undefined {
  if (!error?.message) return undefined;
  return stripVTControlCharacters([error.message, error.diff ?? ''].join('\n').trimEnd())
    .split('\n', MAX_MESSAGE_LINES)
    .map((line) => line.slice(0, MAX_LINE_CHARACTERS).trimEnd())
    .join('\n');
}

/** Does nothing unless `npm test` has set TEST_RECORDS. */
export function writeTestRecords(records: readonly TestRecord[]): void {
  const file = process.env.TEST_RECORDS;
  if (file) writeFileSync(file, JSON.stringify(records));
}

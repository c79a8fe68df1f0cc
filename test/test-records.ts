import { writeFileSync } from 'node:fs';

/** `flaky`: passed on retry. */
export interface TestRecord {
  name: string;
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  seconds: number;
}

/** Does nothing unless `npm test` has set TEST_RECORDS. */
export function writeTestRecords(records: readonly TestRecord[]): void {
  const file = process.env.TEST_RECORDS;
  if (file) writeFileSync(file, JSON.stringify(records));
}

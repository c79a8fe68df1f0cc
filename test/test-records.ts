import { writeFileSync } from 'node:fs';

/** How one test ended; `flaky` passed at its second attempt. */
export interface TestRecord {
  name: string;
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  seconds: number;
}

/** Leaves the records of a run in the file that `npm test` names by TEST_RECORDS; does nothing without it. */
export function writeTestRecords(records: readonly TestRecord[]): void {
  const file = process.env.TEST_RECORDS;
  if (file) writeFileSync(file, JSON.stringify(records));
}

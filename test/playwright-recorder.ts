import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { messageOf, type TestRecord, writeTestRecords } from './test-records.ts';

const OUTCOMES = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
  skipped: 'skipped',
} as const satisfies Record<ReturnType<TestCase['outcome']>, TestRecord['outcome']>;

/** For the summary of `npm test`. */
export default class PlaywrightRecorder implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    writeTestRecords((this.#suite?.allTests() ?? []).map(recordOf));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function recordOf(test: TestCase): TestRecord {
  const [, project, ...path] = test.titlePath();
  return {
    name: `${path.join(' > ')} (${project})`,
    outcome: OUTCOMES[test.outcome()],
    seconds: test.results.reduce((total, { duration }) => total + duration, 0) / 1000,
    message: messageOf(test.results.find(({ error }) => error)?.error),
  };
}

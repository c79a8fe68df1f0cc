import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { messageOf, type TestRecord, writeTestRecords } from './test-records.ts';

/** For the summary of `npm test`. */
export default class VitestRecorder implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeTestRecords(
      modules.flatMap((module) => {
        const tests = [...module.children.allTests()].map(recordOf);
        // A file that fails to load, or whose hooks fail, has no failed test.
        const failed = module.state() === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
        return failed ? [...tests, recordOfModule(module)] : tests;
      }),
    );
  }
}

function recordOf(test: TestCase): TestRecord {
  const { duration = 0, flaky = false } = test.diagnostic() ?? {};
  const { state, errors } = test.result();
  return {
    name: `${test.module.relativeModuleId} > ${test.fullName}`,
    outcome: state === 'passed' && flaky ? 'flaky' : state === 'pending' ? 'skipped' : state,
    seconds: duration / 1000,
    message: messageOf(errors?.[0]),
  };
}

function recordOfModule(module: TestModule): TestRecord {
  const [error] = module.errors();
  return { name: module.relativeModuleId, outcome: 'failed', seconds: 0, message: messageOf(error) };
}

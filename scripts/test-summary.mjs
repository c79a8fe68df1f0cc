const SLOWEST_COUNT = 10;

/** @typedef {import('../test/test-records.ts').TestRecord} TestRecord */

/** The summary of `npm test`: slowest, flaky and failed tests, and a line of totals. */
export function summarise(/** @type {readonly TestRecord[]} */ records) {
  const of = (/** @type {TestRecord['outcome']} */ outcome) =>
    records
      .filter((record) => record.outcome === outcome)
      .map(({ name, message = '' }) => [name, ...message.split('\n').filter(Boolean)].join('\n    '));
  const slowest = [...records]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_COUNT)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(5)} s  ${name}`);
  const failed = of('failed');
  const flaky = of('flaky');
  return [
    ...section('The slowest tests', slowest),
    ...section('Passed only at the second attempt', flaky),
    ...section('Failed', failed),
    `${of('passed').length + flaky.length} passed, ${failed.length} failed`,
  ].join('\n');
}

function section(/** @type {string} */ title, /** @type {string[]} */ lines) {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), ''];
}

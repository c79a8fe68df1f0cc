/**
 * Reads how many tests passed and failed from what Vitest ("Tests  1 failed | 9 passed (10)") or
 * Playwright ("  9 passed (3.1s)", one line for each outcome) print at their end, without colours.
 */
export function countTests(/** @type {string} */ output) {
  const lines = output.split('\n');
  const summary =
    lines.filter((line) => /^\s*Tests\s+\d/.test(line)).at(-1) ??
    lines
      .filter((line) => /^\s+\d+ (passed|failed|flaky|did not run|skipped|interrupted)\b/.test(line))
      .join(' ');
  const count = (/** @type {RegExp} */ outcome) =>
    [...summary.matchAll(outcome)].reduce((total, [, number]) => total + Number(number), 0);
  return { passed: count(/(\d+) (?:passed|flaky)/g), failed: count(/(\d+) (?:failed|interrupted)/g) };
}

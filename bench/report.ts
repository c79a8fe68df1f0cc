import { cpus, totalmem } from 'node:os';
import type { LoadResult } from './load.ts';

export interface Finding {
  what: string;
  /** For example "2,314/s, 0.71 of the floor". */
  measured: string;
  load?: LoadResult;
  /** For example "≥ 0.5"; absent without a goal. */
  goal?: string;
  isMet?: boolean;
  /** For the JSON report. */
  numbers: Record<string, number | number[]>;
}

export function asMarkdown(findings: readonly Finding[], conditions: string): string {
  const lines = findings.map(({ what, measured, load, goal, isMet }) => [
    what,
    measured,
    load ? milliseconds(load.p50) : '',
    load ? milliseconds(load.p99) : '',
    goal ?? '',
    isMet === undefined ? '' : isMet ? 'yes' : '**no**',
  ]);
  const header = ['', 'measured', 'p50 ms', 'p99 ms', 'goal', 'met'];
  const rule = ['---', '---', '--:', '--:', '---', '---'];
  const table = [header, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  return [conditions, '', ...table].join('\n');
}

/** The machine and versions of this run. */
export function conditions(postgres: string, quick: boolean): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const length = quick ? 'quick' : 'full';
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${length} run: ${cpus().length} × ${cpu?.model.trim()}, ${gigabytes} GB, Node ${process.versions.node}, PostgreSQL ${postgres}, ${process.platform}.`;
}

/** "2,314" */
export function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}

/** "0.71" */
export function ratio(number: number): string {
  return number.toFixed(2);
}

function milliseconds(number: number): string {
  return number < 10 ? number.toFixed(1) : number.toFixed(0);
}

/** For an even count the lower of the two middle values. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
}

/** The median of each number, the longest of all, and all errors. */
export function medianLoad(results: readonly LoadResult[]): LoadResult {
  const middle = (name: keyof LoadResult) => median(results.map((result) => result[name]));
  const errors = results.reduce((sum, result) => sum + result.errors, 0);
  const longest = Math.max(...results.map((result) => result.longest));
  return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99'), longest, errors };
}

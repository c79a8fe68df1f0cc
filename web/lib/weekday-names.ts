import { basicWords, dateWords } from '#words';

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** `Friday, Saturday`; 0 is Sunday. */
export function weekdayNames(weekdays: readonly number[]): string {
  const chosen = WEEKDAYS.filter((day) => weekdays.includes(day));
  return chosen.map((day) => dateWords.weekdays[day]).join(basicWords.listSeparator);
}

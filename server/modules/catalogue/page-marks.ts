/** What sorts the first row of a page, as PostgreSQL writes it, and until when (ms) it may be believed. */
interface Mark {
  key: readonly string[];
  until: number;
}

/** Remembers for a short while with which row late pages of long lists begin. */
export interface PageMarks {
  find(list: string, page: number, now: number): Mark | undefined;
  keep(list: string, page: number, mark: Mark): void;
}

/** Pages before this one are found by counting, which costs nothing yet. */
const LATE = 20;

/** A place for at most `most` marks; the oldest go first. */
export function pageMarks(most: number): PageMarks {
  const marks = new Map<string, Mark>();
  const nameOf = (list: string, page: number) => `${page} ${list}`;
  return {
    find(list, page, now) {
      const name = nameOf(list, page);
      const mark = marks.get(name);
      if (mark && mark.until <= now) marks.delete(name);
      return mark && mark.until > now ? mark : undefined;
    },
    keep(list, page, mark) {
      if (page < LATE) return;
      const name = nameOf(list, page);
      marks.delete(name);
      marks.set(name, mark);
      for (const oldest of marks.keys()) {
        if (marks.size <= most) break;
        marks.delete(oldest);
      }
    },
  };
}

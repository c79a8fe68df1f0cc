import { z } from 'zod';
import { checkWords } from '#words';
import { LIST_PAGE_SIZE, LIST_SEARCH_MAX_LENGTH, MAX_LIST_PAGE_SIZE } from './constants/lists.ts';
import { Day, Timestamp } from './fields.ts';
import { text, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';

/** The sort keys of a list, with their PostgreSQL types. */
export type Sorts = Record<string, SortType>;
export type SortType = 'integer' | 'text' | 'date' | 'timestamp';

/** `total`, or `-total` for descending. */
export type Sort<Of extends Sorts> = keyof Of & string extends infer Name extends string
  ? Name | `-${Name}`
  : never;

/** A position in a sorted list: the row with this key and id. */
export interface Cursor {
  sort: string;
  key: string;
  id: number;
}

/** Opaque to clients; see `readCursor`. */
export function writeCursor({ sort, key, id }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, key, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const CursorParts = z.tuple([z.string(), z.string(), z.int().min(1).max(2_147_483_647)]);

/** Undefined for an invalid cursor. */
export function readCursor(cursor: string): Cursor | undefined {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const parts = CursorParts.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return { sort: parts[0], key: parts[1], id: parts[2] };
  } catch {
    return undefined;
  }
}

const KEYS: Record<SortType, (key: string) => boolean> = {
  integer: (key) => /^-?\d{1,18}$/.test(key),
  text: (key) => !key.includes('\0'),
  date: (key) => Day.safeParse(key).success,
  timestamp: (key) => Timestamp.safeParse(key).success,
};

const CursorText = unlessEmpty(text(1000));

/**
 * The query of a list of the back office or the workshop: `search`, `sort`, filters, and a page by the cursor `after`
 * or `before`; `after` takes precedence. A cursor of another sort is refused.
 */
export function listQuery<const Of extends Sorts, Filters extends z.ZodRawShape>({
  sorts,
  first,
  filters,
}: {
  sorts: Of;
  /** The default sort. */
  first: NoInfer<Sort<Of>>;
  filters: Filters;
}) {
  const names = Object.keys(sorts).flatMap((name) => [name, `-${name}`]) as [Sort<Of>];
  return z
    .object({
      search: unlessEmpty(text(LIST_SEARCH_MAX_LENGTH)),
      sort: z.enum(names).default(first as never),
      after: CursorText.meta({ description: '`next` of the page before' }),
      before: CursorText.meta({ description: '`previous` of the page after' }),
      size: wholeNumber({ min: 1, max: MAX_LIST_PAGE_SIZE }).default(LIST_PAGE_SIZE),
      ...filters,
    })
    .superRefine((query, check) => {
      const { sort, after, before } = query as { sort: string; after?: string; before?: string };
      for (const [name, cursor] of Object.entries({ after, before })) {
        if (cursor === undefined || fits(cursor, sort)) continue;
        check.addIssue({ code: 'custom', path: [name], message: checkWords.noSuchPageOfThisList });
      }
    });

  function fits(cursor: string, sort: string): boolean {
    const read = readCursor(cursor);
    const type = sorts[sort.replace(/^-/, '')];
    return read !== undefined && read.sort === sort && type !== undefined && KEYS[type](read.key);
  }
}

/** `next` and `previous` are cursors, null at the ends; `count` is null above 1,000. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int().min(0).nullable().meta({ description: 'Null above 1,000' }),
    next: z.string().nullable().meta({ description: 'For `after`' }),
    previous: z.string().nullable().meta({ description: 'For `before`' }),
    results: z.array(item),
  });
}

export interface List<Item> {
  count: number | null;
  next: string | null;
  previous: string | null;
  results: Item[];
}

import { Readable } from 'node:stream';
import { errorWords, inLocale } from '#words';
import { BYTE_ORDER_MARK, writeCsv } from '../../../contract/csv.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { exportList as ExportList } from '../../../contract/transfers.ts';
import { validate } from '../../../contract/validation.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail, failFields } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { ExportKind } from '../../infra/transfers/kinds.ts';
import { recordAudit } from '../audit/service.ts';

/** Bounds the rows in memory. */
const ROWS_PER_QUERY = 500;
/** Concurrent exports of an account, per process. */
const MAX_EXPORTS = 2;

/** Running exports by account. */
const running = new Map<number, number>();

/**
 * Reads the list while it is sent. Fails with `session.forbidden` for another role's kind, on `filters`, or with
 * `transfers.too_many`.
 */
export async function exportList(
  { db, transferKinds }: Pick<Deps, 'db' | 'transferKinds'>,
  actor: Actor,
  { kind: name, filters }: BodyOf<typeof ExportList>,
): Promise<{ filename: string; stream: Readable }> {
  const kind = transferKinds.export(name);
  if (!kind?.roles.includes(actor.role)) fail('session.forbidden');
  const checked = validate(kind.filters, filters);
  if (!checked.ok) failFields({ filters: Object.values(checked.errors).flat() });
  const known = Object.entries(filters).filter(([filter]) => Object.hasOwn(Object(checked.data), filter));
  const end = begin(actor.id);
  const pages = pagesOf(db, kind, actor, checked.data);
  try {
    // Awaited before the headers are sent, so that an early failure still gets an error response.
    const first = await pages.next();
    await recordAudit(db, actor, {
      action: 'transfers.export-started',
      subject: { kind: 'export', id: name },
      data: { kind: name, ...Object.fromEntries(known) },
    });
    const stream = Readable.from(
      (async function* () {
        yield BYTE_ORDER_MARK + writeCsv([kind.columns.map((column) => column.name)]) + first.value;
        yield* pages;
      })(),
      { objectMode: false },
    );
    stream.once('close', end);
    return { filename: `${name}-${dayInKarachi()}.csv`, stream };
  } catch (error) {
    end();
    throw error;
  }
}

/** Returns a function to call when the export ends. Fails with `transfers.too_many`. */
function begin(owner: number): () => void {
  const others = running.get(owner) ?? 0;
  if (others >= MAX_EXPORTS)
    fail('transfers.too_many', { limit: MAX_EXPORTS, what: errorWords.transfers.exports });
  running.set(owner, others + 1);
  return () => {
    const left = (running.get(owner) ?? 1) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
  };
}

async function* pagesOf(db: Db, kind: ExportKind, actor: Actor, filters: unknown): AsyncGenerator<string> {
  let after: string | undefined;
  do {
    const reading = { actor, filters, after, limit: ROWS_PER_QUERY };
    // A file is in English, as its headings are, and whoever sends it reads later rows outside of the request.
    const page = await inLocale('en', async () => {
      const { rows, next } = await kind.read(db, reading);
      return { csv: writeCsv(rows.map((row) => kind.columns.map(({ value }) => value(row)))), next };
    });
    yield page.csv;
    after = page.next;
  } while (after !== undefined);
}

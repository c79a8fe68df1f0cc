import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { MailState } from '../../../contract/constants/contact.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Currency } from '../../../contract/settings.ts';
import { MAIL_SORTS, type staffMails } from '../../../contract/staff-mails.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { idempotencyRecords, mails } from '../../db/schema/service.ts';
import { exchangeRates } from '../../db/schema/shop.ts';

export async function deleteIdempotencyRecords(db: Db): Promise<void> {
  await db
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.createdAt, sql`now() - interval '24 hours'`));
}

export function listCurrencies(db: Db): Promise<Currency[]> {
  return db
    .select({ code: exchangeRates.currency, rupees: exchangeRates.rupees })
    .from(exchangeRates)
    .orderBy(exchangeRates.currency);
}

export type MailQuery = QueryOf<typeof staffMails>;

const line = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  held: mails.held,
  attempts: mails.attempts,
  lastError: mails.lastError,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  givenUpAt: mails.givenUpAt,
};

const isOpen = and(isNull(mails.sentAt), isNull(mails.givenUpAt));

const IN_STATE: Record<MailState, SQL | undefined> = {
  waiting: and(isOpen, eq(mails.held, false)),
  held: and(isOpen, eq(mails.held, true)),
  sent: isNotNull(mails.sentAt),
  given_up: isNotNull(mails.givenUpAt),
};

export async function listedMails(db: Db, query: MailQuery) {
  const page = keyset(MAIL_SORTS, { written: mails.id }, mails.id, query);
  const { search, state, kind } = query;
  const matching = and(
    search === undefined ? undefined : found(search),
    state === undefined ? undefined : IN_STATE[state],
    kind === undefined ? undefined : eq(mails.kind, kind),
  );
  const [rows, count] = await Promise.all([
    db
      .select({ ...line, cursor: page.cursor })
      .from(mails)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`select 1 from ${mails} ${matching ? sql`where ${matching}` : sql``}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

function found(search: string): SQL | undefined {
  const id = /^\d{1,9}$/.test(search) ? Number(search) : 0;
  return or(sql`lower(${mails.recipient}) = ${search.toLowerCase()}`, eq(mails.id, id));
}

export async function mailById(db: Db | Tx, id: number) {
  const [row] = await db.select(line).from(mails).where(eq(mails.id, id));
  return row;
}

export type ListedMail = NonNullable<Awaited<ReturnType<typeof mailById>>>;

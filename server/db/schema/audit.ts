import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { descending, moment } from '../columns.ts';
import { users } from './accounts.ts';

export type AuditData = Record<string, string | number | boolean | null>;

/** Actions and views of staff; append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** `<module>.<action>`. */
    action: text('action').notNull(),
    /** The row that the action was on; null in old entries. */
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    /** The account whose data was affected. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    data: jsonb('data').$type<AuditData>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_created_at_index').on(descending(table.createdAt), descending(table.id)),
    index('audit_entries_actor_index').on(table.actorId, descending(table.createdAt), descending(table.id)),
    index('audit_entries_user_index').on(table.userId, descending(table.createdAt), descending(table.id)),
    index('audit_entries_action_index').on(table.action, descending(table.createdAt), descending(table.id)),
    index('audit_entries_subject_index').on(
      table.subjectKind,
      table.subjectId,
      descending(table.createdAt),
      descending(table.id),
    ),
    check('audit_entries_data_check', sql`octet_length(${table.data}::text) <= 32768`),
  ],
);

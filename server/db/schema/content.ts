import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { CONTENT_SLUGS } from '../../../contract/constants/content.ts';
import type { ContentTranslations } from '../../../contract/content.ts';
import { moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { versionColumns } from './version-columns.ts';

/** `content_versions` has the texts; `version` is the newest one, which may be a draft. */
export const contentPages = pgTable(
  'content_pages',
  {
    slug: text('slug').primaryKey(),
    /** The version that visitors see. */
    publishedVersion: integer('published_version').notNull().default(1),
    ...versionColumns(),
  },
  (table) => [
    check('content_pages_slug_check', oneOf(table.slug, CONTENT_SLUGS)),
    index('content_pages_updated_by_index').on(table.updatedBy),
  ],
);

/** Every save of a content page; append-only. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug')
      .notNull()
      .references(() => contentPages.slug),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    summary: text('summary').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    /** Markdown with variables in braces. */
    body: text('body').notNull(),
    /** The same texts in other languages; a language that is missing reads the English ones. */
    translations: jsonb('translations').$type<ContentTranslations>().notNull().default({}),
    isDraft: boolean('is_draft').notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('content_versions_slug_version_key').on(table.slug, table.version),
    index('content_versions_saved_by_index').on(table.savedBy),
  ],
);

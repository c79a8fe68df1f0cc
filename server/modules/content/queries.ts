import { and, asc, desc, eq } from 'drizzle-orm';
import type { ContentSlug } from '../../../contract/constants/content.ts';
import type { ContentTranslations } from '../../../contract/content.ts';
import type { Db, Tx } from '../../db/client.ts';
import { contentPages, contentVersions } from '../../db/schema/content.ts';
import { editorName, nextVersion } from '../../db/schema/version-columns.ts';

const texts = {
  title: contentVersions.title,
  description: contentVersions.description,
  summary: contentVersions.summary,
  since: contentVersions.since,
  body: contentVersions.body,
  translations: contentVersions.translations,
};

const newest = {
  slug: contentPages.slug,
  version: contentPages.version,
  updatedAt: contentPages.updatedAt,
  updatedBy: editorName(contentPages.updatedBy),
  publishedVersion: contentPages.publishedVersion,
  ...texts,
};

const isNewest = and(
  eq(contentVersions.slug, contentPages.slug),
  eq(contentVersions.version, contentPages.version),
);

export async function publishedPage(db: Db | Tx, slug: ContentSlug) {
  const [row] = await db
    .select(texts)
    .from(contentPages)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.slug, contentPages.slug),
        eq(contentVersions.version, contentPages.publishedVersion),
      ),
    )
    .where(eq(contentPages.slug, slug));
  if (!row) throw new Error(`There is no text for ${slug}.`);
  return row;
}

export function newestPages(db: Db | Tx) {
  return db
    .select(newest)
    .from(contentPages)
    .innerJoin(contentVersions, isNewest)
    .orderBy(asc(contentPages.slug));
}

export async function newestPage(db: Db | Tx, slug: ContentSlug) {
  const [row] = await db
    .select(newest)
    .from(contentPages)
    .innerJoin(contentVersions, isNewest)
    .where(eq(contentPages.slug, slug));
  if (!row) throw new Error(`There is no text for ${slug}.`);
  return row;
}

export type NewestPage = Awaited<ReturnType<typeof newestPage>>;

/** Serialises saves of the page until the transaction ends. */
export async function lockPage(tx: Tx, slug: ContentSlug): Promise<void> {
  await tx
    .select({ slug: contentPages.slug })
    .from(contentPages)
    .where(eq(contentPages.slug, slug))
    .for('update');
}

interface NewVersion {
  slug: ContentSlug;
  version: number;
  title: string;
  description: string;
  summary: string;
  since: string;
  body: string;
  translations: ContentTranslations;
  isDraft: boolean;
}

export async function insertVersion(tx: Tx, editorId: number, row: NewVersion): Promise<void> {
  await tx.insert(contentVersions).values({ ...row, savedBy: editorId });
  await tx
    .update(contentPages)
    .set({
      ...nextVersion(contentPages, editorId),
      ...(row.isDraft ? {} : { publishedVersion: row.version }),
    })
    .where(eq(contentPages.slug, row.slug));
}

const version = {
  version: contentVersions.version,
  title: contentVersions.title,
  isDraft: contentVersions.isDraft,
  savedAt: contentVersions.savedAt,
  savedBy: editorName(contentVersions.savedBy),
};

/** Newest first. */
export function versionsOf(db: Db, slug: ContentSlug, limit: number) {
  return db
    .select(version)
    .from(contentVersions)
    .where(eq(contentVersions.slug, slug))
    .orderBy(desc(contentVersions.version))
    .limit(limit);
}

export async function versionOf(db: Db, slug: ContentSlug, number: number) {
  const [row] = await db
    .select({ ...version, ...texts })
    .from(contentVersions)
    .where(and(eq(contentVersions.slug, slug), eq(contentVersions.version, number)));
  return row;
}

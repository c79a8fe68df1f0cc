import { inLocale } from '#words';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import type { ContentSlug, ContentVariable } from '../../../contract/constants/content.ts';
import { partnerTime } from '../../../contract/constants/order-rules.ts';
import type {
  ContentPage,
  ContentTranslations,
  contentVersion,
  contentVersions,
  StaffContent,
  saveContent,
  staffContents,
} from '../../../contract/content.ts';
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts';
import type { Locale } from '../../../contract/locale.ts';
import { formatRupees } from '../../../contract/money.ts';
import { handoverFees } from '../../../contract/order-fees.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireVersion } from '../../require-version.ts';
import { recordAudit } from '../audit/service.ts';
import { readOrderRules } from '../fees/service.ts';
import { brokenLinks, renderMarkdown } from './markdown.ts';
import {
  insertVersion,
  lockPage,
  type NewestPage,
  newestPage,
  newestPages,
  publishedPage,
  versionOf,
  versionsOf,
} from './queries.ts';

type Shop = Pick<Deps, 'db' | 'config'>;

const MAX_LISTED_VERSIONS = 100;

/** The published page (content-2), in English where it has no text in `locale`. */
export async function readPage(deps: Shop, slug: ContentSlug, locale: Locale): Promise<ContentPage> {
  const { translations, ...english } = await publishedPage(deps.db, slug);
  const translation = locale === 'en' ? undefined : translations[locale];
  const { body, ...page } = { ...english, ...translation };
  const language = translation ? locale : 'en';
  const values = await inLocale(language, () => valuesFor(deps));
  return { slug, language, ...page, ...renderMarkdown(body, values, locale) };
}

export async function previewText(deps: Shop, body: string, language: Locale): Promise<{ html: string }> {
  const { html } = renderMarkdown(body, await inLocale(language, () => valuesFor(deps)), language);
  return { html };
}

async function valuesFor({ db, config }: Shop): Promise<Record<ContentVariable, string>> {
  const rules = await readOrderRules(db);
  const home = handoverFees('PK', rules);
  return {
    shop: config.brandName,
    ...config.support,
    in_house_days: String(rules.in_house_days),
    partner_time: partnerTime(rules),
    collection_fee: formatRupees(home.collection_fee),
    delivery_fee: formatRupees(home.delivery_fee),
    alteration_days: String(ALTERATION_DAYS),
    return_days: String(rules.return_days),
  };
}

export async function listPages(db: Db): Promise<ResponseOf<typeof staffContents>> {
  return (await newestPages(db)).map((row) => {
    const { slug, title, version, published_version, updated_at, updated_by } = present(row);
    return { slug, title, version, published_version, updated_at, updated_by };
  });
}

export async function readNewest(db: Db, slug: ContentSlug): Promise<StaffContent> {
  return present(await newestPage(db, slug));
}

function present({
  slug,
  updatedAt,
  updatedBy,
  publishedVersion,
  translations,
  ...row
}: NewestPage): StaffContent {
  return {
    ...row,
    ...flatten(translations),
    slug: slug as ContentSlug,
    updated_at: updatedAt.toISOString(),
    updated_by: updatedBy,
    published_version: publishedVersion,
  };
}

/**
 * Visitors do not see a draft (content-1). Fails with `edits.outdated` (wire-11), and on `body` with
 * `content.broken_links` (content-4).
 */
export async function savePage(
  { db }: Shop,
  actor: Actor,
  slug: ContentSlug,
  { version, publish, title_ur, description_ur, summary_ur, body_ur, ...text }: BodyOf<typeof saveContent>,
): Promise<StaffContent> {
  requireLinks('body', text.body);
  requireLinks('body_ur', body_ur ?? '');
  const translations =
    title_ur && description_ur && summary_ur && body_ur
      ? { ur: { title: title_ur, description: description_ur, summary: summary_ur, body: body_ur } }
      : {};
  return db.transaction(async (tx) => {
    await lockPage(tx, slug);
    requireVersion(version, present(await newestPage(tx, slug)));
    await insertVersion(tx, actor.id, {
      slug,
      version: version + 1,
      isDraft: !publish,
      translations,
      ...text,
    });
    await recordAudit(tx, actor, {
      action: publish ? 'content.published' : 'content.draft-saved',
      subject: { kind: 'content', id: slug },
      data: { version: version + 1 },
    });
    return present(await newestPage(tx, slug));
  });
}

function requireLinks(field: 'body' | 'body_ur', text: string): void {
  const broken = brokenLinks(text, PAGES_OF_THE_SHOP);
  if (broken.length > 0) failOn(field, 'content.broken_links', { links: broken.slice(0, 5).join(', ') });
}

function flatten({ ur }: ContentTranslations) {
  return {
    title_ur: ur?.title ?? '',
    description_ur: ur?.description ?? '',
    summary_ur: ur?.summary ?? '',
    body_ur: ur?.body ?? '',
  };
}

type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];

export async function listVersions(db: Db, slug: ContentSlug): Promise<ResponseOf<typeof contentVersions>> {
  return (await versionsOf(db, slug, MAX_LISTED_VERSIONS)).map(presentVersion);
}

/** Fails with `request.not_found`. */
export async function readVersion(
  db: Db,
  slug: ContentSlug,
  number: number,
): Promise<ResponseOf<typeof contentVersion>> {
  const row = (await versionOf(db, slug, number)) ?? fail('request.not_found');
  const { description, summary, since, body, translations } = row;
  return { ...presentVersion(row), description, summary, since, body, ...flatten(translations) };
}

function presentVersion({ version, title, isDraft, savedAt, savedBy }: VersionRow) {
  return { version, title, is_draft: isDraft, saved_at: savedAt.toISOString(), saved_by: savedBy };
}

/** The pages of the shop that a text may link to (content-4). */
export const PAGES_OF_THE_SHOP: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/become-a-tailor',
  '/book-tailor',
  '/brands',
  '/cart',
  '/chat',
  '/contact-us',
  '/cookies',
  '/culture',
  '/culture_by_tailor',
  '/cutome_tailoring',
  '/forgot-password',
  '/help',
  '/login',
  '/order_placement',
  '/order_tracking',
  '/orders',
  '/privacy',
  '/profile',
  '/promise',
  '/returns',
  '/search',
  '/shipping',
  '/signup',
  '/size-guide',
  '/terms',
  '/wishlist',
]);

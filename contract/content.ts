import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { CONTENT_SLUGS, CONTENT_VARIABLES, MAX_CONTENT_LENGTH } from './constants/content.ts';
import { endpoint } from './endpoint.ts';
import { Day, Timestamp } from './fields.ts';
import { LOCALES } from './locale.ts';
import { requiredText, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';
import { VERSION_FIELDS, Version } from './versions.ts';

const tag = 'Content';

const Slug = z.enum(CONTENT_SLUGS);
const SlugParams = z.object({ slug: Slug });

/** A published content page; the server renders `html` from Markdown (content-2). */
export const ContentPage = z.object({
  slug: Slug,
  language: z.enum(LOCALES).meta({ description: 'Of the text; English where there is no translation' }),
  title: z.string(),
  description: z.string(),
  summary: z.string(),
  since: Day.meta({ description: 'In force since' }),
  html: z.string(),
  headings: z
    .array(z.object({ id: z.string(), text: z.string() }))
    .meta({ description: 'Of the second level, for a list of contents' }),
});
export type ContentPage = z.infer<typeof ContentPage>;

export const contentPage = endpoint('GET /api/content/{slug}/', {
  summary: 'Read a content page',
  tag,
  params: SlugParams,
  query: z.object({ language: z.enum(LOCALES).default('en') }),
  response: ContentPage,
});

const known = new Set<string>(Object.keys(CONTENT_VARIABLES));

/** Allows only known variables in braces, because customers would see a misspelt one. */
const Markdown = withoutCardNumber(requiredText(MAX_CONTENT_LENGTH)).refine(
  (text) => [...text.matchAll(/\{([a-z_]{1,40})\}/g)].every(([, name = '']) => known.has(name)),
  `In braces only ${Object.keys(CONTENT_VARIABLES)
    .map((name) => `{${name}}`)
    .join(', ')}.`,
);

const ContentText = z.object({
  title: withoutCardNumber(requiredText(80)),
  description: withoutCardNumber(requiredText(300)).meta({ description: 'For search engines' }),
  summary: withoutCardNumber(requiredText(600)).meta({ description: 'Below the title' }),
  since: Day.meta({ description: 'In force since' }),
  body: Markdown.meta({ description: 'Markdown, without HTML' }),
});

/** In Urdu; either all of them or none. */
const UrduText = z.object({
  title_ur: unlessEmpty(ContentText.shape.title),
  description_ur: unlessEmpty(ContentText.shape.description),
  summary_ur: unlessEmpty(ContentText.shape.summary),
  body_ur: unlessEmpty(ContentText.shape.body),
});

/** The texts of a page in other languages. */
export type ContentTranslations = {
  ur?: { title: string; description: string; summary: string; body: string };
};

const StaffText = z.object({
  title: z.string(),
  description: z.string(),
  summary: z.string(),
  since: Day,
  body: z.string(),
  title_ur: z.string().meta({ description: 'In Urdu; empty where there is no translation' }),
  description_ur: z.string(),
  summary_ur: z.string(),
  body_ur: z.string(),
});

/** The newest version of a page, which may be a draft. */
export const StaffContent = z.object({
  ...VERSION_FIELDS,
  slug: Slug,
  ...StaffText.shape,
  published_version: Version.meta({ description: 'What visitors see' }),
});
export type StaffContent = z.infer<typeof StaffContent>;

export const staffContents = endpoint('GET /api/staff/content/', {
  summary: 'List the content pages',
  tag,
  action: 'content.edit',
  response: z.array(
    StaffContent.pick({
      slug: true,
      title: true,
      published_version: true,
      version: true,
      updated_at: true,
      updated_by: true,
    }),
  ),
});

export const staffContent = endpoint('GET /api/staff/content/{slug}/', {
  summary: 'Read the newest version of a content page',
  tag,
  action: 'content.edit',
  params: SlugParams,
  response: StaffContent,
});

/** Visitors do not see a draft. */
export const saveContent = endpoint('PUT /api/staff/content/{slug}/', {
  summary: 'Save a content page, as a draft or for visitors',
  tag,
  action: 'content.edit',
  params: SlugParams,
  body: ContentText.extend({ ...UrduText.shape, version: Version, publish: z.boolean() }).refine(
    (text) =>
      new Set(Object.keys(UrduText.shape).map((name) => !text[name as keyof typeof UrduText.shape])).size ===
      1,
    {
      path: ['body_ur'],
      error: 'Fill in the title, summary, description and text in Urdu, or none of them.',
    },
  ),
  response: StaffContent,
});

const ContentVersion = z.object({
  version: Version,
  title: z.string(),
  is_draft: z.boolean().meta({ description: 'Visitors have never seen it' }),
  saved_at: Timestamp,
  saved_by: z.string().nullable(),
});

/** Newest first, at most 100. */
export const contentVersions = endpoint('GET /api/staff/content/{slug}/versions/', {
  summary: 'List the versions of a content page',
  tag,
  action: 'content.edit',
  params: SlugParams,
  response: z.array(ContentVersion),
});

export const contentVersion = endpoint('GET /api/staff/content/{slug}/versions/{version}/', {
  summary: 'Read a version of a content page',
  tag,
  action: 'content.edit',
  params: z.object({ slug: Slug, version: wholeNumber({ min: 1, max: 2_147_483_647 }) }),
  response: ContentVersion.extend(StaffText.shape),
});

export const previewContent = endpoint('POST /api/staff/content/preview/', {
  summary: 'Show what a text becomes',
  tag,
  action: 'content.edit',
  body: z.object({ body: Markdown, language: z.enum(LOCALES).default('en') }),
  response: z.object({ html: z.string() }),
});

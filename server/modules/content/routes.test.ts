import { globSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DELETION_REGRET_DAYS, RETENTION_MONTHS } from '../../../contract/constants/accounts.ts';
import { CONTENT_SLUGS } from '../../../contract/constants/content.ts';
import type { ContentPage, StaffContent } from '../../../contract/content.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { brokenLinks } from './markdown.ts';
import { PAGES_OF_THE_SHOP } from './service.ts';

const shop = testApp();
let editor: SignedUp;
let other: SignedUp;

beforeAll(async () => {
  editor = await signUp(shop, { userType: 'support' });
  other = await signUp(shop, { userType: 'admin' });
});

beforeEach(async () => {
  await shop.deps.db.delete(auditEntries);
});

const STAFF = '/api/staff/content/';

async function get<Answer>(url: string, person?: SignedUp): Promise<Answer> {
  const response = await shop.app.inject({ url, ...(person && { headers: person.headers }) });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const published = (slug: string) => get<ContentPage>(`/api/content/${slug}/`);
const newest = (slug: string) => get<StaffContent>(`${STAFF}${slug}/`, editor);

function save(slug: string, page: StaffContent, changes: object, person = editor) {
  const { title, description, summary, since, body, version } = page;
  return shop.app.inject({
    method: 'PUT',
    url: `${STAFF}${slug}/`,
    headers: person.headers,
    payload: { title, description, summary, since, body, version, publish: true, ...changes },
  });
}

describe('the texts that came with the shop', () => {
  test.each(CONTENT_SLUGS)('%s: rendered, with facts of the shop and no broken link', async (slug) => {
    const page = await published(slug);
    expect(page.html).not.toMatch(/\{[a-z_]+\}|%7B/);
    expect(page.html).not.toContain('**');
    expect(page.headings.length).toBeGreaterThan(3);
    expect(brokenLinks((await newest(slug)).body, PAGES_OF_THE_SHOP)).toEqual([]);
  });

  test('name every cookie of the shop', async () => {
    const { html } = await published('cookies');
    const cookies = [...globSync('server/**/*.ts'), 'web/lib/session.ts'].flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return [...source.matchAll(/setCookie\((\w+),|document\.cookie = `\$\{(\w+)\}/g)].map(
        ([, constant = '', sameOfBrowser]) =>
          new RegExp(`const ${constant || sameOfBrowser} = '(.+)'`).exec(source)?.[1],
      );
    });
    expect(cookies.length).toBeGreaterThan(4);
    for (const cookie of cookies) expect(html).toContain(`<code>${cookie}</code>:`);
  });

  test('say how long people are kept, and that the profile copies and deletes', async () => {
    const { html } = await published('privacy');
    expect(html.split(`${RETENTION_MONTHS} months after`)).toHaveLength(4);
    expect(html).toContain(`gone after ${DELETION_REGRET_DAYS} days`);
    expect(html).toMatch(/in <a href="\/profile">your profile<\/a>: .*download a copy/);
    expect(html).not.toMatch(/two cookies|until you ask us/);
  });

  test('name the shop and its times as they are set', async () => {
    const { html } = await published('terms');
    for (const fact of [
      shop.config.brandName,
      shop.config.support.address,
      'within 7 days',
      '7-14 business days',
    ])
      expect(html).toContain(fact);
    expect(html).toContain(`<a href="mailto:${shop.config.support.email}">${shop.config.support.email}</a>`);
  });
});

describe('a save', () => {
  test('for visitors is shown to them, and recorded', async () => {
    const before = await newest('returns');
    const response = await save('returns', before, {
      title: 'Returns',
      body: '## Easy\n\nWithin **{return_days}** days.',
    });
    expect(response.json()).toMatchObject({
      version: before.version + 1,
      published_version: before.version + 1,
      updated_by: editor.username,
    });
    expect(await published('returns')).toMatchObject({
      title: 'Returns',
      html: '<h2 id="easy">Easy</h2>\n<p>Within <strong>30</strong> days.</p>\n',
      headings: [{ id: 'easy', text: 'Easy' }],
    });
    expect(await shop.deps.db.select().from(auditEntries)).toMatchObject([
      { actorId: editor.id, action: 'content.published', subjectKind: 'content', subjectId: 'returns' },
    ]);
  });

  test('without Urdu is shown in English on the Urdu page, whose links stay in Urdu', async () => {
    await save('cookies', await newest('cookies'), { body: 'In {partner_time}, see [help](/help).' });
    expect(await get<ContentPage>('/api/content/cookies/?language=ur')).toMatchObject({
      language: 'en',
      html: '<p>In 7-14 business days, see <a href="/ur/help">help</a>.</p>\n',
    });
  });

  test('of two texts of 40,000 letters of three bytes is small enough', async () => {
    const body = '’'.repeat(40_000);
    const urdu = { title_ur: 'مدد', description_ur: 'مدد', summary_ur: 'مدد', body_ur: body };
    const page = await newest('cookies');
    expect((await save('cookies', page, { ...urdu, body, publish: false })).statusCode).toBe(200);
  });

  test('as a draft changes nothing for visitors until it is published (content-1)', async () => {
    const before = await published('shipping');
    const draft = await save('shipping', await newest('shipping'), { body: 'Soon.', publish: false });
    expect(draft.json()).toMatchObject({ body: 'Soon.', version: 2, published_version: 1 });
    expect(await published('shipping')).toEqual(before);
    await save('shipping', draft.json(), {});
    expect((await published('shipping')).html).toBe('<p>Soon.</p>\n');
  });

  test('keeps every version, which can be put back', async () => {
    const versions = await get<{ version: number; is_draft: boolean }[]>(
      `${STAFF}shipping/versions/`,
      editor,
    );
    expect(versions.map(({ version, is_draft }) => [version, is_draft])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ]);
    const first = await get<StaffContent>(`${STAFF}shipping/versions/1/`, editor);
    const restored = await save('shipping', await newest('shipping'), { body: first.body });
    expect(restored.json().body).toBe(first.body);
    const unknown = { url: `${STAFF}shipping/versions/99/`, headers: editor.headers };
    expect((await shop.app.inject(unknown)).statusCode).toBe(404);
  });

  test('of an older version is 409 with the present text (wire-11)', async () => {
    const before = await newest('help');
    const theirs = await save('help', before, { title: 'Theirs' }, other);
    const mine = await save('help', before, { title: 'Mine' });
    expect(mine.statusCode).toBe(409);
    expect(mine.json()).toMatchObject({ code: 'edits.outdated', current: theirs.json() });
    expect((await newest('help')).title).toBe('Theirs');
  });

  test.each([
    ['title', ''],
    ['title', 'x'.repeat(81)],
    ['description', ''],
    ['summary', 'x'.repeat(601)],
    ['since', '2026-02-30'],
    ['body', ''],
    ['body', 'x'.repeat(40_001)],
    ['body', 'Call {telephone}'],
    ['body', 'nul \0'],
    ['body', '[gone](/nowhere)'],
    ['body', '[run](javascript:alert(1))'],
    ['body', '[out](//evil.example)'],
    ['body', '[plain](http://site.example)'],
    ['version', 0],
    ['publish', undefined],
  ])('with %s: %j is refused and changes nothing', async (field, value) => {
    const before = await newest('privacy');
    const response = await save('privacy', before, { [field]: value });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(await newest('privacy')).toEqual(before);
  });
});

describe('Markdown', () => {
  const preview = async (body: string, language?: 'ur') => {
    const url = `${STAFF}preview/`;
    const response = await shop.app.inject({
      method: 'POST',
      url,
      headers: editor.headers,
      payload: { body, language },
    });
    return response.json().html as string;
  };

  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    [
      '![pixel](https://evil.example/x.png)',
      '!<a href="https://evil.example/x.png" rel="noopener">pixel</a>',
    ],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['[x](data:text/html,hi)', '[x](data:text/html,hi)'],
    ['[x](//evil.example)', '[x](//evil.example)'],
  ])('%s runs nothing and loads nothing', async (text, html) => {
    expect(await preview(text)).toBe(`<p>${html}</p>\n`);
  });

  test('headings of any script can be linked to', async () => {
    const body = '## ہم کیا رکھتے ہیں؟\n\n## Été\n\n[x](#ہم-کیا-رکھتے-ہیں)';
    const html = await preview(body);
    expect(html).toContain('<h2 id="ہم-کیا-رکھتے-ہیں">');
    expect(html).toContain('<h2 id="été">');
    const [, fragment = ''] = /<a href="#(.+)">/.exec(html) ?? [];
    expect(decodeURIComponent(fragment)).toBe('ہم-کیا-رکھتے-ہیں');
  });

  test('a fact of the shop is text, whatever it contains', async () => {
    const { config } = shop.deps;
    const before = config.brandName;
    config.brandName = '<b>[Naap](/x)</b>';
    expect(await preview('{shop} & [{shop}](/help)')).toBe(
      '<p>&lt;b&gt;[Naap](/x)&lt;/b&gt; &amp; <a href="/help">&lt;b&gt;[Naap](/x)&lt;/b&gt;</a></p>\n',
    );
    config.brandName = before;
  });

  test('the preview of an Urdu text has its variables in Urdu', async () => {
    expect(await preview('{partner_time}', 'ur')).toMatch(/دن/);
    expect(await preview('{partner_time}')).toMatch(/days/);
  });

  test.each([
    ['quotes', '>'.repeat(40_000)],
    ['brackets', '['.repeat(40_000)],
    ['links', '[a]('.repeat(10_000)],
    ['stars', '*a **b '.repeat(5_700)],
    ['ticks', '`'.repeat(20_000) + ' `a'.repeat(6_000)],
    ['headings', '# x\n'.repeat(10_000)],
    ['lists', Array.from({ length: 280 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
    ['tables', `|${'a|'.repeat(10_000)}\n|${'-|'.repeat(9_000)}`],
  ])('of 40,000 characters of %s is rendered within a moment', async (_, text) => {
    const body = text.slice(0, 40_000);
    const start = performance.now();
    expect(await preview(body)).toBeTypeOf('string');
    expect(performance.now() - start).toBeLessThan(2_500);
  });
});

test('an unknown page is 404 for visitors and staff', async () => {
  expect((await shop.app.inject('/api/content/nowhere/')).statusCode).toBe(404);
  const { headers } = editor;
  expect((await shop.app.inject({ url: `${STAFF}nowhere/`, headers })).statusCode).toBe(404);
});

test.each(['customer', 'tailor', 'brand'] as const)('%s may not edit', async (userType) => {
  const { headers } = await signUp(shop, { userType });
  for (const [method, path] of [
    ['GET', ''],
    ['GET', 'help/'],
    ['PUT', 'help/'],
    ['GET', 'help/versions/'],
    ['GET', 'help/versions/1/'],
    ['POST', 'preview/'],
  ] as const) {
    const response = await shop.app.inject({ method, url: STAFF + path, headers });
    expect([path, response.statusCode]).toEqual([path, 403]);
    expect((await shop.app.inject({ method, url: STAFF + path })).statusCode).toBe(401);
  }
});

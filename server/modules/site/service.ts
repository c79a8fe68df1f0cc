import { currentLocale, siteWords } from '#words';
import { DIRECTIONS, LOCALES, type Locale, localePath } from '../../../contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import {
  highestProduct,
  highestTailor,
  type Listed,
  listedBrands,
  listedProducts,
  listedTailors,
} from './queries.ts';
import { escapeXml, XML_HEAD } from './xml.ts';

type Site = Pick<Deps, 'db' | 'config'>;

/** In two languages below the limit of 50,000 addresses. Each sitemap covers a range of ids, so that nothing has to be counted. */
const IDS_PER_SITEMAP = 20_000;

const PAGES = [
  '/',
  '/cutome_tailoring',
  '/culture_by_tailor',
  '/culture',
  '/brands',
  '/book-tailor',
  '/order_placement',
  '/order_tracking',
  '/about',
  '/contact-us',
  '/become-a-tailor',
  '/help',
  '/size-guide',
  '/promise',
  '/returns',
  '/withdraw',
  '/shipping',
  '/terms',
  '/privacy',
  '/cookies',
];

/** Personal pages, and pages without content to index. */
const PRIVATE = [
  '/api/',
  '/admin',
  '/workshop',
  '/profile',
  '/orders',
  '/checkout',
  '/garment',
  '/cart',
  '/cart_checkout',
  '/wishlist',
  '/chat',
  '/search',
  '/newsletter/',
  '/become-a-tailor/',
  '/confirm-order',
  '/withdraw-goods',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/connect-sign-in',
  '/second-factor',
  '/sign-in-return',
  '/undo-email-change',
  '/keep-account',
  '/measures-for',
  '/keep-measures',
];

export function robots({ config }: Pick<Deps, 'config'>): string {
  const closed = LOCALES.flatMap((locale) => PRIVATE.map((path) => `Disallow: ${localePath(locale, path)}`));
  // The API description may be indexed.
  return [
    'User-agent: *',
    'Allow: /api/docs',
    ...closed,
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

interface Numbered {
  highest: (db: Deps['db']) => Promise<number>;
  /** Ids above `after`, up to `until`. */
  listed: (db: Deps['db'], after: number, until: number) => Promise<(Listed & { path: string })[]>;
}

const NUMBERED: Record<'products' | 'tailors', Numbered> = {
  products: {
    highest: highestProduct,
    listed: async (...range) =>
      (await listedProducts(...range)).map(({ id, type, changed }) => {
        const page = type === 'brand' ? 'product' : 'culture_product';
        return { id, changed, path: `/${page}?id=${id}` };
      }),
  },
  tailors: {
    highest: highestTailor,
    listed: async (...range) =>
      (await listedTailors(...range)).map((tailor) => ({ ...tailor, path: `/tailors/${tailor.id}` })),
  },
};

export type NumberedKind = keyof typeof NUMBERED;

/** One sitemap for pages and brands, and one for each range of products and of tailors. */
export async function sitemaps({ db, config }: Site): Promise<string> {
  const kinds = await Promise.all(
    Object.entries(NUMBERED).map(async ([kind, { highest }]) => {
      const ranges = Math.max(1, Math.ceil((await highest(db)) / IDS_PER_SITEMAP));
      return Array.from({ length: ranges }, (_, place) => `${kind}-${place * IDS_PER_SITEMAP}`);
    }),
  );
  const addresses = ['pages', ...kinds.flat()];
  return sitemapIndex(addresses.map((name) => ({ address: `${config.publicUrl}/sitemaps/${name}.xml` })));
}

export async function sitemapOfPages({ db, config }: Site): Promise<string> {
  const brands = await listedBrands(db);
  return sitemap([
    ...PAGES.flatMap((path) => inEveryLanguage(config.publicUrl, path)),
    ...brands.flatMap(({ id, changed }) => inEveryLanguage(config.publicUrl, `/brands/${id}`, changed)),
  ]);
}

/** Fails with `request.not_found`. */
export async function sitemapOf({ db, config }: Site, kind: NumberedKind, after: number): Promise<string> {
  const { highest, listed } = NUMBERED[kind];
  const isStart = after % IDS_PER_SITEMAP === 0 && (after === 0 || after < (await highest(db)));
  if (!isStart) fail('request.not_found');
  const rows = await listed(db, after, after + IDS_PER_SITEMAP);
  return sitemap(rows.flatMap(({ path, changed }) => inEveryLanguage(config.publicUrl, path, changed)));
}

/** Of the installed app, in the current language. */
export function manifest({ config }: Pick<Deps, 'config'>) {
  const locale = currentLocale();
  const icon = (size: number, purpose: string) => ({
    src: `/art/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: localePath(locale, '/'),
    name: config.brandName,
    short_name: config.brandName.slice(0, 12),
    description: siteWords.description,
    start_url: localePath(locale, '/'),
    display: 'standalone',
    background_color: '#FBF9F5',
    theme_color: '#FBF9F5',
    lang: locale,
    dir: DIRECTIONS[locale],
    icons: [icon(192, 'any'), icon(512, 'any')],
    shortcuts: [
      { name: siteWords.bookATailor, url: localePath(locale, '/book-tailor') },
      { name: siteWords.myOrders, url: localePath(locale, '/orders') },
      { name: siteWords.cart, url: localePath(locale, '/cart') },
    ],
  };
}

/** Of the workshop as an app of its own (workshop-71), in the current language. */
export function manifestOfWorkshop({ config }: Pick<Deps, 'config'>) {
  const path = localePath(currentLocale(), '/workshop');
  const { icons, shortcuts: _, description: __, ...shop } = manifest({ config });
  const name = siteWords.workshopOf({ brand: config.brandName });
  return {
    ...shop,
    ...{ id: path, start_url: path, scope: path, name, short_name: siteWords.workshop },
    icons: [...icons, ...icons.map((icon) => ({ ...icon, purpose: 'maskable' }))],
    shortcuts: [{ name: siteWords.board, url: `${path}/board` }],
  };
}

interface SitemapEntry {
  address: string;
  changed?: Date;
  /** The addresses of the same page, by language. */
  languages?: readonly (readonly [Locale, string])[];
}

function inEveryLanguage(publicUrl: string, path: string, changed?: Date): SitemapEntry[] {
  const languages = LOCALES.map((locale) => [locale, publicUrl + localePath(locale, path)] as const);
  return languages.map(([, address]) => ({ address, languages, ...(changed ? { changed } : {}) }));
}

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sitemap(entries: readonly SitemapEntry[]): string {
  return `${XML_HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map((entry) => element('url', entry)).join('')}</urlset>\n`;
}

function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return `${XML_HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.map((entry) => element('sitemap', entry)).join('')}</sitemapindex>\n`;
}

function element(name: string, { address, changed, languages = [] }: SitemapEntry): string {
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  const links = languages.map(
    ([locale, href]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(href)}"/>`,
  );
  return `  <${name}><loc>${escapeXml(address)}</loc>${day}${links.join('')}</${name}>\n`;
}

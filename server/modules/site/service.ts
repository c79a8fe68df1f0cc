import { currentLocale, siteWords } from '#words';
import { DIRECTIONS, LOCALES, type Locale, localePath } from '../../../contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { highestProduct, listedBrands, listedProducts } from './queries.ts';

type Site = Pick<Deps, 'db' | 'config'>;

/** In two languages below the limit of 50,000 addresses. Each sitemap covers a range of product ids, so that nothing has to be counted. */
const PRODUCTS_PER_SITEMAP = 20_000;

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

/** One sitemap for pages and brands, and one for each range of products. */
export async function sitemaps({ db, config }: Site): Promise<string> {
  const ranges = Math.max(1, Math.ceil((await highestProduct(db)) / PRODUCTS_PER_SITEMAP));
  const parts = Array.from({ length: ranges }, (_, place) => place * PRODUCTS_PER_SITEMAP);
  const addresses = ['pages', ...parts.map((after) => `products-${after}`)];
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
export async function sitemapOfProducts({ db, config }: Site, after: number): Promise<string> {
  const isStart = after % PRODUCTS_PER_SITEMAP === 0 && (after === 0 || after < (await highestProduct(db)));
  if (!isStart) fail('request.not_found');
  const products = await listedProducts(db, after, after + PRODUCTS_PER_SITEMAP);
  return sitemap(
    products.flatMap(({ id, type, changed }) =>
      inEveryLanguage(
        config.publicUrl,
        `/${type === 'brand' ? 'product' : 'culture_product'}?id=${id}`,
        changed,
      ),
    ),
  );
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

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sitemap(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map((entry) => element('url', entry)).join('')}</urlset>\n`;
}

function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.map((entry) => element('sitemap', entry)).join('')}</sitemapindex>\n`;
}

function element(name: string, { address, changed, languages = [] }: SitemapEntry): string {
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  const links = languages.map(
    ([locale, href]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(href)}"/>`,
  );
  return `  <${name}><loc>${escaped(address)}</loc>${day}${links.join('')}</${name}>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

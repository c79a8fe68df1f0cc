export interface SitemapEntry {
  address: string;
  changed?: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemap(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<urlset xmlns="${SCHEMA}">\n${entries.map((entry) => element('url', entry)).join('')}</urlset>\n`;
}

export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.map((entry) => element('sitemap', entry)).join('')}</sitemapindex>\n`;
}

function element(name: string, { address, changed }: SitemapEntry): string {
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  return `  <${name}><loc>${escaped(address)}</loc>${day}</${name}>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

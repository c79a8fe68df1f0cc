import MarkdownIt from 'markdown-it';
import type { ContentVariable } from '../../../contract/constants/content.ts';
import { type Locale, localePath } from '../../../contract/locale.ts';

/** Bounds the work; deeper nesting stays text. */
const MAX_NESTING = 20;

const markdown = new MarkdownIt('default', {
  html: false,
  linkify: false,
  typographer: false,
  maxNesting: MAX_NESTING,
});

// Pictures could only come from other sites.
markdown.disable('image');
markdown.validateLink = isAllowed;
markdown.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  const token = tokens[index];
  if (token && /^https:/i.test(String(token.attrGet('href')))) token.attrSet('rel', 'noopener');
  return renderer.renderToken(tokens, index, options);
};

/** Allows addresses of the shop, https, mailto and tel (content-2). */
function isAllowed(address: string): boolean {
  return /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i.test(address.trim());
}

export interface Rendered {
  html: string;
  headings: { id: string; text: string }[];
}

/** Returns safe HTML; `values` replace the variables as plain text, not Markdown. Links lead to pages in `locale`. */
export function renderMarkdown(
  text: string,
  values: Record<ContentVariable, string>,
  locale: Locale = 'en',
): Rendered {
  const headings: Rendered['headings'] = [];
  const used = new Map<string, number>();
  const fill = (part: string) =>
    part.replace(/\{([a-z_]{1,40})\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? values[name as ContentVariable] : whole,
    );
  const tokens = markdown.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    for (const child of token.children ?? []) {
      child.content = fill(child.content);
      const href = child.attrGet('href');
      if (href !== null) child.attrSet('href', addressIn(locale, fillAddress(String(href), fill)));
    }
    if (token.type === 'heading_open') {
      const inline = tokens[index + 1];
      const title = (inline?.children ?? []).map(({ content }) => content).join('');
      const id = uniqueId(title, used);
      token.attrSet('id', id);
      if (token.tag === 'h2') headings.push({ id, text: title });
    }
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

function addressIn(locale: Locale, address: string): string {
  return address.startsWith('/') ? localePath(locale, address) : address;
}

/** Markdown has percent-encoded the braces of `mailto:{email}`. */
function fillAddress(href: string, fill: (part: string) => string): string {
  return fill(href.replace(/%7B([a-z_]{1,40})%7D/gi, '{$1}'));
}

function uniqueId(title: string, used: Map<string, number>): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const plain = [...words].slice(0, 60).join('') || 'part';
  // Counting from the start would take quadratic time for many equal headings.
  let n = used.get(plain) ?? 1;
  let id = n === 1 ? plain : `${plain}-${n}`;
  for (; used.has(id); id = `${plain}-${n}`) n += 1;
  used.set(plain, n + 1).set(id, Math.max(2, used.get(id) ?? 2));
  return id;
}

/** Links in a text that are malformed, or lead to a missing page of the shop (content-4). */
export function brokenLinks(text: string, pages: ReadonlySet<string>): string[] {
  const allowing = new MarkdownIt('default', { html: false, maxNesting: MAX_NESTING }).disable('image');
  allowing.validateLink = () => true;
  const addresses = allowing
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .map((token) => token.attrGet('href'))
    .filter((address) => address !== null)
    .map(String);
  return addresses.filter((address) => {
    if (!isAllowed(address)) return true;
    if (!address.startsWith('/')) return false;
    const [path = ''] = address.split(/[?#]/);
    return !pages.has(path === '/' ? path : path.replace(/\/$/, ''));
  });
}

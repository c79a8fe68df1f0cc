import { createHash } from 'node:crypto';

/** Where Stripe.js and its frames come from. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** The settings that the headers of a page depend on. */
export interface PageHeaderOptions {
  mode: 'production' | 'development' | 'test';
  publicUrl: string;
  /** A map that a page may show in a frame. */
  mapEmbedUrl?: string | undefined;
  /** Set where Stripe takes the cards: its script draws the card form in frames of its own. */
  stripe?: object | undefined;
}

/**
 * The headers of an HTML page. Scripts run only from our own address or when their hash stands here, so one that
 * gets into a page after it was rendered does not run; in development Vite's client needs more.
 */
export function pageHeaders(
  html: string,
  { mode, publicUrl, mapEmbedUrl, stripe }: PageHeaderOptions,
): Record<string, string> {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const development = mode === 'development';
  const scripts = development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...new Set(hashes)];
  const frames = [
    ...(mapEmbedUrl ? [new URL(mapEmbedUrl).origin] : []),
    ...(stripe ? [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'] : []),
  ];
  const policy = {
    'default-src': ["'self'"],
    'script-src': [...scripts, ...(stripe ? STRIPE_SCRIPTS : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...(stripe ? ['https://api.stripe.com'] : [])],
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...securityHeaders(publicUrl),
  };
}

/** The headers of a page's data, opened by itself: nothing of it may be shown or run. */
export function dataHeaders(
  type: string,
  { publicUrl }: Pick<PageHeaderOptions, 'publicUrl'>,
): Record<string, string> {
  return {
    ...(type ? { 'content-type': type } : {}),
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...securityHeaders(publicUrl),
  };
}

/** The headers every answer carries; HSTS only where the shop is reached by https. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** A script that is fetched, or data in the form of one: neither needs a hash in the content security policy. */
const NOT_INLINE = /\s(?:src=|type="application\/ld\+json")/;

/** The texts of the scripts that stand in a page. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    // What never ends is not run by a browser either.
    if (start === 0 || end === -1) break;
    if (!NOT_INLINE.test(html.slice(at, start))) scripts.push(html.slice(start, end));
    at = end;
  }
  return scripts;
}

import { createHash } from 'node:crypto';

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

export interface PageHeaderOptions {
  mode: 'production' | 'development' | 'test';
  publicUrl: string;
  mapEmbedUrl?: string | undefined;
  stripe?: object | undefined;
  redirects?: { jazzcash?: { origin: string } | undefined } | undefined;
}

/**
 * Content security policy and headers of a page. Scripts run only from our origin or by hash; Vite's client needs more
 * in development.
 */
export function pageHeaders(
  html: string,
  { mode, publicUrl, mapEmbedUrl, stripe, redirects }: PageHeaderOptions,
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
    // The browser posts a form to JazzCash.
    'form-action': ["'self'", ...(redirects?.jazzcash ? [redirects.jazzcash.origin] : [])],
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

/** Headers of every response; HSTS only on https. */
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

/** External scripts and JSON-LD need no hash. */
const NOT_INLINE = /\s(?:src=|type="application\/ld\+json")/;

function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    if (start === 0 || end === -1) break;
    if (!NOT_INLINE.test(html.slice(at, start))) scripts.push(html.slice(start, end));
    at = end;
  }
  return scripts;
}

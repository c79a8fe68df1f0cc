import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { splitLocale } from '../../contract/locale.ts';
import { isDataSaved } from './data-saver.ts';
import type { RenderedPage } from './page-cache.ts';
import { EncodableBody } from './page-encoding.ts';
import { dataHeaders, type PageHeaderOptions, pageHeaders } from './page-headers.ts';
import { PageReads } from './page-reads.ts';
import type { PageKey, ServerBuild } from './server-build.ts';
import type { VisitorCookies } from './visitor-cookies.ts';

const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

/** Renders a page. A `form` is passed to the page's action; `cookies` are those that the action's call sets. */
export async function renderPage(
  app: FastifyInstance,
  build: ServerBuild,
  { address, isStatic }: PageKey,
  visitor: FastifyRequest,
  options: PageHeaderOptions & { visitors?: VisitorCookies | undefined },
  form?: string,
): Promise<RenderedPage & { cookies: string[] }> {
  const cookies: string[] = [];
  let failedRead: { status: number; retryAfter: string | undefined } | undefined;
  const reads = new PageReads();
  const api = async (url: string, body?: object) => {
    const response = await reads.record(() =>
      app.inject({
        method: body ? 'POST' : 'GET',
        url,
        headers: {
          accept: 'application/json',
          'accept-language': splitLocale(address).locale,
          'x-request-id': visitor.id,
          ...(body ? deviceHeaders(visitor) : options.visitors?.headerOf(visitor)),
        },
        ...(body ? { payload: body } : {}),
        // Reads count against the visitor's rate limit, not the server's own address.
        remoteAddress: visitor.ip,
      }),
    );
    const { statusCode: status, headers } = response;
    if (body) cookies.push(...[headers['set-cookie'] ?? []].flat());
    else if (status === 429 || status >= 500) {
      failedRead ??= { status, retryAfter: headers['retry-after']?.toString() };
    }
    return response;
  };
  const report = (err: unknown) => visitor.log.error({ err }, 'page failed');
  const { origin } = new URL(options.publicUrl);
  const light: Record<string, string> = isDataSaved(visitor) ? { 'save-data': 'on' } : {};
  const asked =
    form === undefined
      ? { headers: light }
      : { method: 'POST', body: form, headers: { origin, ...FORM_TYPE, ...light } };
  const response = await build.render(new Request(options.publicUrl + address, asked), api, report);
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = headersOf(response, bytes, options);
  const page = {
    status: response.status,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    headers,
    body: new EncodableBody(bytes),
    isStatic,
    sources: reads.isKnown ? reads.sources : undefined,
    failedRead: failedRead?.status,
    cookies,
  };
  if (page.status >= 500 || failedRead) headers['cache-control'] = 'no-store';
  if (page.status < 500 || !failedRead?.retryAfter) return page;
  headers['retry-after'] = failedRead.retryAfter;
  return { ...page, status: failedRead.status };
}

/** Headers by which a sign-in recognises the device (accounts-11). */
function deviceHeaders({ headers }: FastifyRequest): Record<string, string> {
  const known = { 'user-agent': headers['user-agent'], cookie: headers.cookie };
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]));
}

function headersOf(response: Response, bytes: Buffer, options: PageHeaderOptions): Record<string, string> {
  const type = response.headers.get('content-type') ?? '';
  const location = response.headers.get('location');
  return {
    ...(type.startsWith('text/html') ? pageHeaders(bytes.toString(), options) : dataHeaders(type, options)),
    ...(location ? { location } : {}),
  };
}

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RenderedPage } from './page-cache.ts';
import { EncodableBody } from './page-encoding.ts';
import { dataHeaders, type PageHeaderOptions, pageHeaders } from './page-headers.ts';
import { PageReads } from './page-reads.ts';
import type { PageKey, ServerBuild } from './server-build.ts';

export async function renderPage(
  app: FastifyInstance,
  build: ServerBuild,
  { address, isStatic }: PageKey,
  visitor: FastifyRequest,
  options: PageHeaderOptions,
): Promise<RenderedPage> {
  let failedRead: { status: number; retryAfter: string | undefined } | undefined;
  const reads = new PageReads();
  const api = async (url: string) => {
    const answer = await reads.record(() =>
      app.inject({
        method: 'GET',
        url,
        headers: { accept: 'application/json', 'x-request-id': visitor.id },
        // Reads count against the visitor's rate limit, not against the server's own address.
        remoteAddress: visitor.ip,
      }),
    );
    const { statusCode: status, headers } = answer;
    if (status === 429 || status >= 500) {
      failedRead ??= { status, retryAfter: headers['retry-after']?.toString() };
    }
    return answer;
  };
  const report = (err: unknown) => visitor.log.error({ err }, 'page failed');
  const response = await build.render(new Request(options.publicUrl + address), api, report);
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
  };
  if (page.status >= 500 || failedRead) headers['cache-control'] = 'no-store';
  if (page.status < 500 || !failedRead?.retryAfter) return page;
  headers['retry-after'] = failedRead.retryAfter;
  return { ...page, status: failedRead.status };
}

function headersOf(response: Response, bytes: Buffer, options: PageHeaderOptions): Record<string, string> {
  const type = response.headers.get('content-type') ?? '';
  const location = response.headers.get('location');
  return {
    ...(type.startsWith('text/html') ? pageHeaders(bytes.toString(), options) : dataHeaders(type, options)),
    ...(location ? { location } : {}),
  };
}

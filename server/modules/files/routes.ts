import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ours } from '../../../contract/paths.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { openFile } from './service.ts';

/** What a signed link carries beside the key. */
const LinkQuery = z.object({ expires: z.coerce.number().int(), signature: z.string() });

/** Content that a browser may show and nothing else, should it ever be more than a picture. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Private files behind links that expire (product.md §5). */
export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { key: string } }>(ours.file.path.replace('{key}', ':key'), async (request, reply) => {
    const query = LinkQuery.safeParse(request.query);
    if (!query.success) fail('files.link_expired');
    const file = await openFile(deps, { key: request.params.key, ...query.data });
    return reply
      .type(file.mediaType)
      .header('content-length', file.bytes)
      .header('cache-control', `private, max-age=${file.secondsLeft}, immutable`)
      .header('content-security-policy', HARMLESS)
      .header('content-disposition', 'inline')
      .header('x-content-type-options', 'nosniff')
      .send(file.content);
  });
}

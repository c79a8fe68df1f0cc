import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ours } from '../../../contract/paths.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { isFileKey } from '../../infra/storage/file-key.ts';
import { MissingFileError } from '../../infra/storage/storage.ts';
import { fileByKey } from './queries.ts';

/** What a signed link carries beside the key; `expires` in seconds since 1970. */
const LinkQuery = z.object({ expires: z.coerce.number().int(), signature: z.string() });

/** Content that a browser may show and nothing else, should it ever be more than a picture. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Private files behind links that expire (product.md §5). */
export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { key: string } }>(ours.file.path.replace('{key}', ':key'), async (request, reply) => {
    const { key } = request.params;
    const query = LinkQuery.safeParse(request.query);
    if (!query.success || !isFileKey(key)) fail('files.link_expired');
    const { expires, signature } = query.data;
    if (!deps.links.verify(key, expires, signature)) fail('files.link_expired');
    const file = (await fileByKey(deps.db, key)) ?? fail('files.link_expired');
    const content = await deps.storage.read(key).catch((error: unknown) => {
      if (error instanceof MissingFileError) fail('files.link_expired');
      throw error;
    });
    const secondsLeft = Math.max(0, expires - Math.ceil(Date.now() / 1000));
    return reply
      .type(file.mediaType)
      .header('content-length', file.bytes)
      .header('cache-control', `private, max-age=${secondsLeft}, immutable`)
      .header('content-security-policy', HARMLESS)
      .header('content-disposition', 'inline')
      .header('x-content-type-options', 'nosniff')
      .send(content);
  });
}

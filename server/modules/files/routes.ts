import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { filePath, publishedFilePath } from '../../../contract/paths.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { routeLimit } from '../../http/rate-limits.ts';
import { type OpenFile, openFile, openPublishedFile } from './service.ts';

const LinkQuery = z.object({ expires: z.coerce.number().int(), signature: z.string() });

/** Several pages of a list with pictures. */
const PICTURES_PER_MINUTE = 3000;

/** Prevents scripts, even if a stored file is not a picture. */
const FILE_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const YEAR_SECONDS = 31_536_000;

export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  const options = { config: routeLimit(PICTURES_PER_MINUTE) };
  app.get<{ Params: { key: string } }>(filePath.replace('{key}', ':key'), options, async (request, reply) => {
    const query = LinkQuery.safeParse(request.query);
    if (!query.success) fail('files.link_expired');
    const file = await openFile(deps, { key: request.params.key, ...query.data });
    return send(reply, file, `private, max-age=${file.secondsLeft}`);
  });

  app.get<{ Params: { key: string } }>(
    publishedFilePath.replace('{key}', ':key'),
    options,
    async (request, reply) =>
      send(reply, await openPublishedFile(deps, request.params.key), `public, max-age=${YEAR_SECONDS}`),
  );
}

/** The content of a key never changes. */
function send(reply: FastifyReply, file: OpenFile, keeping: string): FastifyReply {
  return reply
    .type(file.mediaType)
    .header('content-length', file.bytes)
    .header('cache-control', `${keeping}, immutable`)
    .header('content-security-policy', FILE_CSP)
    .header('content-disposition', 'inline')
    .header('x-content-type-options', 'nosniff')
    .send(file.content);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../fail.ts';

/** Pages whose forms also work without scripts; each has an `action` (`web/lib/plain-form.ts`). */
const PLAIN_FORM_PAGES = ['/login', '/contact-us', '/newsletter'];

const MAX_FORM_BYTES = 32 * 1024;

const TYPE = 'application/x-www-form-urlencoded';

/** Takes the forms that a browser sends by itself: when scripts are off, or have not arrived. */
export function plainForms(
  app: FastifyInstance,
  publicUrl: string,
  answer: (request: FastifyRequest<{ Body: string }>, reply: FastifyReply) => Promise<unknown>,
): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      TYPE,
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    for (const path of PLAIN_FORM_PAGES) {
      forms.post<{ Body: string | undefined }>(path, (request, reply) => {
        if (!isOurs(request, publicUrl)) fail('request.foreign_form');
        const { body = '' } = request;
        return answer(Object.assign(request, { body }), reply);
      });
    }
  });
}

/** Another site could otherwise sign a visitor in to an account of its own. */
function isOurs({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || headers.origin === new URL(publicUrl).origin;
}

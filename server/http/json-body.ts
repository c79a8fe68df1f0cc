import type { FastifyInstance } from 'fastify';

/** An empty JSON body is no body: many clients send the header anyway. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else parse(request, body as string, done);
  });
}

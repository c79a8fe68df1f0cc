import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. An empty one is no body: many clients name its kind even where they send none, and what a call
 * needs its contract says better.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else parse(request, body as string, done);
  });
}

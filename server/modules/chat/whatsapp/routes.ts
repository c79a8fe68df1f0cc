import type { FastifyInstance } from 'fastify';
import { whatsappWebhookPath } from '../../../../contract/paths.ts';
import type { Deps } from '../../../deps.ts';
import { answerVerification, takeWebhook } from './webhook-service.ts';

/** Meta sends a few events at a time, which have no pictures in them. */
const MAX_BODY_BYTES = 512 * 1024;

/** Meta signs the raw bytes, so these routes must not parse the body. */
export function whatsappRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.route({
      method: 'GET',
      url: whatsappWebhookPath,
      handler: async (request, reply) => {
        const challenge = answerVerification(deps.config, request.query as Record<string, unknown>);
        return reply.type('text/plain; charset=utf-8').send(challenge);
      },
    });
    raw.route({
      method: 'POST',
      url: whatsappWebhookPath,
      bodyLimit: MAX_BODY_BYTES,
      handler: async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers['x-hub-signature-256'];
        await takeWebhook(deps, body, typeof signature === 'string' ? signature : undefined);
        return { received: true };
      },
    });
  });
}

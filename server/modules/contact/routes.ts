import type { FastifyInstance } from 'fastify';
import { contactUs } from '../../../contract/contact.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { saveMessage } from './service.ts';

const RATE_LIMIT = { perMinute: 10 };

/** The same for everybody, bots included. */
const ANSWER = { message: 'Thank you. We have received your message and will answer by e-mail.' };

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    deps,
    contactUs,
    async ({ actor, body: { website, ...message }, runIdempotent }) => {
      // Honeypot: only bots fill in the hidden field.
      if (website !== '') return ANSWER;
      return runIdempotent(async (tx) => {
        await saveMessage(tx, deps, actor, message);
        return ANSWER;
      });
    },
    RATE_LIMIT,
  );
}

import type { FastifyInstance } from 'fastify';
import { responseWords } from '#words';
import { contactUs } from '../../../contract/contact.ts';
import * as contract from '../../../contract/staff-inbox.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { changeMessage, listInbox, readMessage, removeMessage, reply, saveMessage } from './service.ts';

const RATE_LIMIT = { perMinute: 10 };

/** The same response for everybody, bots included. */
const answer = () => ({ message: responseWords.weHaveYourMessage });

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    deps,
    contactUs,
    async ({ actor, body: { website, ...message }, runIdempotent }) => {
      // Honeypot: only bots fill in the hidden field.
      if (website !== '') return answer();
      return runIdempotent(async (tx) => {
        await saveMessage(tx, deps, actor, message);
        return answer();
      });
    },
    RATE_LIMIT,
  );
}

export function contactInboxRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serve(app, deps, contract.inboxMessages, ({ actor, query }) => listInbox(db, actor, query));

  serve(app, deps, contract.inboxMessage, ({ actor, params }) => readMessage(db, actor, params.id));

  serve(app, deps, contract.updateInboxMessage, ({ actor, params, body }) =>
    db.transaction((tx) => changeMessage(tx, actor, params.id, body)),
  );

  serve(app, deps, contract.replyToMessage, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => reply(tx, deps, actor, params.id, body.text)),
  );

  serve(app, deps, contract.deleteInboxMessage, async ({ actor, params }) => {
    await db.transaction((tx) => removeMessage(tx, actor, params.id));
    return {};
  });
}

import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/staff-inbox.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { changeMessage, listInbox, readMessage, removeMessage, reply } from './inbox-service.ts';

/** The messages of the contact form, for staff. */
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

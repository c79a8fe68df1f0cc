import type { FastifyInstance } from 'fastify';
import * as contract from '../../../../contract/chat-inbox.ts';
import { addressOf } from '../../../../contract/paths.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { addReply, deleteReply, listReplies, updateReply } from './reply-service.ts';
import {
  addNote,
  assignTo,
  listAgents,
  listConversations,
  listNotes,
  readConversation,
  readMeasurements,
  sendTranscript,
} from './service.ts';

/** Support's side of the chat. */
export function inboxRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.conversations, ({ actor, query }) =>
    listConversations(
      deps,
      actor,
      query,
      (page) => deps.config.publicUrl + addressOf(contract.conversations.call, {}, { ...query, page }),
    ),
  );

  serve(app, deps, contract.conversation, ({ params }) => readConversation(deps.db, params.id));

  serve(app, deps, contract.assignConversation, ({ actor, params, body }) =>
    deps.db.transaction((tx) => assignTo(tx, deps, actor, params.id, body.assigned_to)),
  );

  serve(app, deps, contract.customerMeasurements, ({ actor, params }) =>
    readMeasurements(deps.db, actor, params.id),
  );

  serve(app, deps, contract.chatNotes, ({ params }) => listNotes(deps.db, params.id));

  serve(app, deps, contract.addChatNote, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => addNote(tx, deps, actor, params.id, body.text)),
  );

  serve(app, deps, contract.mailTranscript, async ({ actor, params, runIdempotent }) => {
    await runIdempotent((tx) => sendTranscript(tx, deps, actor, params.id));
    return {};
  });

  serve(app, deps, contract.chatAgents, () => listAgents(deps.db));

  serve(app, deps, contract.cannedReplies, ({ actor, query }) => listReplies(deps, actor, query.customer));

  serve(app, deps, contract.addCannedReply, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => addReply(tx, actor, body)),
  );

  serve(app, deps, contract.updateCannedReply, ({ actor, params, body }) =>
    deps.db.transaction((tx) => updateReply(tx, actor, params.id, body)),
  );

  serve(app, deps, contract.deleteCannedReply, async ({ actor, params }) => {
    await deps.db.transaction((tx) => deleteReply(tx, actor, params.id));
    return {};
  });
}

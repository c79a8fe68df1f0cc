import type { FastifyInstance } from 'fastify';
import { chatHistory, chatStatus, chatUsers, readChat, sendChatMessage } from '../../../contract/chat.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { sendMessage } from './live/send-service.ts';
import { listChatUsers, markRead, readHistory, readStatus } from './service.ts';
import { whatsappRoutes } from './whatsapp/routes.ts';

/** Enough for somebody who types, too few for a flood. */
const MESSAGES_PER_MINUTE = 60;

export function chatRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, chatUsers, ({ actor }) => listChatUsers(deps, actor));

  serve(app, deps, chatHistory, ({ actor, params, query }) => readHistory(deps, actor, params.id, query));

  serve(app, deps, chatStatus, ({ actor }) => readStatus(deps, actor));

  serve(
    app,
    deps,
    sendChatMessage,
    ({ actor, params, body, uploads }) => sendMessage(deps, actor, params.id, body, uploads),
    { perMinute: MESSAGES_PER_MINUTE },
  );

  serve(app, deps, readChat, ({ actor, params, body }) => markRead(deps, actor, params.id, body.up_to));

  inboxRoutes(app, deps);
  whatsappRoutes(app, deps);
}

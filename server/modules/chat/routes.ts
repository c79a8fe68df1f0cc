import type { FastifyInstance } from 'fastify';
import { chatHistory, chatUsers } from '../../../contract/chat.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listChatUsers, readHistory } from './service.ts';

export function chatRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, chatUsers, ({ actor }) => listChatUsers(deps, actor));

  serve(app, deps, chatHistory, ({ actor, params, query }) => readHistory(deps, actor, params.id, query));
}

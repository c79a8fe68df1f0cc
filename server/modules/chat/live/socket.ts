import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { chatSocketPath } from '../../../../contract/paths.ts';
import type { Deps } from '../../../deps.ts';
import { serveSocket } from '../../../http/sockets.ts';
import type { Connection } from './connection.ts';
import { receiveFrame, refuseFrame } from './frame-service.ts';
import { LiveChat } from './service.ts';

/** Close code for an unexpected failure. */
const INTERNAL_ERROR = 1011;

/** The chat's socket (wire-9, chat-6). */
export async function chatSocket(app: FastifyInstance, deps: Deps, log: FastifyBaseLogger): Promise<void> {
  const live = new LiveChat(deps, log);
  const chat = { deps, live, log };
  app.addHook('onClose', () => live.close());
  await serveSocket(app, {
    path: chatSocketPath,
    origin: deps.config.publicUrl,
    accept(socket, request) {
      const { token } = request.query as { token?: unknown };
      const connecting = live.connect(socket, typeof token === 'string' ? token : undefined);
      connecting.catch((err) => {
        log.error({ err }, 'chat connection failed');
        socket.close(INTERNAL_ERROR, 'server.unavailable');
      });
      const withConnection = (act: (connection: Connection) => void) => {
        connecting.then(
          (connection) => connection && act(connection),
          () => undefined,
        );
      };
      return {
        onText: (text) => withConnection((connection) => receiveFrame(chat, connection, text)),
        onRefused: () => withConnection(refuseFrame),
        onClose: () => withConnection((connection) => live.disconnect(connection)),
      };
    },
  });
}

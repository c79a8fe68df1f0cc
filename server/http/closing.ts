import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const RELEASE_EVERY_MS = 50;
const CUT_OFF_MS = 500;

/**
 * Returns a function that closes the application; call before it listens. Idle connections end at once, others after
 * their response, or when the limit has passed.
 */
export function closingOf(app: FastifyInstance, limitMs: number): () => Promise<void> {
  const { server } = app;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Keep-alive connections become idle only after their response.
  const release = () => {
    server.closeIdleConnections();
    // Browsers open connections ahead; Node counts them as idle only after a first request.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const cut = setTimeout(() => server.closeAllConnections(), limitMs);
    const released = setInterval(release, RELEASE_EVERY_MS);
    await Promise.race([app.close(), sleep(limitMs + CUT_OFF_MS)]);
    clearInterval(released);
    clearTimeout(cut);
  };
}

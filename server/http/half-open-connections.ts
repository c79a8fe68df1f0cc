import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';

/** How many connections of one network may be open without having sent a whole request. */
const MAX_HALF_OPEN = 100;

/**
 * Closes new connections of a network that has too many half-open ones, which have not yet sent a whole request: they
 * cost their sender nothing, and the process a socket each until the request times out.
 */
export function limitHalfOpenConnections(server: Server, max: number = MAX_HALF_OPEN): void {
  const halfOpen = new Map<string, number>();
  /** Stops counting a half-open connection. */
  const uncount = new WeakMap<Socket, () => void>();

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const open = halfOpen.get(network) ?? 0;
    if (open >= max) return void socket.destroy();
    halfOpen.set(network, open + 1);
    const release = () => {
      if (!uncount.delete(socket)) return;
      const left = (halfOpen.get(network) ?? 0) - 1;
      if (left > 0) halfOpen.set(network, left);
      else halfOpen.delete(network);
    };
    uncount.set(socket, release);
    socket.once('close', release);
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const release = uncount.get(request.socket);
    if (!release) return;
    request.once('end', release);
    // A body that is never read ends with the response.
    response.once('finish', release);
  });
}

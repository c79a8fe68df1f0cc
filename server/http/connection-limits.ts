import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';

interface ConnectionLimits {
  /** How many connections of one network may be open without having sent a whole request. */
  halfOpen: number;
  /** How many may be open in all: a connection that has sent a whole request may stall in its next one. */
  open: number;
}

const LIMITS: ConnectionLimits = { halfOpen: 100, open: 4000 };

/**
 * Closes new connections of a network that has too many of them, or too many half-open ones, which have not yet sent a
 * whole request: they cost their sender nothing, and the process a socket each until the request times out.
 */
export function limitConnections(server: Server, limits: ConnectionLimits = LIMITS): void {
  const halfOpen = new Map<string, number>();
  const open = new Map<string, number>();
  /** Stops counting a half-open connection. */
  const uncount = new WeakMap<Socket, () => void>();

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if ((halfOpen.get(network) ?? 0) >= limits.halfOpen || (open.get(network) ?? 0) >= limits.open) {
      return void socket.destroy();
    }
    add(halfOpen, network, 1);
    add(open, network, 1);
    const release = () => {
      if (uncount.delete(socket)) add(halfOpen, network, -1);
    };
    uncount.set(socket, release);
    socket.once('close', () => {
      release();
      add(open, network, -1);
    });
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const release = uncount.get(request.socket);
    if (!release) return;
    request.once('end', release);
    // A body that is never read ends with the response.
    response.once('finish', release);
  });
}

function add(counts: Map<string, number>, network: string, change: 1 | -1): void {
  const count = (counts.get(network) ?? 0) + change;
  if (count > 0) counts.set(network, count);
  else counts.delete(network);
}

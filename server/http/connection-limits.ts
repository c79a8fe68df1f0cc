import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';

interface ConnectionLimits {
  /** Connections of one network without a complete request yet. */
  halfOpen: number;
  /** All connections of one network, because a later request may stall too. */
  open: number;
}

/** Room for 500 phones behind one address, whose browsers open connections ahead. */
const LIMITS: ConnectionLimits = { halfOpen: 1000, open: 4000 };

/** Closes connections beyond the limits: a half-open one costs its sender nothing and the process a socket. */
export function limitConnections(server: Server, limits: ConnectionLimits = LIMITS): void {
  const halfOpen = new Map<string, number>();
  const open = new Map<string, number>();
  const releaseOf = new WeakMap<Socket, () => void>();

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if ((halfOpen.get(network) ?? 0) >= limits.halfOpen || (open.get(network) ?? 0) >= limits.open) {
      return void socket.destroy();
    }
    add(halfOpen, network, 1);
    add(open, network, 1);
    const release = () => {
      if (releaseOf.delete(socket)) add(halfOpen, network, -1);
    };
    releaseOf.set(socket, release);
    socket.once('close', () => {
      release();
      add(open, network, -1);
    });
  });

  // An upgraded request has arrived; the limits of sockets count it.
  server.on('upgrade', (request: IncomingMessage) => releaseOf.get(request.socket)?.());

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const release = releaseOf.get(request.socket);
    if (!release) return;
    request.once('end', release);
    // The response releases too, because a request body may never be read to its end.
    response.once('finish', release);
  });
}

function add(counts: Map<string, number>, network: string, change: 1 | -1): void {
  const count = (counts.get(network) ?? 0) + change;
  if (count > 0) counts.set(network, count);
  else counts.delete(network);
}

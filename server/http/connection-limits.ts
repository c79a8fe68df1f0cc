import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';

interface ConnectionLimits {
  /** Connections of one network that have not yet sent the headers of a request. */
  silent: number;
  /** All connections of one network. */
  open: number;
}

/** Room for thousands of phones behind one address, whose browsers open connections ahead. */
const LIMITS: ConnectionLimits = { silent: 2000, open: 10_000 };

/** A network's connections by what they do; each set has first the one that has done it longest. */
class Connections {
  readonly silent = new Set<Socket>();
  /** The headers of a request have arrived, its body has not. */
  readonly arriving = new Set<Socket>();
  readonly answering = new Set<Socket>();
  readonly idle = new Set<Socket>();

  get size(): number {
    return this.silent.size + this.arriving.size + this.answering.size + this.idle.size;
  }

  move(socket: Socket, to: Set<Socket> | undefined): void {
    for (const set of [this.silent, this.arriving, this.answering, this.idle]) set.delete(socket);
    to?.add(socket);
  }

  /** The connection to close before another one is taken, if there are too many. */
  surplus(limits: ConnectionLimits): Socket | undefined {
    if (this.silent.size >= limits.silent) return this.silent.values().next().value;
    if (this.size < limits.open) return undefined;
    // New connections are silent for a moment too.
    const [longest] = [this.idle, this.arriving, this.silent, this.answering].flatMap(
      ([first]) => first ?? [],
    );
    return longest;
  }
}

/**
 * Beyond a network's limits its oldest unused connection is closed for each new one: whoever opens thousands and sends
 * nothing loses those, while the neighbours behind the same address are served.
 */
export function limitConnections(server: Server, limits: ConnectionLimits = LIMITS): void {
  const networks = new Map<string, Connections>();
  const ofSocket = new WeakMap<Socket, Connections>();
  /** Requests of a socket without a complete response; several if they are pipelined. */
  const underWay = new WeakMap<Socket, number>();

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const connections = networks.get(network) ?? new Connections();
    networks.set(network, connections);
    ofSocket.set(socket, connections);
    const surplus = connections.surplus(limits);
    if (surplus) {
      connections.move(surplus, undefined);
      surplus.destroy();
    }
    connections.silent.add(socket);
    socket.once('close', () => {
      connections.move(socket, undefined);
      if (connections.size === 0 && networks.get(network) === connections) networks.delete(network);
    });
  });

  // The limits of sockets count it from here on.
  server.on('upgrade', ({ socket }: IncomingMessage) => ofSocket.get(socket)?.move(socket, undefined));

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connections = ofSocket.get(socket);
    if (!connections) return;
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    connections.move(socket, hasBody(request) ? connections.arriving : connections.answering);
    request.once('end', () => {
      if (!socket.destroyed && !response.writableFinished) connections.move(socket, connections.answering);
    });
    // A request's body may never be read to its end.
    response.once('finish', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      underWay.set(socket, left);
      if (!socket.destroyed && left === 0) connections.move(socket, connections.idle);
    });
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

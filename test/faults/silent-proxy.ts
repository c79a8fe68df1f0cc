import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between a program and a server, and can let connections vanish as a failover does that resets none. */
export interface SilentProxy {
  port: number;
  /** From now on nothing passes on the open connections, and nobody is told; new ones work. */
  silence(): void;
  close(): void;
}

/** Begins to pass connections on to a port of this machine. */
export async function startSilentProxy(target: number): Promise<SilentProxy> {
  const open = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined);
      from.pipe(to);
      from.once('close', () => {
        open.delete(from);
        if (from.listenerCount('data') > 0) to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    silence() {
      for (const socket of open) socket.unpipe().pause();
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

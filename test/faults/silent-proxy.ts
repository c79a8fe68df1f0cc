import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can mute its connections, like a failover without RST. */
export interface SilentProxy {
  port: number;
  /** Drops the data of open connections without closing them; new connections work. */
  silence(): void;
  close(): void;
}

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

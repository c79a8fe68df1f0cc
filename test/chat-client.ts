import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { chatSocketPath } from '../contract/paths.ts';
import type { TestApp } from './app.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look at keys of every kind of frame.
export type Frame = Record<string, any>;

/** A client of the chat's socket that keeps every frame. */
export class ChatClient {
  readonly frames: Frame[] = [];
  readonly socket: WebSocket;
  closed: { code: number; reason: string } | undefined;

  constructor(url: string, options: { origin?: string; autoPong?: boolean } = {}) {
    this.socket = new WebSocket(url, options);
    this.socket.on('message', (data) => this.frames.push(JSON.parse(String(data))));
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
    });
    this.socket.on('error', () => undefined);
  }

  send(frame: object | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Messages have no `type`. */
  get messages(): Frame[] {
    return this.frames.filter(({ type }) => type === undefined);
  }

  ofType(type: string): Frame[] {
    return this.frames.filter((frame) => frame.type === type);
  }

  /** Waits for the first frame of a type. */
  async next(type: string): Promise<Frame> {
    await expect.poll(() => this.ofType(type).length).toBeGreaterThan(0);
    return this.ofType(type)[0] ?? {};
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    await expect.poll(() => this.closed).toBeDefined();
    return this.closed ?? { code: 0, reason: '' };
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }
}

/** Listens on a free port and returns a function that opens chat clients; `closeAll` closes everything. */
export function chatClients(shop: TestApp) {
  const clients: ChatClient[] = [];
  let base: string | undefined;
  const address = async () => {
    if (!base) {
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
      base = `ws://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
    }
    return base + chatSocketPath;
  };
  const open = async (query: string, options: { origin?: string; autoPong?: boolean } = {}) => {
    const client = new ChatClient((await address()) + query, options);
    clients.push(client);
    return client;
  };
  return {
    open,
    /** Resolves after the first frame. */
    async connect(user: { access: string }): Promise<ChatClient> {
      const client = await open(`?token=${user.access}`);
      await client.next('ready');
      return client;
    },
    closeAll: () => Promise.all(clients.splice(0).map((client) => client.close())),
  };
}

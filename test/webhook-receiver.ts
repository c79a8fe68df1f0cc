import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answer = { status: number; body?: string; headers?: Record<string, string> } | 'silence';

/** A server that receives webhooks, and answers by path as `answers` says, otherwise with 204. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  readonly answers = new Map<string, Answer>();
  answerAfterMs = 0;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', async (request, response) => {
      const body = (await request.toArray()).join('');
      const path = request.url ?? '';
      this.received.push({ path, headers: request.headers, body });
      const answer = this.answers.get(path) ?? { status: 204 };
      if (answer === 'silence') return;
      await sleep(this.answerAfterMs);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  }

  static async listen(port = 0): Promise<WebhookReceiver> {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new WebhookReceiver(server);
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** Throws if the message was not signed with this secret. */
export function verified({ headers, body }: Received, secret: string) {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
}

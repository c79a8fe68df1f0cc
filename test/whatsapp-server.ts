import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentWhatsApp {
  to: string;
  type: 'template' | 'text';
  biz_opaque_callback_data: string;
  text?: { body: string };
  template?: {
    name: string;
    language: { code: string };
    components: { type: string; parameters: { type: string; text: string }[] }[];
  };
}

export const WHATSAPP = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_ACCESS_TOKEN: 'EAAtoken-of-the-test',
  WHATSAPP_APP_SECRET: 'app-secret-of-the-test',
  WHATSAPP_VERIFY_TOKEN: 'verify-token-of-the-test',
};

/**
 * The WhatsApp Cloud API as its documentation describes it: messages, refusals with codes, and media behind a second
 * address that needs the token as well.
 */
export class WhatsAppServer {
  readonly sent: SentWhatsApp[] = [];
  /** By media id. */
  readonly media = new Map<string, { bytes: Buffer; type: string; size?: number }>();
  /** Code of the refusal, or `hang` without an answer. */
  refusal: { status: number; code?: number } | 'hang' | undefined;
  /** Status of the refusal of every picture. */
  mediaRefusal: number | undefined;
  origin = '';
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return `${this.origin}/v24.0`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The id of the n-th message. */
  static idOf(n: number): string {
    return `wamid.HBgM${n}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.headers.authorization !== `Bearer ${WHATSAPP.WHATSAPP_ACCESS_TOKEN}`) {
      return refuse(response, 401, 190);
    }
    const { method, url = '' } = request;
    const { pathname } = new URL(url, this.origin);
    if (method === 'GET') return this.#sendMedia(pathname, response);
    if (pathname !== `/v24.0/${WHATSAPP.WHATSAPP_PHONE_NUMBER_ID}/messages`)
      return refuse(response, 400, 100);
    if (this.refusal === 'hang') return;
    if (this.refusal) return refuse(response, this.refusal.status, this.refusal.code);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as SentWhatsApp;
    const values = body.template?.components.flatMap(({ parameters }) => parameters) ?? [];
    if (!/^\d{8,15}$/.test(body.to) || values.some(({ text }) => text === '' || /[\n\t]| {5}/.test(text))) {
      return refuse(response, 400, 132012);
    }
    this.sent.push(body);
    json(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: body.to, wa_id: body.to }],
      messages: [{ id: WhatsAppServer.idOf(this.sent.length), message_status: 'accepted' }],
    });
  }

  #sendMedia(pathname: string, response: ServerResponse): void {
    const [, file] = /^\/file\/(\w+)$/.exec(pathname) ?? [];
    const [, id = file] = /^\/v24\.0\/(\w+)$/.exec(pathname) ?? [];
    if (this.mediaRefusal) {
      refuse(response, this.mediaRefusal, 190);
      return;
    }
    const found = id === undefined ? undefined : this.media.get(id);
    if (!found) {
      refuse(response, 404, 100);
      return;
    }
    if (file !== undefined) {
      response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
      return;
    }
    json(response, 200, {
      messaging_product: 'whatsapp',
      url: `${this.origin}/file/${id}`,
      mime_type: found.type,
      sha256: 'x',
      file_size: String(found.size ?? found.bytes.length),
      id,
    });
  }
}

function refuse(response: ServerResponse, status: number, code?: number): void {
  json(
    response,
    status,
    code === undefined ? {} : { error: { message: '(refused)', type: 'OAuthException', code } },
  );
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The body of a webhook, and its signature. */
export function signedWebhook(value: object, secret = WHATSAPP.WHATSAPP_APP_SECRET) {
  const metadata = {
    display_phone_number: '15550783881',
    phone_number_id: WHATSAPP.WHATSAPP_PHONE_NUMBER_ID,
  };
  const payload = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }],
      },
    ],
  });
  const signature = `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`;
  return { payload, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } };
}

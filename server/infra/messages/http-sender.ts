import { type Message, type MessageSender, NotSentError } from './message-sender.ts';
import { fillRequest, hasSlot, type RequestTemplate } from './request-template.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** The provider may have taken the message before its proxy gave up. */
const UNSURE_STATUSES = [502, 504];

/** Failures before anything was sent. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const isCertificateError = (code: string) => code.startsWith('ERR_TLS') || /CERT|SELF_SIGNED/.test(code);

interface HttpSenderOptions {
  request: RequestTemplate;
  secret: string;
  /** A text that the answer to an accepted message has; empty: every answer with 2xx accepts it. */
  accepted: string;
  timeoutMs?: number;
}

/** Sends a text message by one HTTP request (messages-2). */
export class HttpSender implements MessageSender {
  readonly knowsKeys: boolean;
  readonly #options: HttpSenderOptions;

  constructor(options: HttpSenderOptions) {
    this.#options = options;
    this.knowsKeys = hasSlot(options.request, 'key');
  }

  async send({ to, text, key }: Message): Promise<void> {
    const { request, secret, accepted, timeoutMs = TIMEOUT_MS } = this.#options;
    const { url, ...init } = fillRequest(request, { to, digits: to.replace('+', ''), text, key, secret });
    const signal = AbortSignal.timeout(timeoutMs);
    let response: Response;
    try {
      // A redirect would carry number and text to another host.
      response = await fetch(url, { ...init, body: init.body ?? null, redirect: 'manual', signal });
    } catch (error) {
      throw failureOf(error as Error);
    }
    const { status } = response;
    if (UNSURE_STATUSES.includes(status)) {
      await response.body?.cancel();
      throw new Error(`The provider answered ${status}.`);
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new NotSentError(`The provider answered ${status || 'with a redirect'}.`);
    }
    if (accepted === '') return void (await response.body?.cancel());
    if (!(await startOf(response)).includes(accepted)) {
      throw new NotSentError(`The provider answered ${status} without the text of SMS_ACCEPTED.`);
    }
  }

  async purge(): Promise<void> {}
}

/** Omits the message of the error, which names the address with its secret. */
function failureOf(error: Error): Error {
  const { code = error.name } = (error.cause ?? {}) as { code?: string };
  const isBefore = UNREACHED.has(code) || isCertificateError(code);
  return isBefore ? new NotSentError(`Provider not reached (${code}).`) : new Error(`No answer (${code}).`);
}

async function startOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      text += decoder.decode(chunk, { stream: true });
      if (bytes >= MAX_ANSWER_BYTES) break;
    }
  } catch (error) {
    throw failureOf(error as Error);
  }
  return text;
}

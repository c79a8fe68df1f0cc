import { type Message, type MessageSender, NotSentError } from './message-sender.ts';
import { failureOf, startOf, UNSURE_STATUSES } from './provider-request.ts';
import { fillRequest, hasSlot, type RequestTemplate } from './request-template.ts';

const TIMEOUT_MS = 10_000;
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
  readonly reportsDelivery = false;
  readonly #options: HttpSenderOptions;

  constructor(options: HttpSenderOptions) {
    this.#options = options;
    this.knowsKeys = hasSlot(options.request, 'key');
  }

  async send({ to, text, key }: Message): Promise<undefined> {
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
    if (accepted === '') {
      await response.body?.cancel();
      return;
    }
    if (!(await startOf(response)).includes(accepted)) {
      throw new NotSentError(`The provider answered ${status} without the text of SMS_ACCEPTED.`);
    }
  }

  async purge(): Promise<void> {}
}

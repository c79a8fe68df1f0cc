import { z } from 'zod';
import { type Message, type MessageSender, NotSentError } from './message-sender.ts';
import { failureOf, startOf, UNSURE_STATUSES } from './provider-request.ts';

const TIMEOUT_MS = 15_000;

/**
 * Codes after which the same message would fail again: there is no WhatsApp at the number, the template is unknown,
 * paused or filled wrongly, or the person has ended it. All others pass, or are mended by the operator
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes).
 */
const FINAL_CODES = new Set([
  100, 131008, 131009, 131021, 131026, 131030, 131047, 131050, 131051, 132000, 132001, 132005, 132007, 132012,
  132015, 132016, 133010,
]);

export interface WhatsAppSettings {
  /** With the version, as https://graph.facebook.com/v24.0. */
  api: string;
  phoneNumberId: string;
  accessToken: string;
  /** Signs what the provider reports. */
  appSecret: string;
  verifyToken: string;
}

const Accepted = z.object({
  messages: z.tuple([z.object({ id: z.string().min(1).max(200) })]).rest(z.unknown()),
});
const Refused = z.object({ error: z.object({ code: z.int() }) });

/**
 * Sends by the WhatsApp Cloud API: `POST /{phone number id}/messages`
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/reference/whatsapp-business-phone-number/message-api).
 * The API knows no keys, so an attempt of unknown outcome is not repeated; our key comes back with each report
 * (`biz_opaque_callback_data`), which then says what has become of it (messages-17).
 */
export class WhatsAppSender implements MessageSender {
  readonly knowsKeys = false;
  readonly reportsDelivery = true;
  readonly #settings: WhatsAppSettings;
  readonly #timeoutMs: number;

  constructor(settings: WhatsAppSettings, timeoutMs = TIMEOUT_MS) {
    this.#settings = settings;
    this.#timeoutMs = timeoutMs;
  }

  async send(message: Message): Promise<string | undefined> {
    const { api, phoneNumberId, accessToken } = this.#settings;
    let response: Response;
    try {
      response = await fetch(`${api}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(message)),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
    } catch (error) {
      throw failureOf(error as Error);
    }
    const { status } = response;
    const answer = parsed(await startOf(response));
    const code = Refused.safeParse(answer).data?.error.code;
    if (code !== undefined) {
      throw new NotSentError(`WhatsApp answered ${status}, code ${code}.`, {
        isFinal: FINAL_CODES.has(code),
      });
    }
    if (UNSURE_STATUSES.includes(status)) throw new Error(`WhatsApp answered ${status}.`);
    if (!response.ok) throw new NotSentError(`WhatsApp answered ${status || 'with a redirect'}.`);
    return Accepted.safeParse(answer).data?.messages[0].id;
  }

  async purge(): Promise<void> {}
}

function bodyOf({ to, text, template, key }: Message) {
  const common = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace('+', ''),
    biz_opaque_callback_data: key,
  };
  if (!template) return { ...common, type: 'text', text: { preview_url: false, body: text } };
  const parameters = template.values.map((value) => ({ type: 'text', text: value }));
  return {
    ...common,
    type: 'template',
    template: {
      name: template.name,
      language: { code: template.language, policy: 'deterministic' },
      components: [{ type: 'body', parameters }],
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

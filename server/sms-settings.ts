import { z } from 'zod';
import { isJsonTemplate, type RequestTemplate } from './infra/messages/request-template.ts';
import { isLoopback } from './local-url.ts';

const EXAMPLE = { to: '1', digits: '1', text: '1', key: '1', secret: '1' };

const headers = z.record(z.string().regex(/^[\w-]{1,64}$/), z.string().regex(/^[\x20-\x7e]{1,2000}$/));

/** Settings of the provider of text messages (messages-2). */
export const SMS_SHAPE = {
  SMS_URL: z.string().max(2000).refine(isSafeAddress, 'must be an https:// address').optional(),
  SMS_METHOD: z.enum(['GET', 'POST'], 'must be GET or POST').default('POST'),
  SMS_HEADERS: z
    .string()
    .max(8000)
    .refine((text) => headersIn(text) !== undefined, 'must be a JSON object')
    .optional(),
  SMS_BODY: z
    .string()
    .max(8000)
    .refine((body) => !isJsonTemplate(body) || isJson(body), 'must be valid JSON')
    .optional(),
  SMS_SECRET: z.string().max(2000).optional(),
  SMS_ACCEPTED: z.string().max(200).optional(),
};

const Environment = z.object(SMS_SHAPE);

export interface SmsSettings {
  request: RequestTemplate;
  secret: string;
  accepted: string;
}

/** Undefined without a provider; a string says what is wrong with which setting. */
export function smsOf(env: z.output<typeof Environment>): SmsSettings | string | undefined {
  const { SMS_URL: url, SMS_METHOD: method, SMS_BODY: body, SMS_SECRET: secret = '' } = env;
  const sentHeaders = headersIn(env.SMS_HEADERS ?? '{}') ?? {};
  if (!url) return body || secret ? 'SMS_URL: is required with the other settings of SMS' : undefined;
  if (method === 'GET' && body !== undefined) return 'SMS_BODY: leave it unset where SMS_METHOD is GET';
  const all = [url, body ?? '', ...Object.values(sentHeaders)].join('\n');
  if (!all.includes('{text}') || !/\{(?:to|digits)\}/.test(all)) {
    return `${method === 'GET' ? 'SMS_URL' : 'SMS_BODY'}: must contain {text}, and {to} or {digits}`;
  }
  if (all.includes('{secret}') !== (secret !== '')) return 'SMS_SECRET: is required where {secret} stands';
  return { request: { url, method, headers: sentHeaders, body }, secret, accepted: env.SMS_ACCEPTED ?? '' };
}

/** Without slots in its host. */
function isSafeAddress(template: string): boolean {
  const [origin = ''] = /^https?:\/\/[^/?#{}@]+(?=[/?#]|$)/.exec(template) ?? [];
  const filled = template.replace(/\{(\w+)\}/g, (slot, name: string) => (name in EXAMPLE ? '1' : slot));
  if (origin === '' || !URL.canParse(filled)) return false;
  return origin.startsWith('https:') || isLoopback(new URL(origin).hostname);
}

function headersIn(text: string): Record<string, string> | undefined {
  return headers.safeParse(parsed(text)).data;
}

function isJson(body: string): boolean {
  return parsed(body.replace(/\{(?:to|digits|text|key|secret)\}/g, 'x')) !== undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

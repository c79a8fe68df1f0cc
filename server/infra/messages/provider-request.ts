import { NotSentError } from './message-sender.ts';

const MAX_ANSWER_BYTES = 64 * 1024;

/** The provider may have taken the message before its proxy gave up. */
export const UNSURE_STATUSES = [502, 504];

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

/** Omits the message of the error, which names the address with its secret. */
export function failureOf(error: Error): Error {
  const { code = error.name } = (error.cause ?? {}) as { code?: string };
  const isBefore = UNREACHED.has(code) || isCertificateError(code);
  return isBefore ? new NotSentError(`Provider not reached (${code}).`) : new Error(`No answer (${code}).`);
}

/** At most 64 kB of the body. */
export async function startOf(response: Response): Promise<string> {
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

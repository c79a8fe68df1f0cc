import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import { isSigned, isVerifyToken, readEvents } from '../../../infra/messages/whatsapp-events.ts';
import { takeInbound } from './inbound-service.ts';

/** The challenge of Meta's verification. Fails with `request.not_found` without settings, and `session.forbidden`. */
export function answerVerification({ whatsapp }: Config, query: Record<string, unknown>): string {
  if (!whatsapp) fail('request.not_found');
  const {
    'hub.mode': mode,
    'hub.verify_token': token = '',
    'hub.challenge': challenge = '',
  } = query as Record<string, string>;
  const isOurs = mode === 'subscribe' && isVerifyToken(whatsapp, String(token));
  // What is sent back is read by Meta only, and still nothing but letters and digits.
  if (!isOurs || !/^[\w-]{1,200}$/.test(String(challenge))) fail('session.forbidden');
  return String(challenge);
}

/**
 * Takes what Meta reports; nothing is read before the signature is right. Fails with `request.not_found` without
 * settings, and `messages.signature_invalid` (messages-18).
 */
export async function takeWebhook(deps: Deps, body: Buffer, signature: string | undefined): Promise<void> {
  const { whatsapp } = deps.config;
  if (!whatsapp) fail('request.not_found');
  if (!isSigned(whatsapp, body, signature)) fail('messages.signature_invalid');
  const { reports, inbound } = readEvents(whatsapp, body);
  for (const report of reports) await deps.messages.report(report);
  for (const message of inbound) await takeInbound(deps, message);
}

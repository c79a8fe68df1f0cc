import { z } from 'zod';
import type { WhatsAppSettings } from './infra/messages/whatsapp-sender.ts';
import { SMS_SHAPE, type SmsSettings, smsOf } from './sms-settings.ts';
import { readVapidKeys, VAPID_SHAPE, type VapidKeys } from './vapid-keys.ts';
import { WHATSAPP_SHAPE, whatsappOf } from './whatsapp-settings.ts';

export const MESSAGE_SHAPE = { ...SMS_SHAPE, ...WHATSAPP_SHAPE, ...VAPID_SHAPE };

export interface MessageSettings {
  /** The provider of text messages; unset: files below `dataDir`. */
  sms: SmsSettings | undefined;
  /** The WhatsApp Cloud API; unset: files below `dataDir`. */
  whatsapp: WhatsAppSettings | undefined;
  /** The keys of web push; unset: it is not offered. */
  vapid: VapidKeys | undefined;
}

const Environment = z.object(MESSAGE_SHAPE);

/** A string says what is wrong with which setting. */
export function messageSettingsOf(
  env: z.output<typeof Environment>,
  place: { dataDir: string; isShared: boolean },
): MessageSettings | string {
  const sms = smsOf(env);
  if (typeof sms === 'string') return sms;
  const whatsapp = whatsappOf(env);
  if (typeof whatsapp === 'string') return whatsapp;
  const vapid = readVapidKeys(env.VAPID_PRIVATE_KEY, place);
  return typeof vapid === 'string' ? vapid : { sms, whatsapp, vapid };
}

import type { ComponentType } from 'react';
import type { NewsChannel } from '../../../contract/news-channel.ts';
import type { BodyFor } from '../../../contract/paths.ts';
import type { SentPhoneCode } from '../../../contract/phones.ts';
import type { PushDevices } from '../../../contract/push-devices.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

export type LoadPhoneCode = () => Promise<{ default: ComponentType<PhoneCodeProps> }>;

export interface PhoneCodeProps {
  /** As it is typed. */
  phone: string;
  /** Rupees of cash from which a code is asked for. */
  from: number;
  /** How else the order can be paid. */
  otherWay: 'card' | 'wallet' | 'advance' | 'none';
}

export const PHONE_KEY = ['phones'];

/** Whether a large cash order with this number asks for a code (payments-28). */
export const phoneCheckQuery = (phone: string) =>
  definePersonalQuery({
    queryKey: [...PHONE_KEY, phone],
    queryFn: ({ signal }) =>
      call('POST /api/phones/check/', { session: 'optional', body: { phone }, signal }),
  });

export function sendPhoneCode(phone: string, idempotencyKey: string): Promise<SentPhoneCode> {
  return call('POST /api/phones/codes/', { session: 'optional', body: { phone }, idempotencyKey });
}

export async function provePhone(phone: string, code: string): Promise<void> {
  await call('POST /api/phones/codes/prove/', { session: 'optional', body: { phone, code } });
}

/** How the account gets its news (messages-11). */
export const newsChannelQuery = definePersonalQuery({
  queryKey: ['notifications', 'channel'],
  queryFn: ({ signal }) => call('GET /api/notifications/channel/', { signal }),
});

/** Throws CallError. */
export function chooseNewsChannel(body: BodyFor<'PATCH /api/notifications/channel/'>): Promise<NewsChannel> {
  return call('PATCH /api/notifications/channel/', { body });
}

/** The browsers that take web push (messages-26). */
export const pushDevicesQuery = definePersonalQuery({
  queryKey: ['notifications', 'push'],
  queryFn: ({ signal }) => call('GET /api/notifications/push/', { signal }),
});

export function addPushDevice(body: BodyFor<'PUT /api/notifications/push/'>): Promise<PushDevices> {
  return call('PUT /api/notifications/push/', { body });
}

export async function removePushDevice(id: number): Promise<void> {
  await call('DELETE /api/notifications/push/{id}/', { params: { id } });
}

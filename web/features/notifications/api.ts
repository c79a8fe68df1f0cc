import { type BodyFor, calls } from '../../../contract/calls.ts';
import type { MailTopic } from '../../../contract/constants/notifications.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** How many are unread; see `useLiveUnread`. */
export const unreadQuery = definePersonalQuery({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await call(calls.unreadNotifications, { signal })).unread,
});

/** Newest first. */
export const notificationsQuery = (page: number) =>
  definePersonalQuery({
    queryKey: ['notifications', 'list', page],
    queryFn: ({ signal }) => call(calls.notifications, { query: { page }, signal }),
  });

export const mailSettingsQuery = definePersonalQuery({
  queryKey: ['notifications', 'mails'],
  queryFn: async ({ signal }) => (await call(calls.mailSettings, { signal })).mails,
});

/** Returns how many are unread now. Throws CallError. */
export async function markRead(id: number): Promise<number> {
  return (await call(calls.readNotification, { params: { id } })).unread;
}

/** Marks this one and all older ones; returns how many are unread now. Throws CallError. */
export async function markReadUpTo(id: number): Promise<number> {
  return (await call(calls.readNotifications, { body: { up_to: id } })).unread;
}

type Mails = BodyFor<typeof calls.updateMailSettings>['mails'];

/** Throws CallError. */
export async function saveMailSettings(mails: Mails): Promise<Mails> {
  return (await call(calls.updateMailSettings, { body: { mails } })).mails;
}

/** Throws CallError. */
export async function unsubscribeFromTopic(token: string): Promise<MailTopic> {
  return (await call(calls.unsubscribeFromTopic, { query: { token }, body: {} })).topic;
}

import { accountCalls } from '../../../contract/account-calls.ts';
import type { BodyFor } from '../../../contract/calls.ts';
import type { MailTopic } from '../../../contract/constants/notifications.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** How many are unread; see `useLiveUnread`. */
export const unreadQuery = definePersonalQuery({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await call(accountCalls.unreadNotifications, { signal })).unread,
});

/** Newest first. */
export const notificationsQuery = (page: number) =>
  definePersonalQuery({
    queryKey: ['notifications', 'list', page],
    queryFn: ({ signal }) => call(accountCalls.notifications, { query: { page }, signal }),
  });

export const mailSettingsQuery = definePersonalQuery({
  queryKey: ['notifications', 'mails'],
  queryFn: async ({ signal }) => (await call(accountCalls.mailSettings, { signal })).mails,
});

/** Returns how many are unread now. Throws CallError. */
export async function markRead(id: number): Promise<number> {
  return (await call(accountCalls.readNotification, { params: { id } })).unread;
}

/** Marks this one and all older ones; returns how many are unread now. Throws CallError. */
export async function markReadUpTo(id: number): Promise<number> {
  return (await call(accountCalls.readNotifications, { body: { up_to: id } })).unread;
}

type Mails = BodyFor<typeof accountCalls.updateMailSettings>['mails'];

/** Throws CallError. */
export async function saveMailSettings(mails: Mails): Promise<Mails> {
  return (await call(accountCalls.updateMailSettings, { body: { mails } })).mails;
}

/** Throws CallError. */
export async function unsubscribeFromTopic(token: string): Promise<MailTopic> {
  return (await call(accountCalls.unsubscribeFromTopic, { query: { token }, body: {} })).topic;
}

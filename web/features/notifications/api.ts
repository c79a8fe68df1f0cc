import type { MailTopic } from '../../../contract/constants/notifications.ts';
import type { BodyFor } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** The number of unread notifications; see `useLiveUnread`. */
export const unreadQuery = definePersonalQuery({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await call('GET /api/notifications/unread/', { signal })).unread,
});

/** Newest first. */
export const notificationsQuery = (page: number) =>
  definePersonalQuery({
    queryKey: ['notifications', 'list', page],
    queryFn: ({ signal }) => call('GET /api/notifications/', { query: { page }, signal }),
  });

export const mailSettingsQuery = definePersonalQuery({
  queryKey: ['notifications', 'mails'],
  queryFn: async ({ signal }) => (await call('GET /api/notifications/settings/', { signal })).mails,
});

/** Returns the number still unread. Throws CallError. */
export async function markRead(id: number): Promise<number> {
  return (await call('POST /api/notifications/{id}/read/', { params: { id } })).unread;
}

/** Marks this and all older ones as read; returns the number still unread. Throws CallError. */
export async function markReadUpTo(id: number): Promise<number> {
  return (await call('POST /api/notifications/read/', { body: { up_to: id } })).unread;
}

type Mails = BodyFor<'PATCH /api/notifications/settings/'>['mails'];

/** Throws CallError. */
export async function saveMailSettings(mails: Mails): Promise<Mails> {
  return (await call('PATCH /api/notifications/settings/', { body: { mails } })).mails;
}

/** Throws CallError. */
export async function unsubscribeFromTopic(token: string): Promise<MailTopic> {
  return (await call('POST /api/notifications/unsubscribe/', { session: 'none', query: { token }, body: {} }))
    .topic;
}

import type { Notification } from '../../../contract/notifications.ts';
import type { Page } from '../../../contract/page.ts';
import { queryClient } from '../../lib/query-client.ts';
import { unreadQuery } from './api.ts';

/** Shows one as read on the bell and in the list. */
export function showRead(id: number, unread: number): void {
  show((one) => one.id === id, unread);
}

/** Shows what is as old as `upTo`, or older, as read. */
export function showAllRead(upTo: number, unread: number): void {
  show((one) => one.id <= upTo, unread);
}

function show(isRead: (one: Notification) => boolean, unread: number): void {
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  queryClient.setQueriesData<Page<Notification>>({ queryKey: ['notifications', 'list'] }, (page) => {
    if (!page) return page;
    return {
      ...page,
      results: page.results.map((one) => (isRead(one) ? { ...one, is_read: true } : one)),
    };
  });
}

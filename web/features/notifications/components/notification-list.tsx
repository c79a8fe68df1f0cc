import { useRef } from 'react';
import { Link } from 'react-router';
import { notificationsWords } from '#words';
import type { Notification } from '../../../../contract/notifications.ts';
import type { Page } from '../../../../contract/page.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states.tsx';
import { markRead, markReadUpTo, unreadQuery } from '../api.ts';

/** `unread`: the number on all pages. */
export function NotificationList({ results, unread }: { results: readonly Notification[]; unread: number }) {
  const { act, isPending, failure } = useAction();
  const button = useRef<HTMLButtonElement>(null);
  const [newest] = results;

  const readAll = async (upTo: number) => showAllRead(upTo, await markReadUpTo(upTo));

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-muted">
          {unread === 0 ? notificationsWords.youHaveReadEverything : notificationsWords.newestFirst}
        </p>
        {newest && (
          <Button
            ref={button}
            variant="secondary"
            pending={isPending || unread === 0}
            onClick={() => act(() => readAll(newest.id), notificationsWords.failedToMarkThemAsRead)}
          >
            {isPending ? notificationsWords.marking : notificationsWords.markAllAsRead}
          </Button>
        )}
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
      <Card as="ul" padding="none" className="divide-y divide-hairline overflow-hidden">
        {results.map((one) => (
          <Item key={one.id} notification={one} />
        ))}
      </Card>
    </>
  );
}

function Item({ notification }: { notification: Notification }) {
  const { id, title, text, path, created_at, is_read } = notification;
  function open() {
    if (is_read) return;
    // Marking may fail: the notification's page opens anyway, and opening it again marks it.
    markRead(id).then(
      (unread) => showRead(id, unread),
      () => undefined,
    );
  }
  return (
    <li>
      <Link
        to={path}
        onClick={open}
        className="flex gap-3 p-4 hover:bg-sunken focus-visible:-outline-offset-3 sm:px-6"
      >
        <span
          aria-hidden="true"
          className={`mt-2 size-2.5 shrink-0 rounded-full ${is_read ? 'bg-transparent' : 'bg-madder'}`}
        />
        <span className="min-w-0 flex-1">
          <span className={`block break-words ${is_read ? '' : 'font-semibold'}`}>
            {!is_read && <span className="sr-only">{notificationsWords.unread} </span>}
            {title}
          </span>
          <span className="block break-words text-muted">{text}</span>
          <time dateTime={created_at} className="figures mt-1 block text-sm text-muted">
            {formatMoment(created_at)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** Shows a notification as read on the bell and in the list. */
function showRead(id: number, unread: number): void {
  show((one) => one.id === id, unread);
}

/** Shows `upTo` and all older ones as read. */
function showAllRead(upTo: number, unread: number): void {
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

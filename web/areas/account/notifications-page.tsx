import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { accountWords, basicWords } from '#words';
import { NOTIFICATION_PAGE_SIZE } from '../../../contract/constants/notifications.ts';
import { requireSession, useLeaveWhenSignedOut } from '../../features/accounts/require-session.ts';
import { notificationsQuery, unreadQuery } from '../../features/notifications/api.ts';
import { MailSettings } from '../../features/notifications/components/mail-settings.tsx';
import { NotificationList } from '../../features/notifications/components/notification-list.tsx';
import { NewsChannel } from '../../features/phones/components/news-channel.tsx';
import { failureSentence } from '../../lib/form-errors.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { pageIn } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLinks } from '../../ui/pagination.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';

export const meta = privateMeta(accountWords.notifications);

export const clientLoader = requireSession;

export function HydrateFallback() {
  return (
    <Frame>
      <ListSkeleton />
    </Frame>
  );
}

/** See notifications-3. */
export default function NotificationsPage() {
  const user = useSession((session) => session.user);
  useLeaveWhenSignedOut();
  return (
    <Frame>
      {user ? (
        <>
          <Notifications />
          <NewsChannel />
          <MailSettings />
        </>
      ) : (
        <ListSkeleton />
      )}
    </Frame>
  );
}

function Notifications() {
  const [parameters] = useSearchParams();
  const page = pageIn(parameters);
  const list = useQuery({ ...notificationsQuery(page), placeholderData: keepPreviousData }, queryClient);
  const { data: unread } = useQuery(unreadQuery, queryClient);
  const { data, error, isPlaceholderData, refetch } = list;
  if (!data) {
    if (!error) return <ListSkeleton />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, accountWords.failedToGetYourNotifications)}
      </LoadFailure>
    );
  }
  if (data.results.length === 0) {
    return (
      <EmptyState title={accountWords.noNotificationsYet}>
        <p className="text-muted">{accountWords.whatNotificationsTell}</p>
        <ButtonLink to="/book-tailor">{basicWords.bookATailor}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className="flex flex-col gap-4 transition duration-200 aria-busy:opacity-60"
    >
      <NotificationList
        results={data.results}
        unread={unread ?? data.results.filter(({ is_read }) => !is_read).length}
      />
      <PageLinks
        label={accountWords.notifications}
        page={page}
        pages={Math.ceil(data.count / NOTIFICATION_PAGE_SIZE)}
        to={(to) => (to === 1 ? '/notifications' : `/notifications?page=${to}`)}
      />
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page py-8 sm:py-12">
      <div className="mx-auto flex max-w-3xl flex-col gap-8">
        <Heading level={1} size="form">
          {accountWords.notifications}
        </Heading>
        {children}
      </div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <Loading text={accountWords.loadingYourNotifications}>
      <div className="flex flex-col gap-2">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-24" />
        ))}
      </div>
    </Loading>
  );
}

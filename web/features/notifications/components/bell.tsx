import { notificationsWords } from '#words';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLiveUnread } from '../use-live-unread.ts';
import { unreadText } from '../words.ts';

/** Links to the notifications; without a response it shows no number (notifications-2). */
export function Bell() {
  const unread = useLiveUnread();
  return (
    <ButtonLink variant="icon" to="/notifications" className="relative hover:text-brand lg:-me-2">
      <Icon>
        <path d="M6.5 16.5V10.5a5.5 5.5 0 0 1 11 0v6M4.5 16.5h15M10 19.5a2 2 0 0 0 4 0" />
      </Icon>
      <span className="sr-only">
        {unread > 0
          ? notificationsWords.notificationsUnread({ unread: unreadText(unread) })
          : notificationsWords.notifications}
      </span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute start-6 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-madder px-1 text-sm leading-none font-semibold text-paper"
        >
          {unreadText(unread)}
        </span>
      )}
    </ButtonLink>
  );
}

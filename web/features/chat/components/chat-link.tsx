import { useQuery } from '@tanstack/react-query';
import { chatWords } from '#words';
import { queryClient } from '../../../lib/query-client.ts';
import { isStaff, useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chatStatusQuery } from '../api.ts';
import { unreadText } from '../words.ts';

/** Links to the chat; hidden at 1024 to 1280 px for lack of space, and wider if all is read (chat-8). */
export function ChatLink() {
  const role = useSession(({ user }) => user?.user_type);
  const { data } = useQuery(chatStatusQuery, queryClient);
  const unread = data?.unread ?? 0;
  return (
    <ButtonLink
      variant="icon"
      to={isStaff(role) ? '/admin/chat' : '/chat'}
      className={cn('relative hover:text-brand lg:-me-2 lg:max-xl:hidden', unread === 0 && 'xl:hidden')}
    >
      <Icon>
        <path d="M20 11.500a7.500 7.500 0 0 1-11.200 6.500L4.500 19.500l1.400-4.200A7.500 7.500 0 1 1 20 11.500ZM9 10.500h7M9 13.500h4.500" />
      </Icon>
      <span className="sr-only">
        {unread > 0 ? chatWords.chatWithUnread({ unread: unreadText(unread) }) : chatWords.chat}
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

import { ChatLink } from '../../features/chat/components/chat-link.tsx';
import { Bell } from '../../features/notifications/components/bell.tsx';

export function SignedInLinks() {
  return (
    <>
      <ChatLink />
      <Bell />
    </>
  );
}

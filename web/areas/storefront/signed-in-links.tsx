import { ChatLink } from '../../features/chat/components/chat-link.tsx';
import { Bell } from '../../features/notifications/components/bell.tsx';

export { SignOutButton } from './sign-out-button.tsx';
export { SignedInMenu } from './signed-in-menu.tsx';

export function SignedInLinks() {
  return (
    <>
      <ChatLink />
      <Bell />
    </>
  );
}

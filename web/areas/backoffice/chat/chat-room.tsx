import { useEffect } from 'react';
import { useOutlet, useParams } from 'react-router';
import { listenLive } from '../../../lib/live.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { cn } from '../../../ui/cn.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { Inbox } from './inbox.tsx';
import { refreshBy } from './shown.ts';

export const meta = privateMeta('Chat');

/** The inbox beside a conversation; a phone shows one of them, depending on the URL (chat-23). */
export default function ChatRoom() {
  const { id } = useParams();
  const outlet = useOutlet();
  useEffect(() => listenLive({ onFrame: refreshBy }), []);
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div
        className={cn(
          'flex min-h-0 flex-col border-hairline lg:border-e',
          id !== undefined && 'max-lg:hidden',
        )}
      >
        <Inbox chosen={Number(id)} headingLevel={id === undefined ? 1 : 2} />
      </div>
      <div className={cn('min-h-0 min-w-0', id === undefined && 'max-lg:hidden')}>
        {outlet ?? <NoConversation />}
      </div>
    </div>
  );
}

function NoConversation() {
  return (
    <div className="grid h-full place-items-center p-4">
      <EmptyState title="Choose a conversation">
        <p className="text-muted">The ones that wait for an answer stand first.</p>
      </EmptyState>
    </div>
  );
}

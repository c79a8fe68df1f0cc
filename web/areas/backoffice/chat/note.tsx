import type { ChatNote } from '../../../../contract/chat.ts';
import { MessageText } from '../../../features/chat/components/message-text.tsx';
import { formatTime } from '../../../lib/moments.ts';

/** Looks like no message, so that nobody takes it for one (chat-17). */
export function Note({ note }: { note: ChatNote }) {
  const { author, text, timestamp } = note;
  return (
    <div className="flex flex-col gap-1 rounded-xl border border-dashed border-saffron bg-saffron-soft px-4 py-2 text-saffron-ink">
      <p className="text-sm font-semibold">
        Internal note{author && ` by ${author.username}`},{' '}
        <time dateTime={timestamp} className="figures">
          {formatTime(timestamp)}
        </time>
      </p>
      <MessageText text={text} />
    </div>
  );
}

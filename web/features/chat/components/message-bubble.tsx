import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chatWords } from '#words';
import { formatTime } from '../../../lib/moments.ts';
import { cn } from '../../../ui/cn.ts';
import { MessageText } from './message-text.tsx';

interface MessageBubbleProps {
  text: string;
  timestamp: string;
  isMine: boolean;
  /** The author, for screen readers and, with `isAuthorShown`, for everybody. */
  author: string;
  isAuthorShown?: boolean;
  order: string | null;
  picture?: ReactNode;
  /** Beside the time: sent, read, or why it was not sent. */
  state?: ReactNode;
  hasFailed?: boolean;
}

export function MessageBubble({
  text,
  timestamp,
  isMine,
  author,
  isAuthorShown = false,
  order,
  picture,
  state,
  hasFailed = false,
}: MessageBubbleProps) {
  return (
    <div
      className={cn(
        'flex max-w-[85%] flex-col gap-1',
        isMine ? 'items-end self-end' : 'items-start self-start',
      )}
    >
      <p className={cn('text-sm text-muted', !isAuthorShown && 'sr-only')}>{author}</p>
      <div
        className={`flex max-w-full flex-col gap-2 rounded-2xl px-4 py-2 ${isMine ? 'rounded-ee-sm bg-brand-soft' : 'rounded-es-sm bg-sunken'} ${hasFailed ? 'border border-madder' : ''}`}
      >
        {order && (
          <Link
            to={`/order_tracking?number=${order}`}
            className="figures inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            {chatWords.about({ order })}
          </Link>
        )}
        {picture}
        {text && <MessageText text={text} />}
      </div>
      <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <time dateTime={timestamp}>{formatTime(timestamp)}</time>
        {state && <span className="contents">{state}</span>}
      </p>
    </div>
  );
}

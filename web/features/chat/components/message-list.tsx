import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { basicWords, chatWords } from '#words';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { usePreview } from '../../../ui/use-preview.ts';
import type { ChatConversation } from '../conversation.ts';
import { type Aside, rowsOf } from '../rows.ts';
import type { OutgoingMessage, ThreadMessage } from '../thread.ts';
import { useConversationState } from '../use-conversation.ts';
import { dayName } from '../words.ts';
import { MessageBubble } from './message-bubble.tsx';

/** Within this many pixels of the top, earlier messages are loaded. */
const EARLIER_FROM = 120;

/** Within this many pixels of the end, the list follows new messages. */
const END_WITHIN = 48;

interface MessageListProps {
  conversation: ChatConversation;
  otherName: string;
  /** For support: each message names its author in the team. */
  isStaff?: boolean;
  asides?: readonly Aside[];
  /** Shown while there are no messages. */
  empty: ReactNode;
  className: string;
}

const NO_ASIDES: readonly Aside[] = [];

export function MessageList({
  conversation,
  otherName,
  isStaff = false,
  asides = NO_ASIDES,
  empty,
  className,
}: MessageListProps) {
  const state = useConversationState(conversation);
  const { messages, outgoing, hasEarlier, history, failure, isLoadingEarlier, otherReadUpTo } = state;
  const rows = rowsOf(messages, outgoing, asides, hasEarlier);
  const last = rows.at(-1);
  const { box, hasNew, onScroll, scrollToEnd } = useMessageScroll(
    conversation,
    messages,
    last?.key,
    last?.kind === 'outgoing',
  );
  const username = useSession(({ user }) => user?.username);
  const ownName = isStaff && username ? username : basicWords.you;
  const lastMine = messages.findLast(({ isMine }) => isMine);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={box}
        aria-label={chatWords.messagesWith({ name: otherName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get there.
        tabIndex={0}
        onScroll={onScroll}
        className={cn(
          'flex flex-col gap-3 overflow-y-auto overscroll-contain p-4 -outline-offset-3 [overflow-anchor:none]',
          className,
        )}
      >
        {history === 'loading' && messages.length === 0 && (
          <Loading text={chatWords.loadingMessages}>
            <Skeleton className="h-24" />
          </Loading>
        )}
        {hasEarlier && (
          <Button
            variant="quiet"
            className="self-center"
            pending={isLoadingEarlier}
            onClick={() => void conversation.loadEarlier()}
          >
            {isLoadingEarlier ? basicWords.loading : chatWords.earlierMessages}
          </Button>
        )}
        {history === 'ready' && rows.length === 0 && empty}
        {rows.length > 0 && (
          <ol className="flex flex-col gap-3">
            {rows.map((row) => (
              <li key={row.key} className="flex flex-col">
                {row.kind === 'day' && <DayLine timestamp={row.timestamp} />}
                {row.kind === 'aside' && row.aside.content}
                {row.kind === 'message' && (
                  <MessageBubble
                    {...row.message}
                    author={row.message.isMine ? (row.message.author?.username ?? ownName) : otherName}
                    isAuthorShown={isStaff && row.message.isMine}
                    picture={row.message.picture && <MessagePicture picture={row.message.picture} />}
                    state={
                      row.message === lastMine &&
                      (lastMine.id <= otherReadUpTo ? chatWords.seen : chatWords.sent)
                    }
                  />
                )}
                {row.kind === 'outgoing' && (
                  <Outgoing
                    message={row.message}
                    conversation={conversation}
                    sent={state.progress[row.message.clientId]}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
        {failure && <LoadFailure onRetry={() => void conversation.reload()}>{failure}</LoadFailure>}
      </section>
      {hasNew && (
        <Button
          variant="secondary"
          onClick={() => {
            scrollToEnd();
            box.current?.focus({ preventScroll: true });
          }}
          className="absolute inset-x-0 bottom-2 mx-auto w-fit shadow-lg"
        >
          {chatWords.newMessages}
        </Button>
      )}
      <p aria-live="polite" className="sr-only">
        {state.latest && (
          <span key={state.latest.id}>{`${otherName}: ${state.latest.text || chatWords.aPicture}`}</span>
        )}
      </p>
    </div>
  );
}

function DayLine({ timestamp }: { timestamp: string }) {
  return (
    <p className="my-1 flex items-center gap-3 text-sm font-semibold text-muted before:stitched before:flex-1 after:stitched after:flex-1">
      {dayName(timestamp)}
    </p>
  );
}

interface OutgoingProps {
  message: OutgoingMessage;
  conversation: ChatConversation;
  /** The sent fraction of its picture, 0 to 1. */
  sent: number | undefined;
}

function Outgoing({ message, conversation, sent }: OutgoingProps) {
  const { clientId, text, timestamp, order, picture, failure } = message;
  const address = usePreview(picture);
  return (
    <MessageBubble
      text={text}
      timestamp={timestamp}
      isMine
      author={basicWords.you}
      order={order}
      hasFailed={failure !== undefined}
      picture={
        address && <img src={address} alt={chatWords.sentWithTheMessage} className="max-h-40 rounded-lg" />
      }
      state={
        failure === undefined ? (
          sent ? (
            chatWords.uploading({ percent: Math.floor(sent * 100) })
          ) : (
            basicWords.sending
          )
        ) : (
          <>
            <span role="alert" className="font-semibold text-madder">
              {chatWords.notSent({ failure })}
            </span>
            <Button variant="quiet" className="px-2 text-sm" onClick={() => conversation.retry(clientId)}>
              {basicWords.tryAgain}
            </Button>
            <Button
              variant="quiet"
              className="px-2 text-sm text-madder"
              onClick={() => conversation.discard(clientId)}
            >
              {basicWords.deleteLabel}
            </Button>
          </>
        )
      }
    />
  );
}

/** Follows new messages at the end, keeps its position when earlier ones load, and marks visible messages as read. */
function useMessageScroll(
  conversation: ChatConversation,
  messages: readonly ThreadMessage[],
  lastKey: string | undefined,
  isLastMine: boolean,
) {
  const box = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef<{ height: number; first: number | undefined; lastKey: string | undefined }>(
    undefined,
  );
  const [hasNew, setHasNew] = useState(false);
  const first = messages[0]?.id;
  const newest = messages.findLast(({ isMine }) => !isMine)?.id;

  const scrollToEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };

  const markRead = () => {
    if (newest !== undefined && isAtEnd.current && document.visibilityState === 'visible')
      conversation.read(newest);
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const last = before.current;
    before.current = { height: element.scrollHeight, first, lastKey };
    const hasGrownAbove = last?.first !== undefined && first !== undefined && first < last.first;
    if (hasGrownAbove) element.scrollTop += element.scrollHeight - last.height;
    else if (last?.lastKey !== lastKey) {
      // The author wants to see the new message.
      if (isAtEnd.current || isLastMine || !last?.lastKey) element.scrollTop = element.scrollHeight;
      else setHasNew(true);
    }
  }, [first, lastKey, isLastMine]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `markRead` changes with `newest`
  useEffect(() => {
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [newest, conversation]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < END_WITHIN;
    if (isAtEnd.current) {
      setHasNew(false);
      markRead();
    }
    if (element.scrollTop < EARLIER_FROM) void conversation.loadEarlier();
  };

  return { box, hasNew, onScroll, scrollToEnd };
}

/** The picture of a message; a press opens it in full size. */
function MessagePicture({ picture }: { picture: NonNullable<ThreadMessage['picture']> }) {
  const { url, width, height } = picture;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="block rounded-lg">
      <img
        src={url}
        alt={chatWords.sentWithTheMessageOpensInFullSize}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto max-h-60 w-auto max-w-full rounded-lg bg-card"
      />
    </a>
  );
}

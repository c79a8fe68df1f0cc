import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { basicWords, chatWords } from '#words';
import { withNext } from '../../../lib/next-path.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FIELD_BOX } from '../../../ui/field.tsx';
import { addMessage, GREETING, guestChat, REPLY, REPLY_DELAY_MS, writeTyped } from './guest-messages.ts';

/** Replies automatically; only signed-in customers reach a person (chat-30). */
export function GuestChat() {
  const isRead = guestChat.useIsRead();
  const { messages, typed } = guestChat.use();
  const answered = useAnswered(messages.length);
  const { pathname, search } = useLocation();
  const input = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = messages.length + answered;
  useEffect(() => {
    if (shown > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  function send() {
    addMessage();
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      <div
        role="log"
        aria-label={chatWords.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get there.
        tabIndex={0}
        className="flex min-h-40 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 -outline-offset-3"
      >
        <Bubble author={chatWords.support}>{GREETING}</Bubble>
        {isRead &&
          messages.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end
            <Pair key={place} text={text} isAnswered={place < answered} />
          ))}
        {answered > 0 && answered === messages.length && (
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={withNext('/login', pathname + search)}>{basicWords.signIn}</ButtonLink>
            <ButtonLink variant="secondary" to="/contact-us">
              {chatWords.leaveAMessage}
            </ButtonLink>
          </p>
        )}
        <div ref={end} />
      </div>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="flex items-end gap-2 border-t border-hairline p-3"
      >
        <label htmlFor={id} className="sr-only">
          {chatWords.message}
        </label>
        <textarea
          ref={input}
          id={id}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          placeholder={chatWords.writeAMessage}
          value={isRead ? typed : ''}
          onChange={({ target }) => writeTyped(target.value)}
          onKeyDown={onKeyDown}
          className={`${FIELD_BOX} max-h-32 min-w-0 flex-1 resize-none field-sizing-content`}
        />
        <Button type="submit">{chatWords.send}</Button>
      </form>
    </>
  );
}

/** The number of messages with a reply; each reply comes a second after its message. */
function useAnswered(written: number): number {
  const [answered, setAnswered] = useState(() => guestChat.read().messages.length);
  useEffect(() => {
    if (written === answered) return;
    const timer = setTimeout(() => setAnswered(written), REPLY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [written, answered]);
  return Math.min(answered, written);
}

function Pair({ text, isAnswered }: { text: string; isAnswered: boolean }) {
  return (
    <>
      <Bubble author={basicWords.you} isMine>
        {text}
      </Bubble>
      {isAnswered && <Bubble author={chatWords.support}>{REPLY}</Bubble>}
    </>
  );
}

function Bubble({ author, isMine, children }: { author: string; isMine?: boolean; children: ReactNode }) {
  return (
    <p
      dir="auto"
      className={`max-w-[85%] rounded-2xl px-4 py-2 break-words whitespace-pre-wrap ${isMine ? 'self-end bg-brand-soft' : 'self-start bg-sunken'}`}
    >
      <span className="sr-only">{author}: </span>
      {children}
    </p>
  );
}

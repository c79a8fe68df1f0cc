import { type ComponentType, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { basicWords, chatWords } from '#words';
import { MAX_MESSAGE_LENGTH } from '../../../../contract/constants/chat.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { FIELD_BOX } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { Banner } from '../../../ui/states.tsx';
import type { ChatConversation } from '../conversation.ts';
import { typedText, writeText } from '../typed-text.ts';

/** The text is fixed (chat-2). */
const DISCONNECTED = chatWords.unableToSendMessage;

interface ChooserProps {
  onChoose: (trackingNumber: string) => void;
  onClose: () => void;
}

interface ComposerProps {
  /** Undefined disables sending (chat-21). */
  conversation: ChatConversation | undefined;
  /** The name of the draft. */
  name: string;
  isConnected: boolean;
  /** The tracking number to start with, see `?order=`. */
  order?: string | undefined;
  loadOrderChooser: () => Promise<{ default: ComponentType<ChooserProps> }>;
  /** Additional buttons. */
  tools?: ReactNode;
}

/** Enter sends, Shift+Enter starts a new line. The text is drafted until it is sent. */
export function Composer({
  conversation,
  name,
  isConnected,
  order: about,
  loadOrderChooser,
  tools,
}: ComposerProps) {
  const isRead = typedText.useIsRead();
  const text = typedText.use(({ texts }) => (isRead ? (texts[name] ?? '') : ''));
  const [order, setOrder] = useState(about);
  const [pictures, setPictures] = useState<File[]>([]);
  const [open, setOpen] = useState<'picture' | 'order'>();
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [picture] = pictures;
  // Show a chosen picture until it is sent or removed.
  const isPicking = open === 'picture' || picture !== undefined;
  if (isRefused && isConnected) setRefused(false);
  const tooLong = text.trim().length - MAX_MESSAGE_LENGTH;

  function send() {
    const written = text.trim();
    if (!conversation || (!written && !picture) || tooLong > 0) return;
    if (!isConnected) return setRefused(true);
    conversation.send(written, order ?? null, picture);
    writeText(name, '');
    setOrder(undefined);
    setPictures([]);
    setOpen(undefined);
    // The disabled button would lose the focus.
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter confirms a word of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function close() {
    setOpen(undefined);
    input.current?.focus();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-2 border-t border-hairline p-3"
    >
      {isRefused && <Banner kind="error">{DISCONNECTED}</Banner>}
      {order && (
        <p className="flex items-center gap-2 text-sm">
          <span className="figures rounded-full bg-brand-soft px-3 py-1 font-semibold">
            {chatWords.about({ order })}
          </span>
          <Button
            variant="quiet"
            className="px-2 text-sm"
            onClick={() => {
              setOrder(undefined);
              input.current?.focus();
            }}
          >
            {basicWords.removeLabel}
          </Button>
        </p>
      )}
      {isPicking && (
        <PicturePicker
          label={chatWords.picture}
          {...picturePicking}
          pictures={pictures}
          onPictures={setPictures}
          disabled={!conversation}
        />
      )}
      {open === 'order' && (
        <LazyPart
          load={loadOrderChooser}
          skeleton={<span role="status">{basicWords.loadingYourOrders}</span>}
        >
          {(OrderChooser) => (
            <OrderChooser
              onClose={close}
              onChoose={(chosen) => {
                setOrder(chosen);
                close();
              }}
            />
          )}
        </LazyPart>
      )}
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
        value={text}
        onChange={({ target }) => {
          writeText(name, target.value);
          if (target.value.trim()) conversation?.type();
        }}
        onKeyDown={onKeyDown}
        aria-describedby={tooLong > 0 ? `${id}-error` : undefined}
        aria-invalid={tooLong > 0 || undefined}
        className={`${FIELD_BOX} max-h-40 resize-none field-sizing-content`}
      />
      {tooLong > 0 && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-madder">
          {chatWords.shortenTheMessageBy({ count: tooLong })}
        </p>
      )}
      <div className="flex items-center gap-1">
        <Button
          variant="icon"
          aria-expanded={isPicking}
          aria-label={chatWords.addAPicture}
          onClick={() => {
            setOpen(open === 'picture' ? undefined : 'picture');
          }}
        >
          <Icon>
            <path d="M4 6.500h16v12H4zM4 15.500l4.500-4 4 3.500 3-2.500 4.500 4M15 10h.01" />
          </Icon>
        </Button>
        <Button variant="icon" aria-label={chatWords.addAnOrder} onClick={() => setOpen('order')}>
          <Icon>
            <path d="M7 4.500h10v15l-2.500-1.500-2.500 1.500-2.500-1.500L7 19.500ZM10 9h4M10 12.500h4" />
          </Icon>
        </Button>
        {tools}
        <Button type="submit" disabled={!isConnected} className="ms-auto">
          {chatWords.send}
        </Button>
      </div>
    </form>
  );
}

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chatWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';

const loadPanel = () => import('../widget/panel.tsx');

/**
 * Opens the chat with support beside an order (chat-30). It floats where the page's margin is wide enough to cover
 * nothing, and elsewhere stays in the page.
 */
export function ChatWidget() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // While the modal panel is open, the button cannot be focused.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="shrink-0 gap-2 bg-card px-4 xl:fixed xl:end-1 xl:bottom-6 xl:z-bar xl:size-11 xl:px-0 xl:shadow-lg"
      >
        <Icon>
          <path d="M20 11.5a7.5 7.5 0 0 1-11.2 6.5L4.5 19.5l1.4-4.2A7.5 7.5 0 1 1 20 11.5ZM9 10.5h7M9 13.5h4.5" />
        </Icon>
        <span className="xl:sr-only">{chatWords.chat}</span>
      </Button>
      {isOpen && (
        <LazyPart
          load={loadPanel}
          skeleton={
            <span role="status" className="sr-only">
              {chatWords.openingTheChat}
            </span>
          }
        >
          {(WidgetPanel) => <WidgetPanel onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}

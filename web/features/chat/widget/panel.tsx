import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { basicWords, chatWords } from '#words';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { GuestChat } from './guest-chat.tsx';

const loadAccountChat = () => import('./account-chat.tsx');

/** On a phone it covers the page; on a desktop it stands beside it, to allow reading while writing. */
const BESIDE_PAGE = '(width >= 64rem)';

function isInDialogWithin({ target, currentTarget }: KeyboardEvent<HTMLDialogElement>): boolean {
  return target instanceof Element && target.closest('dialog') !== currentTarget;
}

/** The opened chat widget (chat-30). */
export default function WidgetPanel({ onClose }: { onClose: () => void }) {
  const isSignedIn = useSession(({ user }) => Boolean(user));
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (window.matchMedia(BESIDE_PAGE).matches) dialog.current?.show();
    else dialog.current?.showModal();
  }, []);
  // However the dialog closes, the launcher gets the focus back.
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby="widget-title"
      onCancel={(event) => {
        // React bubbles it from dialogs inside, the browser from file inputs.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close.current();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isInDialogWithin(event)) return;
        event.preventDefault();
        close.current();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) close.current();
      }}
      className="fixed m-0 max-h-dvh w-full max-w-none flex-col overflow-hidden open:flex bg-card p-0 text-ink shadow-xl max-lg:inset-0 max-lg:h-dvh lg:inset-auto lg:end-6 lg:bottom-6 lg:z-menu lg:max-h-[min(40rem,100dvh-8rem)] lg:w-96 lg:rounded-2xl lg:border lg:border-hairline"
    >
      <div className="flex items-center justify-between gap-4 border-b border-hairline py-1 ps-4 pe-1">
        <h2 id="widget-title" className="text-lg">
          {chatWords.chatWithSupport}
        </h2>
        <Button
          variant="icon"
          onClick={() => close.current()}
          aria-label={basicWords.close}
          className="text-xl font-normal text-muted"
        >
          ×
        </Button>
      </div>
      {isSignedIn ? (
        <LazyPart load={loadAccountChat} skeleton={<Skeleton className="m-4 h-40" />}>
          {(AccountChat) => <AccountChat />}
        </LazyPart>
      ) : (
        <GuestChat />
      )}
    </dialog>
  );
}

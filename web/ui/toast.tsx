import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CloseButtonProps } from 'react-toastify';
import { create } from 'zustand';
import { uiWords } from '#words';
import { keepPlace } from './focus.ts';

type Library = typeof import('react-toastify');

/** Defaults: 5000 ms at top-right (pages-6). */
interface ToastOptions {
  position?: 'top-right' | 'top-center';
  durationMs?: number;
  link?: { to: string; text: string };
  /** No second toast with this id is shown; by default its kind and text. */
  id?: string;
}

type Kind = 'success' | 'error' | 'info';

const DURATION_MS = 5000;

interface Outlet {
  Container?: Library['ToastContainer'];
  /** Shown without the library if that fails to load. */
  plain?: string | undefined;
}

const useOutlet = create<Outlet>(() => ({}));

let library: Promise<Library> | undefined;

/** A failed load is not cached, so that the next toast retries. */
function load(): Promise<Library> {
  library ??= import('react-toastify').catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

async function say(kind: Kind, text: string, options: ToastOptions = {}): Promise<void> {
  const { position, durationMs = DURATION_MS, link, id = `${kind} ${text}` } = options;
  try {
    const { toast, ToastContainer } = await load();
    useOutlet.setState({ Container: ToastContainer });
    const content = link ? <Linked text={text} link={link} /> : text;
    toast[kind](content, {
      autoClose: durationMs,
      toastId: id,
      ...(position ? { position } : {}),
    });
  } catch {
    useOutlet.setState({ plain: text });
    setTimeout(
      () => useOutlet.setState(({ plain }) => (plain === text ? { plain: undefined } : {})),
      durationMs,
    );
  }
}

function Linked({ text, link }: { text: string; link: NonNullable<ToastOptions['link']> }) {
  return (
    <span>
      {text}{' '}
      <Link to={link.to} className="font-semibold underline underline-offset-4">
        {link.text}
      </Link>
    </span>
  );
}

/** By default 5000 ms at top-right (pages-6). */
export const toast = {
  success: (text: string, options?: ToastOptions) => void say('success', text, options),
  error: (text: string, options?: ToastOptions) => void say('error', text, options),
  info: (text: string, options?: ToastOptions) => void say('info', text, options),
  /** Closes the toast with this id. */
  dismiss: (id: string) =>
    void load()
      .then(({ toast }) => toast.dismiss(id))
      .catch(() => undefined),
};

/** Alt+T focuses the toasts: a focused one stays, and closing it returns the focus. */
function Focusable({ children }: { children: ReactNode }) {
  const from = useRef<Element>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      keepPlace(from.current)();
    });
    if (box.current) observer.observe(box.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus, and nobody presses it
    <div
      ref={box}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        from.current = relatedTarget ?? document.querySelector('main');
        void load().then(({ toast: shown }) => shown.pause());
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (relatedTarget) from.current = null;
        void load().then(({ toast: shown }) => shown.play());
      }}
    >
      {children}
    </div>
  );
}

/** As the library's own, whose name is English. */
function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={uiWords.closeToast}
      className="Toastify__close-button Toastify__close-button--colored"
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 14 16">
        <path d="m7.71 8.23 3.75 3.75-1.48 1.48-3.75-3.75-3.75 3.75L1 11.98l3.75-3.75L1 4.48 2.48 3l3.75 3.75L9.98 3l1.48 1.48z" />
      </svg>
    </button>
  );
}

/** Loads the library on the first interaction, so that it can report a failed network. */
export function ToastOutlet() {
  const { Container, plain } = useOutlet();
  useEffect(() => {
    const prepare = () => void load().catch(() => undefined);
    const once = { once: true, passive: true };
    document.addEventListener('input', prepare, once);
    document.addEventListener('pointerdown', prepare, once);
    return () => {
      document.removeEventListener('input', prepare);
      document.removeEventListener('pointerdown', prepare);
    };
  }, []);
  return (
    <>
      {Container && (
        <Focusable>
          <Container
            position={isRightToLeft() ? 'top-left' : 'top-right'}
            rtl={isRightToLeft()}
            autoClose={DURATION_MS}
            draggable
            draggablePercent={80}
            theme="colored"
            aria-label={uiWords.toasts}
            closeButton={CloseButton}
          />
        </Focusable>
      )}
      {plain && (
        <p
          role="alert"
          className="fixed end-4 top-18 z-toast max-w-80 rounded-xl bg-ink px-4 py-3 text-paper shadow-lg"
        >
          {plain}
        </p>
      )}
    </>
  );
}

function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}

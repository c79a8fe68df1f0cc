import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** A toast's place and life where they differ from the usual 5000 ms at top-right (S1 §9). */
interface ToastOptions {
  position?: 'top-right' | 'top-center';
  /** Milliseconds until it leaves. */
  life?: number;
}

type Kind = 'success' | 'error' | 'info';

let wanted: (() => void) | undefined;
let asked = false;

/** Says something in passing. The toasts' code is loaded with the first one. */
async function say(kind: Kind, text: string, { position, life }: ToastOptions = {}): Promise<void> {
  asked = true;
  wanted?.();
  const { toast } = await import('react-toastify');
  toast[kind](text, { ...(position ? { position } : {}), ...(life ? { autoClose: life } : {}) });
}

/** Toasts by what they say: coloured, 5000 ms, top-right unless told otherwise (S1 §8, §9). */
export const toast = {
  success: (text: string, options?: ToastOptions) => void say('success', text, options),
  error: (text: string, options?: ToastOptions) => void say('error', text, options),
  info: (text: string, options?: ToastOptions) => void say('info', text, options),
};

const Container: ComponentType = lazy(async () => {
  const { ToastContainer } = await import('react-toastify');
  return {
    default: () => (
      <ToastContainer position="top-right" autoClose={5000} draggablePercent={80} theme="colored" />
    ),
  };
});

/** Where toasts appear; empty until the first. */
export function ToastOutlet() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    setOpen(asked);
    wanted = () => setOpen(true);
    return () => {
      wanted = undefined;
    };
  }, []);
  return open ? (
    <Suspense>
      <Container />
    </Suspense>
  ) : null;
}

import { type FocusEvent, type PointerEvent, useCallback, useState } from 'react';

/**
 * Whether a message that goes away by itself is pointed at, or has the focus of a keyboard. What comes up under a pointer
 * that rests is not pointed at.
 */
export function useHeld() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointed || isFocused,
    holdProps: {
      onPointerMove({ movementX, movementY }: PointerEvent) {
        if (movementX !== 0 || movementY !== 0) setPointed(true);
      },
      onPointerLeave: () => setPointed(false),
      onFocus({ target }: FocusEvent<HTMLElement>) {
        if (target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: () => setFocused(false),
    },
    /** What was held is gone. */
    letGo: useCallback(() => {
      setPointed(false);
      setFocused(false);
    }, []),
  };
}

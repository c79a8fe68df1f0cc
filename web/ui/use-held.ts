import { type FocusEvent, type PointerEvent, useCallback, useState } from 'react';

/**
 * True while a temporary message is hovered or has the keyboard focus. Appearing under a resting pointer does not count
 * as hovering.
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
    /** Call when the held message is removed. */
    letGo: useCallback(() => {
      setPointed(false);
      setFocused(false);
    }, []),
  };
}

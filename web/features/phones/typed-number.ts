import { useEffect, useState } from 'react';

const TYPING_MS = 600;

export function isTypedNumber(text: string): boolean {
  return /\d(?:\D*\d){9}/.test(text);
}

/** The text once nobody has typed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

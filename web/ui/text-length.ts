import { type RefObject, useEffect, useState } from 'react';

/** The share of the most characters from which they are counted. */
const COUNTED_FROM = 0.9;

const formatNumber = (number: number) => number.toLocaleString('en');

/** What is said of the length of the text in a frame, also where a form has filled it in; nothing without `maxLength`. */
export function useTextLength(frame: RefObject<HTMLElement | null>, maxLength: number | undefined) {
  const [length, setLength] = useState(0);
  function count() {
    if (maxLength === undefined) return;
    const field = frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    setLength(field?.value.length ?? 0);
  }
  useEffect(count);
  if (maxLength === undefined || length < maxLength * COUNTED_FROM) return { count };
  const most = formatNumber(maxLength);
  return length > maxLength
    ? { count, excess: `Use at most ${most} characters: ${formatNumber(length - maxLength)} too many.` }
    : { count, counted: `${formatNumber(length)} of ${most} characters` };
}

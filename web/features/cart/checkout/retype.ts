import { digitsOf } from './card.ts';

/** Reformats the typed text and keeps the caret behind the same digit. */
export function retype({ target }: { target: HTMLInputElement }, format: (typed: string) => string): void {
  const typed = target.value;
  const caret = target.selectionStart ?? typed.length;
  const written = format(typed);
  if (written === typed) return;
  target.value = written;
  if (caret >= typed.length) return;
  const before = digitsOf(typed.slice(0, caret)).length;
  let place = 0;
  for (let seen = 0; place < written.length && seen < before; place += 1) {
    if (/\d/.test(written[place] ?? '')) seen += 1;
  }
  target.setSelectionRange(place, place);
}

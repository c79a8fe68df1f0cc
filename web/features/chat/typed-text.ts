import { createDraft, onlyIf } from '../../lib/create-draft.ts';
import { isRecordOf, isShape, isText } from '../../lib/stored-shape.ts';

/** Unsent text by the name of its conversation. */
export const typedText = createDraft({
  name: 'chat-text',
  version: 1,
  on: 'device',
  empty: { texts: {} },
  check: onlyIf(isShape({ texts: isRecordOf(isText) })),
});

export function writeText(name: string, text: string): void {
  const { [name]: _, ...others } = typedText.read().texts;
  typedText.write({ texts: text ? { ...others, [name]: text } : others });
}

/** Appends a text to the draft, on a new line. */
export function insertText(name: string, text: string): void {
  const typed = typedText.read().texts[name]?.trimEnd();
  writeText(name, typed ? `${typed}\n${text}` : text);
}

import { createDraft } from '../../lib/create-draft.ts';

interface TypedText {
  texts: Record<string, string>;
}

/** What is typed and not sent, by the name of its conversation. */
export const typedText = createDraft<TypedText>({
  name: 'chat-text',
  version: 1,
  on: 'device',
  empty: { texts: {} },
  check(stored) {
    const { texts } = (stored ?? {}) as Partial<TypedText>;
    if (typeof texts !== 'object' || texts === null) return undefined;
    return Object.values(texts).every((text) => typeof text === 'string') ? { texts } : undefined;
  },
});

export function writeText(name: string, text: string): void {
  const { [name]: _, ...others } = typedText.read().texts;
  typedText.write({ texts: text ? { ...others, [name]: text } : others });
}

/** Adds a text to what is typed already, on a line of its own. */
export function insertText(name: string, text: string): void {
  const typed = typedText.read().texts[name]?.trimEnd();
  writeText(name, typed ? `${typed}\n${text}` : text);
}

interface MessagePart {
  kind: 'text' | 'link' | 'order';
  text: string;
  /** The index in the message. */
  at: number;
}

const LINK_OR_ORDER = /https?:\/\/[^\s<>"]+|\bNP-[0-9A-HJKMNP-TV-Z]{10}\b/g;

/** Punctuation at the end of a link belongs to the sentence. */
const AFTER_LINK = /[.,;:!?)\]}'،۔؟]$/;

/** Splits the message into text, links and tracking numbers. */
export function partsOf(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) parts.push({ kind: 'text', text: message.slice(end, until), at: end });
  };
  for (const { 0: found, index } of message.matchAll(LINK_OR_ORDER)) {
    const kind = found.startsWith('NP-') ? 'order' : 'link';
    let text = found;
    while (kind === 'link' && AFTER_LINK.test(text)) text = text.slice(0, -1);
    addText(index);
    parts.push({ kind, text, at: index });
    end = index + text.length;
  }
  addText(message.length);
  return parts;
}

const ARABIC_SCRIPT = /\p{Script=Arabic}/u;

/** Urdu text needs another font and line height. */
export function languageOf(text: string): 'ur' | undefined {
  const [first] = text.match(/\p{L}/u) ?? [];
  return first && ARABIC_SCRIPT.test(first) ? 'ur' : undefined;
}

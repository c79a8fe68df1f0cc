const STOP_WORDS = new Set(['stop', 'unsubscribe', 'بند', 'بند کریں', 'روکیں']);

/** Whether a message is nothing but the word that ends news (messages-12). */
export function isStop(said: string): boolean {
  return STOP_WORDS.has(
    said
      .replace(/[^\p{L}\p{M} ]/gu, '')
      .trim()
      .toLowerCase(),
  );
}

import { newsMessageWords } from '#words';
import { holdsCardNumber } from '../../../../contract/card-numbers.ts';
import { MAX_MESSAGE_LENGTH } from '../../../../contract/constants/chat.ts';

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

interface Said {
  text: string;
  isOther: boolean;
  mediaId?: string | undefined;
}

/**
 * The texts of the messages in the chat, of which the first has the picture. What cannot be shown, such as the number of
 * a card, is said to have come.
 */
export function textsOf({ text, isOther, mediaId }: Said, hasPicture: boolean): string[] {
  const said = text.trim();
  if (mediaId !== undefined && said === '' && !hasPicture) return [newsMessageWords.unreadPicture];
  if (isOther || holdsCardNumber(said) || (said === '' && !hasPicture)) {
    return [newsMessageWords.somethingElse];
  }
  return piecesOf(said);
}

/** WhatsApp takes longer texts than the chat; they are divided between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MAX_MESSAGE_LENGTH) {
    const space = rest.slice(0, MAX_MESSAGE_LENGTH + 1).search(/\s\S*$/u);
    const end = space > 0 ? space : endOfCharacter(rest, MAX_MESSAGE_LENGTH);
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

/** Does not divide a character of two units, such as a smiley. */
function endOfCharacter(text: string, end: number): number {
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end;
}

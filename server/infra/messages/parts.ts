/** The basic character set of GSM 03.38; those of its extension count twice. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENSION = new Set('\f^{}\\[~]|€');

/** How many parts the network counts for a text message: 160 letters or 153 a part, else 70 or 67 (messages-7). */
export function partsOf(text: string): number {
  const letters = [...text];
  const isBasic = letters.every((letter) => BASIC.has(letter) || EXTENSION.has(letter));
  const length = isBasic
    ? letters.reduce((sum, letter) => sum + (EXTENSION.has(letter) ? 2 : 1), 0)
    : text.length;
  const [whole, part] = isBasic ? [160, 153] : [70, 67];
  return length <= whole ? 1 : Math.ceil(length / part);
}

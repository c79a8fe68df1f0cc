import { dateWords, orderNameWords } from '#words';
import type { ClothReceipt } from './cloth-receipts.ts';
import { dayWithCloth } from './cloth-wait.ts';
import { type Day, type DaysOff, weekdayOf } from './dates.ts';
import { formatDay } from './money.ts';
import type { ClothSource, Garment, GarmentCloth } from './order-garments.ts';

/** The promised day while the cloth is awaited: "7 working days after …; if it is here by Thu 27 Nov: …" (orders-80). */
export function dayWithClothInWords(promised: Day, dueOn: Day, today: Day, daysOff: DaysOff): string {
  const { by, day, workingDays } = dayWithCloth(promised, dueOn, today, daysOff);
  const weekday = dateWords.shortWeekdays[weekdayOf(by)];
  return orderNameWords.dayWithCloth({
    days: workingDays,
    by: `${weekday} ${formatDay(by)}`,
    day: formatDay(day),
  });
}

/** What the customer says is wrong with the receipt that holds, until that is met (orders-82). */
export function openObjection(receipt: ClothReceipt | undefined): string | null {
  return receipt && receipt.settled_at === null ? receipt.objection : null;
}

/** The receipts with an objection that is not met, oldest first. */
export function openObjections<Receipt extends ClothReceipt>(receipts: readonly Receipt[]): Receipt[] {
  return receipts.filter((receipt) => openObjection(receipt));
}

interface ReceiptWords {
  metresOf: (slots: { metres: number }) => string;
  piecesOf: (slots: { count: number }) => string;
  nothingWrittenDown: string;
}

/** `4.5 m, 2 pieces`. */
export function clothInWords(
  { metres, pieces }: Pick<ClothReceipt, 'metres' | 'pieces'>,
  words: ReceiptWords,
  separator: string,
): string {
  if (pieces === null) return words.nothingWrittenDown;
  const count = words.piecesOf({ count: pieces });
  return metres === null ? count : [words.metresOf({ metres }), count].join(separator);
}

interface SourceWords {
  clothSources: Readonly<Record<ClothSource, string>>;
  clothFrom: (slots: { source: string; cloth: string }) => string;
}

/** The cloth with its colour. */
export function clothName({ name, colour }: Pick<GarmentCloth, 'name' | 'colour'>): string {
  return colour ? `${name} (${colour})` : name;
}

type ClothOf = Partial<Pick<Garment, 'cloth_source' | 'cloth'>>;

/** Where the cloth of a garment comes from; undefined for shoes, and in what an earlier release has kept. */
export function sourceInWords({ cloth_source, cloth }: ClothOf, words: SourceWords): string | undefined {
  if (!cloth_source) return undefined;
  const source = words.clothSources[cloth_source];
  if (!cloth) return source;
  const name = cloth.quantity > 1 ? `${cloth.quantity} × ${clothName(cloth)}` : clothName(cloth);
  return words.clothFrom({ source, cloth: cloth.seller ? `${name}, ${cloth.seller}` : name });
}

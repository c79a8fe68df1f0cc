import type { Tongue } from '../contract/tongues.ts';
import * as enJobCard from './en/job-card.ts';
import type * as enSheet from './en/sheet.ts';
import type { Translation } from './translation.ts';
import * as urJobCard from './ur/job-card.ts';
import * as latnJobCard from './ur-Latn/job-card.ts';

/** The texts of an order's sheet; the page loads them by tongue (web/features/orders/sheet-words.ts). */
export type SheetWords = Translation<typeof enSheet>;

export type JobCardWords = Translation<typeof enJobCard>;

export const JOB_CARD_WORDS: Record<Tongue, JobCardWords> = {
  en: enJobCard,
  ur: urJobCard,
  'ur-Latn': latnJobCard,
};

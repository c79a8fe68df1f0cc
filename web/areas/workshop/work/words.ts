import { basicWords, garmentPlaceWords, sampleWords, workshopWords } from '#words';
import type { WorkStage } from '../../../../contract/constants/workshop.ts';
import { type Day, daysBetween } from '../../../../contract/dates.ts';
import type { WorkItem } from '../../../../contract/workshop.ts';
import type { SheetWords } from '../../../features/orders/sheet-words.ts';
import { itemName } from '../../../features/orders/words.ts';
import { itemIn } from './sheet-facts.ts';
import type { WaitingWork, Work } from './waiting-work.ts';

const DUE = {
  dueToday: workshopWords.dueToday,
  dueTomorrow: workshopWords.dueTomorrow,
  dueInDays: workshopWords.dueInDays,
  daysLate: workshopWords.daysLate,
};

const DONE = {
  stepsDone: workshopWords.stepsDone,
  finishedMeasures: workshopWords.finishedMeasures,
  garmentSteps: workshopWords.garmentSteps,
};

export const STAGE_NAMES: Record<WorkStage, string> = workshopWords.stageNames;

type Promised = Pick<WorkItem, 'question'> & {
  status: string;
  expected_delivery_date: Day | null;
  /** Of a stitched order. */
  cloth_due_on?: Day | null;
};

/** The stages of the tailor's work (workshop-2). */
const WITH_THE_TAILOR = ['CONFIRMED', 'ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'ALTERATION'];

type DueWords = Pick<SheetWords, 'dueToday' | 'dueTomorrow' | 'dueInDays' | 'daysLate'>;

/** True while an order waits for its cloth, or that of some garment, and so is not late (orders-80, orders-195). */
export function isWithoutCloth({ status, cloth_due_on }: Pick<Promised, 'status' | 'cloth_due_on'>): boolean {
  return (status === 'ACCEPTED' || status === 'IN_PRODUCTION') && Boolean(cloth_due_on);
}

/** `today`, `in 3 days`, `2 days late`, in the page's language or a sheet's; undefined without a due day. */
export function dueWords(order: Promised, today: Day, words: DueWords = DUE): string | undefined {
  const { expected_delivery_date: promised, status, question } = order;
  if (promised === null || question !== null || !WITH_THE_TAILOR.includes(status)) return undefined;
  if (isWithoutCloth(order)) return undefined;
  const days = daysBetween(today, promised);
  if (days === 0) return words.dueToday;
  if (days === 1) return words.dueTomorrow;
  return days > 1 ? words.dueInDays({ days }) : words.daysLate({ days: -days });
}

export function isLate(order: Promised, today: Day): boolean {
  const { expected_delivery_date: promised } = order;
  return promised !== null && promised < today && dueWords(order, today) !== undefined;
}

const PLACES = ['READY', 'CHECKING', 'STITCHING', 'WAITING'] as const;

/** `1 ready · 2 being stitched`; while all are at one place, how many there are. */
export function garmentsInWords({
  garment_count: count,
  garment_progress: progress,
}: Pick<WorkItem, 'garment_count' | 'garment_progress'>): string {
  const places = PLACES.flatMap((place) => {
    const there = progress.filter((one) => one === place).length;
    // Lines break between the places only.
    return there > 0 ? workshopWords.garmentsAt[place]({ count: there }).replaceAll(' ', '\u00A0') : [];
  });
  return places.length > 1 ? places.join(' · ') : garmentPlaceWords.garments({ count });
}

/** What a tailor has done, and to which of several garments, in the page's language or a sheet's (workshop-65). */
export function workName({ work }: Pick<WaitingWork, 'work'>, words?: SheetWords): string {
  if (work.kind === 'no_light') return workshopWords.noLight;
  const step = doneName(work, words ?? DONE);
  const of = work.kind === 'step' ? undefined : work.of;
  if (!of) return step;
  return words
    ? words.stepOfGarment({ step, garment: words.garmentAt({ ...of, garment: itemIn(words, of) }) })
    : workshopWords.stepOfGarment({
        step,
        garment: garmentPlaceWords.garmentAt({ ...of, garment: itemName(of) }),
      });
}

function doneName(
  work: Work,
  words: Pick<SheetWords, 'stepsDone' | 'finishedMeasures' | 'garmentSteps'>,
): string {
  if (work.kind === 'measures') return words.finishedMeasures;
  if (work.kind === 'garment') return words.garmentSteps[work.said.action];
  if (work.kind === 'sample') return sampleWords.steps[work.step.action];
  const done: Readonly<Record<string, string>> = words.stepsDone;
  return done[work.said.action] ?? work.said.action;
}

/** `99+` from 100 on. */
export function countWords(count: number): string {
  return count >= 100 ? basicWords.leftToRight({ text: '99+' }) : String(count);
}

import { orderFormWords, orderGarmentWords } from '#words';
import { dressTypesFor, fabricsFor } from '../../../../contract/garments.ts';
import type { Premises, Tailor } from '../../../../contract/tailors.ts';
import { issueSentence } from '../../../../contract/validation.ts';
import { EMPTY_FIELDS } from '../book-tailor/draft.ts';
import type { Further } from '../book-tailor/garment-shape.ts';
import { measureProblems } from '../book-tailor/measure-problems.ts';
import { unseenIn } from '../book-tailor/unseen.ts';
import type { Records } from '../book-tailor/use-measurement-records.ts';
import type { GarmentPictures } from '../garment/draft.ts';
import { garmentSchema } from '../garment/garment-schema.ts';
import { readPictures } from './entries.ts';
import { numberedTitle } from './titles.ts';

interface Surroundings {
  tailor: (Tailor & Partial<Premises>) | undefined;
  records: Records;
  /** False where the order's pickup forbids it. */
  mayPost: boolean;
}

/** Throws an error that names the first garment that cannot be sent as it is (orders-206). */
export async function requireComplete(further: readonly Further[], around: Surroundings): Promise<void> {
  for (const [index, one] of further.entries()) {
    const why = problemOf(one, await readPictures(one.key), around);
    const garment = numberedTitle(index + 2, one.fields, around.records);
    if (why !== undefined) throw new Error(orderGarmentWords.garmentNotSent({ garment, why }));
  }
}

/** The sentence about the first thing that is wrong with a garment; undefined if it can be sent. */
export function problemOf(
  { fields, trade }: Pick<Further, 'fields' | 'trade'>,
  pictures: GarmentPictures,
  { tailor, records, mayPost }: Surroundings,
): string | undefined {
  return (
    offerProblem(fields, tailor, trade) ??
    schemaProblem({ dress_design: undefined, ...fields, ...pictures }) ??
    postingProblem(fields, tailor, mayPost) ??
    recordProblem(fields, records)
  );
}

function schemaProblem(values: object): string | undefined {
  return garmentSchema([], false).safeParse(values, { error: issueSentence }).error?.issues[0]?.message;
}

/** The tailor may be another one than when the garment was filled in. */
function offerProblem(
  { dress_type, fabric_type }: Further['fields'],
  tailor: Tailor | undefined,
  chosen: Further['trade'],
): string | undefined {
  if (!tailor || dress_type === '') return undefined;
  const trade = tailor.tailor_type_name ?? chosen ?? undefined;
  const isOffered = dressTypesFor(trade).some(({ code }) => code === dress_type);
  if (!isOffered || tailor.rate_per_design[dress_type] === undefined)
    return orderGarmentWords.theTailorDoesNotStitchIt;
  const isFabricOffered = fabric_type === '' || fabricsFor(trade).some((fabric) => fabric === fabric_type);
  return isFabricOffered ? undefined : orderFormWords.chooseTheFabric;
}

/** Pickup and tailor may be others than when posting was chosen. */
function postingProblem(
  { cloth_source }: Further['fields'],
  tailor: Surroundings['tailor'],
  mayPost: boolean,
): string | undefined {
  if (cloth_source !== 'POSTED') return undefined;
  if (!mayPost) return orderGarmentWords.theShopCollectsTheCloth;
  return tailor?.address === null ? orderGarmentWords.theTailorGetsNoParcels : undefined;
}

function recordProblem(fields: Further['fields'], records: Records): string | undefined {
  if (fields.measurement_source === 'STORE' && records.state === 'loaded') {
    if (records.list.length === 0) return orderFormWords.noMeasurementAddedChooseOther;
    if (fields.measurement === '') return orderGarmentWords.sayWhoseItIs;
  }
  const [problem] = [
    ...unseenIn({ ...EMPTY_FIELDS, ...fields }, records.state, undefined),
    ...measureProblems(fields, records),
  ];
  return problem?.[1];
}

import { inLocale, tradeWords } from '#words';
import { TYPE_OF_KIND } from '../../../contract/constants/staff.ts';
import { TAILOR_PAGE_SIZE, TAILOR_SERVICES, type TailorKind } from '../../../contract/constants/tailors.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { Page } from '../../../contract/page.ts';
import { addressOf, publishedFilePath } from '../../../contract/paths.ts';
import type { Tailor, TailorPage } from '../../../contract/tailors.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { listPage } from '../../list-page.ts';
import { presentPremises, presentTailor } from './present.ts';
import {
  addDelivered,
  fastestTailors,
  insertPictures,
  insertRates,
  insertTailor,
  lockPlaces,
  searchTailors,
  type TailorRow,
  type TailorSearch,
  tailorById,
  tailorDetails,
  tailorsOf,
  tailorsWithIds,
} from './queries.ts';

type Shop = Pick<Deps, 'db' | 'config'>;

/** `addressOfPage` builds links (tailors-3). Fails with `page.invalid` past the end. */
export async function listTailors(
  { db, config }: Shop,
  search: TailorSearch,
  page: number,
  addressOfPage: (page: number) => string,
): Promise<Page<Tailor>> {
  const isPlain = search.area === undefined && search.dressType === undefined;
  const { count, tailors } = await (isPlain
    ? tailorsOf(db, search.filter, page)
    : searchTailors(db, search, page));
  const today = dayInKarachi();
  const results = tailors.map((row) => presentTailor(row, config, today));
  return listPage({ count, results }, { page, size: TAILOR_PAGE_SIZE, addressOfPage });
}

/** Includes the in-house workshop. Fails with `request.not_found` for an unknown or inactive tailor. */
export async function readTailor({ db, config }: Shop, id: number): Promise<TailorPage> {
  const [row, { about, pictures }] = await Promise.all([tailorById(db, id), tailorDetails(db, id)]);
  if (!row?.active) fail('request.not_found');
  return {
    ...presentTailor(row, config, dayInKarachi()),
    ...presentPremises(row, config),
    about,
    pictures: pictures.map((key) => addressOf(publishedFilePath, { key })),
  };
}

/** In the order of `ids`; unknown and inactive tailors are left out. */
export async function tailorsByIds({ db, config }: Shop, ids: number[]): Promise<Tailor[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await tailorsWithIds(db, ids)).map((row) => [row.id, row]));
  const today = dayInKarachi();
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row?.active ? [presentTailor(row, config, today)] : [];
  });
}

/**
 * Includes inactive tailors. Rates are rupees by dress type; the lead time is business days, in-house calendar days.
 */
export async function findTailor(tx: Tx, id: number): Promise<TailorRow | undefined> {
  return tailorById(tx, id);
}

/** Like `findTailor`, and locks the tailor's weeks for a reservation (tailors-20). */
export async function lockTailor(tx: Tx, id: number): Promise<TailorRow | undefined> {
  const tailor = await tailorById(tx, id);
  // Without a weekly capacity there are no places to reserve, so no lock is needed.
  if (!tailor || tailor.weeklyCapacity === null) return tailor;
  await lockPlaces(tx, id);
  return tailorById(tx, id);
}

/** Who may stitch a garment soonest; `type` is that of the tailor whom it needs, null if either will do. */
export function tailorsForDress(
  db: Deps['db'],
  wanted: { dressType: string; type: Tailor['tailor_type_name'] },
): Promise<TailorRow[]> {
  return fastestTailors(db, wanted);
}

export interface NewTailor {
  userId: number;
  kind: TailorKind;
  area: string;
  address: string;
  /** Codes of services. */
  services: readonly string[];
  /** Dress type → whole rupees. */
  rates: Record<string, number>;
  leadTimeDays: number;
  about: string;
  /** Ids of published files, in order. */
  pictures: readonly number[];
}

/** Returns the tailor's id (tailors-10). A tailor for men and women has no type (tailors-7). */
export async function createTailor(
  tx: Tx,
  { kind, services, rates, pictures, ...tailor }: NewTailor,
): Promise<number> {
  const id = await insertTailor(tx, {
    ...tailor,
    tailorType: TYPE_OF_KIND[kind],
    services: servicesWithNames(services),
  });
  await insertRates(tx, id, rates);
  await insertPictures(tx, id, pictures);
  return id;
}

/** Services as they are stored and found, in English. */
export function servicesWithNames(codes: readonly string[]): Record<string, string> {
  const offered = TAILOR_SERVICES.filter((code) => codes.includes(code));
  return inLocale('en', () => Object.fromEntries(offered.map((code) => [code, tradeWords.services[code]])));
}

/** Counts one more delivered order (tailors-4). */
export function countDelivered(tx: Tx, tailorId: number): Promise<void> {
  return addDelivered(tx, tailorId);
}

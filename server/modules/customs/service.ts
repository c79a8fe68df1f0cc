import type { z } from 'zod';
import type { CustomsWords, Duty, saveCustomsWords } from '../../../contract/customs.ts';
import { CUSTOMS_KEYS, customsKeyOfGoods } from '../../../contract/customs-keys.ts';
import { dutyLines } from '../../../contract/duty-lines.ts';
import { changesBetween } from '../../changes-between.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireVersion } from '../../require-version.ts';
import { recordAudit } from '../audit/service.ts';
import {
  type CustomsRow,
  dutyOf,
  findChangedWords,
  listChangedWords,
  lockWords,
  productsForCustoms,
  updateWords,
} from './queries.ts';
import { USUAL_ORIGIN, USUAL_WORDS } from './usual-words.ts';

/** What a commercial invoice says of a line (abroad-8). */
export interface Declared {
  hsCode: string;
  /** ISO 3166-1 alpha-2. */
  origin: string;
  words: string;
}

function usualOf(key: string): Declared {
  const [hsCode, words] = USUAL_WORDS.get(key) ?? [];
  if (hsCode === undefined || words === undefined) throw new Error(`No customs words of ${key} are known.`);
  return { hsCode, origin: USUAL_ORIGIN, words };
}

/** Nobody has changed it. */
const NEVER = new Date(0);

function present(key: string, row: CustomsRow | undefined): CustomsWords {
  const { hsCode, origin, words } = row ?? usualOf(key);
  return {
    key,
    hs_code: hsCode,
    origin,
    words,
    is_usual: !row || row.version === 1,
    version: row?.version ?? 1,
    updated_at: (row?.updatedAt ?? NEVER).toISOString(),
    updated_by: row?.updatedBy ?? null,
  };
}

/** All of them, in the order of their keys (abroad-2). */
export async function listCustomsWords(db: Db): Promise<{ results: CustomsWords[] }> {
  const changed = new Map((await listChangedWords(db)).map((row) => [row.key, row]));
  return { results: CUSTOMS_KEYS.map((key) => present(key, changed.get(key))) };
}

/** Fails with `edits.outdated` (wire-11). */
export async function setCustomsWords(
  tx: Tx,
  actor: Actor,
  key: string,
  { version, hs_code: hsCode, origin, words }: z.output<typeof saveCustomsWords.body>,
): Promise<CustomsWords> {
  await lockWords(tx, key, usualOf(key));
  const before = present(key, await findChangedWords(tx, key));
  requireVersion(version, before);
  await updateWords(tx, key, actor.id, { hsCode, origin, words });
  const after = present(key, await findChangedWords(tx, key));
  await recordAudit(tx, actor, {
    action: 'settings.changed',
    subject: { kind: 'settings', id: `customs-words/${key}` },
    data: changesBetween(before, after),
  });
  return after;
}

/** What is declared by key. */
export async function declaredByKey(db: Db): Promise<(key: string) => Declared> {
  const changed = new Map((await listChangedWords(db)).map((row) => [row.key, row]));
  return (key) => changed.get(key) ?? usualOf(key);
}

/** What is declared of products, whose own words come before those of their kind (abroad-3). */
export async function declaredOfProducts(db: Db, ids: readonly number[]): Promise<Map<number, Declared>> {
  const declared = await declaredByKey(db);
  const found = await productsForCustoms(db, ids);
  return new Map(
    found.map(({ id, hsCode, origin, words, ...goods }) => {
      const usual = declared(customsKeyOfGoods(goods));
      return [
        id,
        { hsCode: hsCode ?? usual.hsCode, origin: origin ?? usual.origin, words: words ?? usual.words },
      ];
    }),
  );
}

/**
 * Reads what an invoice says of the duty to expect, in each language (abroad-7): nothing for an order within Pakistan,
 * whose country is null.
 */
export async function dutyNotes(db: Db | Tx, country: string | null, value: number): Promise<() => string[]> {
  const duty = country === null ? undefined : await readDuty(db, country);
  return () => dutyLines(duty, value).map(({ text }) => text);
}

/** What duties to expect in a country; empty where staff has written nothing (abroad-4). */
export async function readDuty(db: Db | Tx, country: string): Promise<Duty> {
  const row = await dutyOf(db, country);
  return {
    country,
    text: row?.text ?? '',
    text_urdu: row?.textUrdu ?? '',
    rate_percent: row?.ratePercent ?? null,
    threshold: row?.threshold ?? null,
  };
}

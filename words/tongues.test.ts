import { describe, expect, test } from 'vitest';
import * as enJobCard from './en/job-card.ts';
import * as enSheet from './en/sheet.ts';
import type { SheetWords } from './tongues.ts';
import { JOB_CARD_WORDS } from './tongues.ts';
import * as urJobCard from './ur/job-card.ts';
import * as urSheet from './ur/sheet.ts';
import * as latnJobCard from './ur-Latn/job-card.ts';
import * as latnSheet from './ur-Latn/sheet.ts';

type Texts = { readonly [name: string]: unknown };

/** Compared with English by type, as the pages load them. */
const SHEETS: Record<string, SheetWords> = { ur: urSheet, 'ur-Latn': latnSheet };

/** Slots that hold a list. */
const LISTS: ReadonlySet<string | symbol> = new Set(['choices', 'measures']);

/** Every text of a table, with its name; each slot is filled with its own name. */
function leaves(texts: Texts, prefix = ''): [name: string, worded: string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    if (typeof text === 'object' && text !== null) return leaves(text as Texts, `${prefix}${name}.`);
    const slots = new Proxy(
      {},
      { get: (_, slot) => (LISTS.has(slot) ? [`⟦${String(slot)}⟧`] : `⟦${String(slot)}⟧`) },
    );
    return [[prefix + name, typeof text === 'function' ? String(text(slots)) : String(text)]];
  });
}

const parts = (worded: string) => (worded.match(/⟦\w+⟧|<\/?\w+>/g) ?? []).toSorted();

describe.each([
  ['the sheet in Urdu', enSheet, SHEETS.ur],
  ['the sheet in Roman Urdu', enSheet, SHEETS['ur-Latn']],
  ['the job card in Urdu', enJobCard, JOB_CARD_WORDS.ur],
  ['the job card in Roman Urdu', enJobCard, JOB_CARD_WORDS['ur-Latn']],
])('%s', (_, english, other) => {
  test('has every text of English, with its slots and tags', () => {
    const [wanted, found] = [leaves(english), new Map(leaves(other as unknown as Texts))];
    expect([...found.keys()].toSorted()).toEqual(wanted.map(([name]) => name).toSorted());
    for (const [name, worded] of wanted) {
      expect(found.get(name)?.trim(), name).not.toBe('');
      expect(parts(found.get(name) ?? ''), name).toEqual(parts(worded));
    }
  });
});

test('Roman Urdu has no Urdu letters, and Urdu no English', () => {
  const latn = leaves({ ...latnSheet, ...latnJobCard });
  expect(latn.filter(([, text]) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
  // The unit of a quantity is missing here.
  const codes = /⟦\w+⟧|<\/?\w+>|undefined|QR/g;
  const urdu = leaves({ ...urSheet, ...urJobCard });
  expect(urdu.filter(([, text]) => /[a-z]/i.test(text.replace(codes, '')))).toEqual([]);
});

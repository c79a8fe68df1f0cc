import { describe, expect, test } from 'vitest';
import * as en from './en/index.ts';
import * as ur from './ur/index.ts';

type Texts = { readonly [name: string]: unknown };

/** Names of companies, programs, formats, units and keys that Urdu writes in Latin letters too, and what is typed so. */
const LATIN =
  /\b(?:Google Authenticator|Google Maps|Aegis|1Password|SeamlyMe|Valentina|smis|vit|A4|Gulberg|yes|no|U|T|undefined|Google|Facebook|Instagram|LinkedIn|Twitter|WhatsApp|PayPal|Stripe|Visa|Mastercard|TCS|PostEx|Leopards|JavaScript|JPEG|JPG|PNG|WebP|AVIF|HEIC|PDF|CSV|UTF|ZIP|JSON|Excel|SMS|STOP|CVV|PIN|QR|ID|IBAN|NTN|STRN|CNIC|PK|SKU|URL|API|HTTPS?|WebSockets?|Idempotency-Key|GST|HS|COD|XS|XXL|XL|[SML]|Rs|PKR|USD|NP|AM|PM|cm|MB|kB|GMT|Ctrl|Alt|Enter|Esc|mailto|tel|https?)\b/gi;

/** Addresses, file names, values in quotes or braces, tags and numbers with letters. */
const CODES =
  /https?:\/\/\S*|[\w.+-]+@[\w.-]+|\/[a-z_-]+[\w/-]*|<\/?\w+>|\{\w+\}|⟦\w+⟧|\b\w+\.(?:pdf|csv|zip|jpg|png|json)\b|\bNP-[0-9A-Z]{10}\b|\bPK\d\d [A-Z]{4}\b|#[\dA-F]{6}/g;

/** Every text of a table, with its name. */
function leaves(texts: Texts, prefix = ''): [name: string, text: unknown][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' && text !== null
      ? leaves(text as Texts, `${prefix}${name}.`)
      : [[prefix + name, text]],
  );
}

/** Stands for a text, a number or a list, and shows its own name. */
class Slot extends String {
  override toLowerCase = () => this as unknown as string;
  join = () => String(this);
  map = () => this;
}

/** What a text becomes when each slot holds its own name, and which slots it reads; undefined if it needs real values. */
function filled(text: unknown): { worded: string | undefined; slots: string[] } {
  if (typeof text !== 'function') return { worded: String(text), slots: [] };
  const slots = new Set<string>();
  const holder = new Proxy(
    {},
    {
      get: (_, name) => {
        slots.add(String(name));
        return new Slot(`⟦${String(name)}⟧`);
      },
    },
  );
  try {
    return { worded: String(text(holder)), slots: [...slots].toSorted() };
  } catch {
    return { worded: undefined, slots: [...slots].toSorted() };
  }
}

const shown = (worded = '') => [...new Set(worded.match(/⟦\w+⟧|\{\w+\}/g))].toSorted();
const tags = (worded = '') => (worded.match(/<\/?\w+>/g) ?? []).toSorted();

const inUrdu = new Map(Object.entries(ur));

describe.each(Object.entries(en).filter(([name]) => name.endsWith('Words')))('%s', (area, texts) => {
  const english = leaves(texts as unknown as Texts);
  const urdu = new Map(leaves(inUrdu.get(area) as unknown as Texts));

  test('has every text in Urdu, in the same order', () => {
    expect([...urdu.keys()]).toEqual(english.map(([name]) => name));
  });

  test.each(english)('%s keeps its slots and tags', (name, text) => {
    const [source, translation] = [filled(text), filled(urdu.get(name))];
    // Urdu needs no number for a noun that does not change with it.
    expect(source.slots).toEqual(expect.arrayContaining(translation.slots));
    expect(shown(translation.worded)).toEqual(shown(source.worded));
    expect(tags(translation.worded)).toEqual(tags(source.worded));
  });

  test('is written in Urdu letters', () => {
    if (area === 'languageWords') return;
    const texts = [...urdu].map(([name, text]) => [name, filled(text).worded ?? ''] as const);
    const latin = texts.filter(([, worded]) => /[a-z]/i.test(worded.replace(CODES, '').replace(LATIN, '')));
    expect(latin).toEqual([]);
    // Arabic yeh, kaf and heh look alike in some forms only; kashida is for calligraphy.
    expect(texts.filter(([, worded]) => /[\u064A\u0643\u0647\u0629\u0640]/.test(worded))).toEqual([]);
  });
});

export interface XmlElement {
  /** Names from the root to the element. */
  path: readonly string[];
  attributes: ReadonlyMap<string, string>;
  /** Its own text, without that of child elements. */
  text: string;
}

const MAX_DEPTH = 16;
const MAX_ELEMENTS = 5_000;

const ENTITIES = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const NAME = /[A-Za-z_][\w.-]*/y;
const SPACE = /\s*/y;

class Malformed extends Error {}

/**
 * Parses a small XML document in one pass. Undefined if it is malformed, too deep or too large, or has a document type,
 * because entities are never expanded.
 */
export function readXml(xml: string): XmlElement[] | undefined {
  try {
    return new Reader(xml).read();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

class Reader {
  private place = 0;
  private readonly xml: string;
  private readonly ended: XmlElement[] = [];
  private readonly open: { name: string; attributes: Map<string, string>; text: string }[] = [];

  constructor(xml: string) {
    this.xml = xml;
  }

  read(): XmlElement[] {
    while (this.place < this.xml.length) {
      const tag = this.xml.indexOf('<', this.place);
      this.readText(tag === -1 ? this.xml.length : tag);
      if (tag === -1) break;
      if (this.xml.startsWith('<!--', tag)) this.skipTo('-->', tag + 4);
      else if (this.xml.startsWith('<?', tag)) this.skipTo('?>', tag + 2);
      else if (this.xml.startsWith('<![CDATA[', tag)) this.readCharacterData(tag + 9);
      else if (this.xml.startsWith('</', tag)) this.readEnd(tag + 2);
      else this.readStart(tag + 1);
    }
    if (this.open.length > 0 || this.ended.length === 0) throw new Malformed();
    return this.ended;
  }

  private readText(end: number): void {
    const text = this.xml.slice(this.place, end);
    this.place = end;
    const element = this.open.at(-1);
    if (element) element.text += decoded(text);
    else if (text.replace('\uFEFF', '').trim() !== '') throw new Malformed();
  }

  private readCharacterData(start: number): void {
    const end = this.skipTo(']]>', start);
    const element = this.open.at(-1);
    if (!element) throw new Malformed();
    element.text += this.xml.slice(start, end);
  }

  private readStart(start: number): void {
    this.place = start;
    const name = this.match(NAME);
    const attributes = new Map<string, string>();
    for (;;) {
      this.match(SPACE);
      const sign = this.xml[this.place];
      if (sign === '/' || sign === '>') break;
      const attribute = this.match(NAME);
      this.match(SPACE);
      this.expect('=');
      this.match(SPACE);
      const quote = this.xml[this.place];
      if (quote !== '"' && quote !== "'") throw new Malformed();
      const from = this.place + 1;
      const to = this.skipTo(quote, from);
      if (attributes.has(attribute)) throw new Malformed();
      attributes.set(attribute, decoded(this.xml.slice(from, to)));
    }
    if (this.open.length === 0 && this.ended.length > 0) throw new Malformed();
    if (this.open.length >= MAX_DEPTH || this.ended.length >= MAX_ELEMENTS) throw new Malformed();
    this.open.push({ name, attributes, text: '' });
    if (this.xml[this.place] === '/') {
      this.place += 1;
      this.end();
    }
    this.expect('>');
  }

  private readEnd(start: number): void {
    this.place = start;
    if (this.match(NAME) !== this.open.at(-1)?.name) throw new Malformed();
    this.match(SPACE);
    this.expect('>');
    this.end();
  }

  private end(): void {
    const path = this.open.map(({ name }) => name);
    const element = this.open.pop();
    if (!element) throw new Malformed();
    this.ended.push({ path, attributes: element.attributes, text: element.text });
  }

  /** Moves behind the next `sign`; returns where it starts. */
  private skipTo(sign: string, from: number): number {
    const at = this.xml.indexOf(sign, from);
    if (at === -1) throw new Malformed();
    this.place = at + sign.length;
    return at;
  }

  private expect(sign: string): void {
    if (!this.xml.startsWith(sign, this.place)) throw new Malformed();
    this.place += sign.length;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.place;
    const [found] = pattern.exec(this.xml) ?? [];
    if (found === undefined) throw new Malformed();
    this.place += found.length;
    return found;
  }
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]{0,12});?/g, (whole, name: string) => {
    if (!whole.endsWith(';')) throw new Malformed();
    const [, hex, decimal] = /^#(?:x([\da-fA-F]{1,6})|(\d{1,7}))$/.exec(name) ?? [];
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    const sign =
      ENTITIES.get(name) ?? (point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : undefined);
    if (sign === undefined) throw new Malformed();
    return sign;
  });
}

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

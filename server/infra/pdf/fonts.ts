import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph, GlyphPosition, GlyphRun, TableStream } from 'fontkit';

/** Body text, emphasis and headings. */
export type Face = 'text' | 'strong' | 'display';

interface Setting {
  tabular: boolean;
  rightToLeft: boolean;
}

export interface FontFile {
  name: string;
  font: Font;
  scale: number;
  ascent: number;
  descent: number;
  covers(text: string): boolean;
  advance(text: string, setting: Setting): number;
}

interface ShapedWord {
  glyphs: Glyph[];
  positions: GlyphPosition[];
  advance: number;
}

const INTER = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];
const FRAUNCES = ['latin', 'latin-ext', 'vietnamese'];

/** Families in order of fallback: Urdu in Nastaliq, other Arabic in Naskh. */
const FALLBACKS: Record<Face, readonly string[]> = {
  text: [...files('inter', INTER, 400), ...arabic(400)],
  strong: [...files('inter', INTER, 600), ...arabic(600)],
  display: [...files('fraunces', FRAUNCES, 600), ...files('inter', INTER, 600), ...arabic(600)],
};

const SCRIPTS = {
  nastaliq: { scale: 1.15, ascent: 1.6, descent: 0.95 },
  naskh: { scale: 1.1, ascent: 1.15, descent: 0.55 },
  latin: { scale: 1, ascent: 0.97, descent: 0.25 },
} as const;

/** Per font; a fuller cache is cleared. */
const MAX_CACHED_LETTERS = 40_000;

const require = createRequire(import.meta.url);

function files(family: string, subsets: readonly string[], weight: number): string[] {
  return subsets.map((subset) => `${family}/files/${family}-${subset}-${weight}-normal.woff`);
}

function arabic(weight: number): string[] {
  return [
    // The bold leaves gaps in words such as سندھی.
    ...files('noto-nastaliq-urdu', ['arabic'], 400),
    ...files('noto-naskh-arabic', ['arabic'], weight),
  ];
}

export function featuresOf(setting: Setting): ('tnum' | 'rtla')[] {
  return [
    ...(setting.tabular ? (['tnum'] as const) : []),
    ...(setting.rightToLeft ? (['rtla'] as const) : []),
  ];
}

/** fontkit 2.0 throws on missing anchors (foliojs/fontkit#367), which common Urdu words such as کپڑے contain. */
function tolerateMissingAnchors(font: Font): void {
  font.layout(' ');
  const positioning = font._layoutEngine?.engine?.GPOSProcessor;
  if (!positioning) return;
  const applyAnchor = positioning.applyAnchor.bind(positioning);
  positioning.applyAnchor = (mark, base, index) => {
    if (mark.markAnchor && base) applyAnchor(mark, base, index);
  };
}

/** fontkit inflates the tables of a WOFF file again for every glyph (60 times slower). */
function cacheInflatedTables(font: Font): void {
  const openTable = font._getTableStream.bind(font);
  const inflated = new Map<string, TableStream>();
  font._getTableStream = (tag) => {
    const table = inflated.get(tag) ?? openTable(tag);
    if (table === null || table === font.stream) return table;
    inflated.set(tag, table);
    table.pos = 0;
    return table;
  };
}

function shapeByWords(font: Font): (text: string, features: readonly string[]) => ShapedWord[] {
  const shape = font.layout.bind(font);
  const words = new Map<string, ShapedWord>();
  let letters = 0;

  function shapeWord(word: string, features: readonly string[]): ShapedWord {
    const key = `${features.join()}|${word}`;
    const known = words.get(key);
    if (known !== undefined) return known;
    // Otherwise fontkit writes the characters of a glyph's first use into every later document.
    font._glyphs = {};
    const rightToLeft = features.includes('rtla');
    const asked = features.filter((feature) => feature !== 'rtla');
    const run = shape(word, asked, undefined, undefined, rightToLeft ? 'rtl' : 'ltr');
    const shaped = {
      glyphs: run.glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints })),
      positions: run.positions,
      advance: run.advanceWidth,
    };
    if (letters > MAX_CACHED_LETTERS) {
      words.clear();
      letters = 0;
    }
    words.set(key, shaped);
    letters += word.length;
    return shaped;
  }

  return (text, features) => {
    const shaped = text
      .split(/( )/)
      .filter((word) => word !== '')
      .map((word) => shapeWord(word, features));
    return features.includes('rtla') ? shaped.reverse() : shaped;
  };
}

/** pdfkit scales the positions in place and then asks for the width of the scaled run. */
function joinWords(words: readonly ShapedWord[]): GlyphRun {
  const positions = words.flatMap((word) => word.positions.map((position) => ({ ...position })));
  return {
    glyphs: words.flatMap((word) => word.glyphs),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, position) => sum + position.xAdvance, 0);
    },
  };
}

function openFont(create: (data: Uint8Array) => Font, name: string): FontFile {
  const font = create(readFileSync(require.resolve(`@fontsource/${name}`)));
  cacheInflatedTables(font);
  tolerateMissingAnchors(font);
  const shape = shapeByWords(font);
  font.layout = (text, features = []) => joinWords(shape(text, features));
  const script = name.includes('nastaliq') ? 'nastaliq' : name.includes('naskh') ? 'naskh' : 'latin';
  const { scale } = SCRIPTS[script];
  return {
    name,
    font,
    ...SCRIPTS[script],
    covers: (text) =>
      [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    advance: (text, setting) => {
      const words = shape(text, featuresOf(setting));
      return (words.reduce((sum, word) => sum + word.advance, 0) / font.unitsPerEm) * scale;
    },
  };
}

export interface FontLibrary {
  find(face: Face, text: string): FontFile | undefined;
}

async function openLibrary(): Promise<FontLibrary> {
  const { create } = await import('fontkit');
  const open = new Map<string, FontFile>();
  function file(name: string): FontFile {
    const known = open.get(name) ?? openFont(create, name);
    open.set(name, known);
    return known;
  }
  return {
    find(face, text) {
      for (const name of FALLBACKS[face]) {
        const candidate = file(name);
        if (candidate.covers(text)) return candidate;
      }
      return undefined;
    },
  };
}

let library: Promise<FontLibrary> | undefined;

export function fontLibrary(): Promise<FontLibrary> {
  library ??= openLibrary();
  return library;
}

/** The part of fontkit 2 that this folder uses; the package has no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    advanceWidth: number;
    codePoints: number[];
  }

  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  export interface GlyphRun {
    glyphs: Glyph[];
    positions: GlyphPosition[];
    readonly advanceWidth: number;
  }

  export interface GposProcessor {
    applyAnchor(mark: { markAnchor: unknown }, base: unknown, index: number): void;
  }

  export interface TableStream {
    pos: number;
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: string[],
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun;
    /** Glyphs handed out so far, each with the characters it was first asked for. Not public. */
    _glyphs: Record<number, Glyph>;
    /** The whole file. Not public. */
    stream: TableStream;
    /** A table's bytes, read from `pos` on. Not public. */
    _getTableStream(tag: string): TableStream | null;
    /** Not public. */
    _layoutEngine?: { engine?: { GPOSProcessor?: GposProcessor } };
  }

  export function create(data: Uint8Array): Font;
}

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
    /** Private. Glyphs by id, with the characters of their first use. */
    _glyphs: Record<number, Glyph>;
    /** Private. The whole file. */
    stream: TableStream;
    /** Private. A table's bytes from `pos`. */
    _getTableStream(tag: string): TableStream | null;
    _layoutEngine?: { engine?: { GPOSProcessor?: GposProcessor } };
  }

  export function create(data: Uint8Array): Font;
}

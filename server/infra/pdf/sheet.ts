import { currentLocale } from '#words';
import { DIRECTIONS } from '../../../contract/locale.ts';
import { hasRightToLeft } from './bidi.ts';
import { type FontFile, type FontLibrary, featuresOf, fontLibrary } from './fonts.ts';
import { type Line, MISSING_WIDTH, type TextBlock } from './text.ts';

type PdfDocument = PDFKit.PDFDocument;
type StructureNode = ReturnType<PdfDocument['struct']>;

/** A structure element, read by screen readers. */
export interface Element {
  tag: string;
  node: StructureNode;
}

type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };

/**
 * `start` and `end` follow the direction of the sheet, `text` the script of each paragraph; figures stand at the right
 * in all, so that their units are below each other.
 */
export type Align = 'start' | 'end' | 'text' | 'right';

/** `createdAt` is used for every date in the file, so that equal input gives equal bytes. */
interface SheetOptions {
  title: string;
  author: string;
  subject: string;
  createdAt: Date;
  /** Of the text, if that is another spelling of the present language. */
  lang?: string;
  compress?: boolean;
  /** A4 if left out. */
  paper?: Paper;
}

/** A page and its margins, in points; the footer is in the bottom margin. */
export interface Paper {
  width: number;
  /** Of the first page. */
  height: number;
  side: number;
  top: number;
  bottom: number;
}

export const A4: Paper = { width: 595.28, height: 841.89, side: 50, top: 46, bottom: 62 };

/** Removes characters that the XML copy of the title does not allow, because pdfkit writes it unescaped. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('&', 'and')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[<>\p{Cc}\s]+/gu, ' ')
    .trim();
}

/**
 * A tagged document in the present language. `x` is in points from the side where lines begin, `y` from the top;
 * `sheet.y` is the next free position. Output is deterministic.
 */
export class Sheet {
  readonly top: number;
  readonly start: number;
  readonly end: number;
  readonly width: number;
  readonly bottom: number;
  readonly root: Element;
  readonly fonts: FontLibrary;
  readonly pen: PdfDocument;
  y: number;
  readonly isRightToLeft = DIRECTIONS[currentLocale()] === 'rtl';
  private readonly paper: Paper;
  private readonly written: Promise<Buffer>;
  private current: Element | undefined;
  private readonly registered = new Set<string>();

  private constructor(pen: PdfDocument, fonts: FontLibrary, paper: Paper) {
    this.pen = pen;
    this.fonts = fonts;
    this.paper = paper;
    this.top = paper.top;
    this.start = paper.side;
    this.end = paper.width - paper.side;
    this.width = paper.width - 2 * paper.side;
    this.bottom = paper.height - paper.bottom;
    this.y = this.top;
    this.written = new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      pen.on('data', (chunk: Buffer) => chunks.push(chunk));
      pen.on('end', () => resolve(Buffer.concat(chunks)));
      pen.on('error', reject);
    });
    this.root = { tag: 'Document', node: pen.struct('Document') };
    pen.addStructure(this.root.node);
  }

  static async open(options: SheetOptions): Promise<Sheet> {
    const [{ default: PdfKit }, fonts] = await Promise.all([import('pdfkit'), fontLibrary()]);
    const info = {
      Title: plain(options.title),
      Author: plain(options.author),
      Subject: plain(options.subject),
      Creator: plain(options.author),
      CreationDate: options.createdAt,
      ModDate: options.createdAt,
    };
    const { paper = A4 } = options;
    const settings: PDFKit.PDFDocumentOptions = {
      size: [paper.width, paper.height],
      margin: 0,
      pdfVersion: '1.7',
      lang: options.lang ?? currentLocale(),
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      compress: options.compress ?? true,
      info,
    };
    // `font: null` avoids a reference to Helvetica, which is not embedded.
    return new Sheet(new PdfKit({ ...settings, font: null as unknown as undefined }), fonts, paper);
  }

  element(tag: string, parent: Element = this.root, options: ElementOptions = {}): Element {
    const node = this.pen.struct(tag, options);
    parent.node.add(node);
    return { tag, node };
  }

  /** The same element may be continued on the next page. */
  content(element: Element, draw: () => void): void {
    element.node.add(this.pen.markStructureContent(element.tag));
    this.current = element;
    draw();
    this.current = undefined;
    this.pen.endMarkedContent();
  }

  /** Joined letters share glyphs, so readers need the text itself. */
  private spoken(actual: string, lang: string | undefined, draw: () => void): void {
    const element = this.current;
    if (element === undefined) {
      draw();
      return;
    }
    this.pen.endMarkedContent();
    const span = this.element('Span', element, lang === undefined ? {} : { lang });
    span.node.add(this.pen.markStructureContent('Span', { actual }));
    draw();
    this.pen.endMarkedContent();
    element.node.add(this.pen.markStructureContent(element.tag));
  }

  /** The distance of a box from the left edge of the paper, for drawing with the pen. */
  fromLeft(x: number, width = 0): number {
    return this.isRightToLeft ? this.paper.width - x - width : x;
  }

  /** Until the graphics state is restored, the pen draws in `x` of the sheet. Not for text. */
  mirror(): void {
    if (this.isRightToLeft) this.pen.translate(this.paper.width, 0).scale(-1, 1);
  }

  /** Hidden from screen readers; restores the graphics state. */
  ornament(draw: (pen: PdfDocument) => void): void {
    this.pen.markContent('Artifact', { type: 'Layout' });
    this.pen.save();
    draw(this.pen);
    this.pen.restore();
    this.pen.endMarkedContent();
  }

  /** A new element of `parent`; `y` is the top of the first line. */
  text(
    block: TextBlock,
    x: number,
    y: number,
    width: number,
    options: { align?: Align; tag?: string; parent?: Element } = {},
  ) {
    const element = this.element(options.tag ?? 'P', options.parent);
    this.content(element, () => this.lines(block, block.lines, x, y, width, options.align));
  }

  lines(
    block: TextBlock,
    lines: readonly Line[],
    x: number,
    y: number,
    width: number,
    align: Align = 'start',
  ): number {
    const left = this.fromLeft(x, width);
    let top = y;
    for (const line of lines) {
      const isAtRight = {
        start: this.isRightToLeft,
        end: !this.isRightToLeft,
        text: line.rightToLeft,
        right: true,
      };
      this.line(block, line, isAtRight[align] ? left + width - line.width : left, top + line.ascent);
      top += line.height;
    }
    return top;
  }

  private line({ style }: TextBlock, line: Line, x: number, baseline: number): void {
    const [from, to] = typeof style.color === 'string' ? [style.color] : style.color;
    const ink =
      to === undefined
        ? from
        : this.pen
            .linearGradient(x, 0, x + line.width, 0)
            .stop(0, from)
            .stop(1, to);
    for (const segment of line.segments.toSorted((one, other) => one.order - other.order)) {
      const { font, text, rightToLeft } = segment;
      const start = x + segment.x;
      if (font === undefined) {
        this.spoken(text, undefined, () => this.missing(start, baseline, style.size, from));
        continue;
      }
      const features = featuresOf({ tabular: style.tabular === true, rightToLeft });
      const draw = () => {
        this.use(font, style.size).fillColor(ink);
        this.pen.text(text, start, baseline, { lineBreak: false, baseline: 'alphabetic', features });
      };
      if (rightToLeft && hasRightToLeft(text)) this.spoken(text, 'ur', draw);
      else draw();
    }
  }

  private use(font: FontFile, size: number): PdfDocument {
    if (!this.registered.has(font.name)) {
      this.registered.add(font.name);
      // pdfkit accepts an opened font, which its types lack.
      this.pen.registerFont(font.name, font.font as unknown as Uint8Array);
    }
    return this.pen.font(font.name).fontSize(size * font.scale);
  }

  private missing(x: number, baseline: number, size: number, color: string): void {
    const side = MISSING_WIDTH * size;
    this.pen.save().lineWidth(size * 0.07);
    this.pen
      .rect(x + side * 0.12, baseline - side, side * 0.76, side)
      .stroke(color)
      .restore();
  }

  link(
    element: Element,
    url: string,
    label: string,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    // pdfkit writes String objects as text and primitives as names.
    const contents = new String(label) as string;
    const options = { structParent: element.node, Contents: contents };
    this.pen.link(this.fromLeft(x, width), y, width, height, url, options);
    element.node.end();
  }

  /** As high as the first one unless `height` says otherwise, as on a roll. */
  newPage(height = this.paper.height): void {
    this.pen.addPage({ size: [this.paper.width, height], margin: 0 });
    this.y = this.top;
  }

  /** Adds a page when fewer than `height` points are left; returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.newPage();
    return true;
  }

  /** How many there are by now. */
  get pages(): number {
    return this.pen.bufferedPageRange().count;
  }

  finish(footer: (page: number, pages: number) => void): Promise<Buffer> {
    const count = this.pages;
    for (let page = 0; page < count; page += 1) {
      this.pen.switchToPage(page);
      this.pen.markContent('Artifact', { type: 'Pagination' });
      footer(page + 1, count);
      this.pen.endMarkedContent();
    }
    this.root.node.end();
    this.pen.end();
    return this.written;
  }
}

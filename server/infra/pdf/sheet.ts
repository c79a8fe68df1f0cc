import { hasRightToLeft } from './bidi.ts';
import { type FontFile, type FontLibrary, featuresOf, fontLibrary } from './fonts.ts';
import { type Line, MISSING_WIDTH, type TextBlock } from './text.ts';

type PdfDocument = PDFKit.PDFDocument;
type StructureNode = ReturnType<PdfDocument['struct']>;

/** An element of the document's structure: what a screen reader announces. */
export interface Element {
  tag: string;
  node: StructureNode;
}

/** `scope` is that of a table heading. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };

/** Where lines stand in their box; `start` follows the script of each paragraph. */
export type Align = 'left' | 'right' | 'start';

/** What a new document is called and how it is written. `createdAt` stands for every date inside the file. */
interface SheetOptions {
  title: string;
  author: string;
  subject: string;
  createdAt: Date;
  /** Streams are packed unless this is false. */
  compress?: boolean;
}

/** Margins of the A4 page in points; the bottom one holds the footer. */
const MARGIN = { side: 50, top: 46, bottom: 62 } as const;

const A4 = { width: 595.28, height: 841.89 } as const;

/** XML has no place for these signs in the copy of the title that pdfkit writes unescaped. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('&', 'and')
    .replace(/[<>\p{Cc}\s]+/gu, ' ')
    .trim();
}

/**
 * A tagged A4 document under construction. Distances are points from the top left corner; `y` is where the next piece
 * begins. Equal calls give equal bytes.
 */
export class Sheet {
  readonly top = MARGIN.top;
  readonly left = MARGIN.side;
  readonly right = A4.width - MARGIN.side;
  readonly width = A4.width - 2 * MARGIN.side;
  readonly bottom = A4.height - MARGIN.bottom;
  readonly root: Element;
  readonly fonts: FontLibrary;
  /** The page's own drawing commands, for decoration. */
  readonly pen: PdfDocument;
  y: number = this.top;
  private readonly written: Promise<Buffer>;
  private current: Element | undefined;
  private readonly registered = new Set<string>();

  private constructor(pen: PdfDocument, fonts: FontLibrary) {
    this.pen = pen;
    this.fonts = fonts;
    this.written = new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      pen.on('data', (chunk: Buffer) => chunks.push(chunk));
      pen.on('end', () => resolve(Buffer.concat(chunks)));
      pen.on('error', reject);
    });
    this.root = { tag: 'Document', node: pen.struct('Document') };
    pen.addStructure(this.root.node);
  }

  /** Opens a document with one empty page. */
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
    const settings: PDFKit.PDFDocumentOptions = {
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: 'en',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      compress: options.compress ?? true,
      info,
    };
    // `font: null` leaves out Helvetica, which would be named in the file without being in it.
    return new Sheet(new PdfKit({ ...settings, font: null as unknown as undefined }), fonts);
  }

  /** A new element inside `parent`, in reading order. */
  element(tag: string, parent: Element = this.root, options: ElementOptions = {}): Element {
    const node = this.pen.struct(tag, options);
    parent.node.add(node);
    return { tag, node };
  }

  /** Draws content that belongs to `element`; may be called again on the next page. */
  content(element: Element, draw: () => void): void {
    element.node.add(this.pen.markStructureContent(element.tag));
    this.current = element;
    draw();
    this.current = undefined;
    this.pen.endMarkedContent();
  }

  /** Draws a stretch whose glyphs do not tell a reader what was written: joined letters share them. */
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

  /** Draws ornament, which a screen reader passes over; the state of the pen is restored. */
  ornament(draw: (pen: PdfDocument) => void): void {
    this.pen.markContent('Artifact', { type: 'Layout' });
    this.pen.save();
    draw(this.pen);
    this.pen.restore();
    this.pen.endMarkedContent();
  }

  /** Draws a block as a new element of `parent`, its first line's top at `y`. */
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

  /** Draws some lines of a block inside the element that is open; returns the y below them. */
  lines(
    block: TextBlock,
    lines: readonly Line[],
    x: number,
    y: number,
    width: number,
    align: Align = 'left',
  ): number {
    let top = y;
    for (const line of lines) {
      const atRight = align === 'right' || (align === 'start' && line.rightToLeft);
      this.line(block, line, atRight ? x + width - line.width : x, top + line.ascent);
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
    for (const segment of line.segments) {
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
      // pdfkit takes an opened font as well, which its types do not say yet.
      this.pen.registerFont(font.name, font.font as unknown as Uint8Array);
    }
    return this.pen.font(font.name).fontSize(size * font.scale);
  }

  /** The box that stands for a character no font has. */
  private missing(x: number, baseline: number, size: number, color: string): void {
    const side = MISSING_WIDTH * size;
    this.pen.save().lineWidth(size * 0.07);
    this.pen
      .rect(x + side * 0.12, baseline - side, side * 0.76, side)
      .stroke(color)
      .restore();
  }

  /** Makes an area of the page open `url`; the link belongs to `element`. */
  link(
    element: Element,
    url: string,
    label: string,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    // pdfkit writes String objects as text and bare strings as names.
    const contents = new String(label) as string;
    const options = { structParent: element.node, Contents: contents };
    this.pen.link(x, y, width, height, url, options);
    element.node.end();
  }

  newPage(): void {
    this.pen.addPage();
    this.y = this.top;
  }

  /** Begins a new page when fewer than `height` points are left; says whether it did. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.newPage();
    return true;
  }

  /** Draws a footer on every page, then closes the document and returns its bytes. */
  finish(footer: (page: number, pages: number) => void): Promise<Buffer> {
    const { count } = this.pen.bufferedPageRange();
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

interface PrintedRun {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

export interface PrintedPdf {
  pages: PrintedRun[][];
  /** Of each page, in points. */
  sizes: { width: number; height: number }[];
  actualTexts: string[];
  info: Record<string, string>;
  catalog: string;
  tags: string[];
}

interface FontTable {
  characters: string[];
  widths: number[];
}

function utf16(bytes: string): string {
  return Buffer.from(bytes, 'latin1').subarray(2).swap16().toString('utf16le');
}

function literal(source: string): string {
  const bytes = source.replace(/\\([nrtbf()\\])/g, (_, sign: string) => {
    const control = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[sign];
    return control ?? sign;
  });
  return bytes.startsWith('\xfe\xff') ? utf16(bytes) : bytes;
}

const LITERAL = String.raw`\(((?:\\[\s\S]|[^\\()])*)\)`;

function fontTable(objects: Map<string, string>, body: string): FontTable {
  const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(body)?.[1] ?? '') ?? '';
  const descendant = objects.get(/\/DescendantFonts \[(\d+) 0 R\]/.exec(body)?.[1] ?? '') ?? '';
  const characters = [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*?)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => {
      const units = hex.split(' ').filter((unit) => unit !== '');
      return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
    }),
  );
  const widths = (/\/W \[0 \[([^\]]*)\]/.exec(descendant)?.[1] ?? '').split(' ').map(Number);
  return { characters, widths };
}

function runsOf(content: string, fonts: Map<string, FontTable>): PrintedRun[] {
  const runs: PrintedRun[] = [];
  let x = 0;
  let y = 0;
  let size = 0;
  let font: FontTable | undefined;
  const operators = /1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) (\S+) Tf|\[(.*?)\] TJ/g;
  for (const [, tx, ty, name, points, shown] of content.matchAll(operators)) {
    if (tx !== undefined) [x, y] = [Number(tx), Number(ty)];
    if (name !== undefined) [font, size] = [fonts.get(name), Number(points)];
    if (shown === undefined) continue;
    const run = { text: '', x, y, width: 0, size };
    for (const [, hex, back] of shown.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g)) {
      if (back !== undefined) run.width -= (Number(back) * size) / 1000;
      for (const [code] of (hex ?? '').matchAll(/.{4}/g)) {
        const glyph = Number.parseInt(code, 16);
        run.text += font?.characters[glyph] ?? '';
        run.width += ((font?.widths[glyph] ?? 0) * size) / 1000;
      }
    }
    runs.push(run);
  }
  return runs;
}

/** Parses a PDF that pdfkit wrote with `compress: false`; of others the sizes only. For tests. */
export function readPdf(file: Buffer): PrintedPdf {
  const source = file.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const bodies = [...objects.values()];
  const kids = bodies.find((body) => body.includes('/Type /Pages')) ?? '';
  const leaves = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => objects.get(id) ?? '');
  const pages = leaves.map((page) => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']): [string, FontTable] => [
        name,
        fontTable(objects, objects.get(font) ?? ''),
      ]),
    );
    return runsOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '', fonts);
  });
  const info = objects.get(/\/Info (\d+) 0 R/.exec(source)?.[1] ?? '') ?? '';
  const sizes = leaves.map((page) => {
    const [, width, height] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(page) ?? [];
    return { width: Number(width), height: Number(height) };
  });
  return {
    pages,
    sizes,
    actualTexts: [...source.matchAll(new RegExp(`/ActualText ${LITERAL}`, 'g'))].map(([, text = '']) =>
      literal(text),
    ),
    info: Object.fromEntries(
      [...info.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, key = '', id = '']) => [
        key,
        literal(new RegExp(LITERAL).exec(objects.get(id) ?? '')?.[1] ?? ''),
      ]),
    ),
    catalog: bodies.find((body) => body.includes('/Type /Catalog')) ?? '',
    tags: bodies.flatMap((body) => /^<<\n\/S \/(\w+)\n[\s\S]*\/K \[/.exec(body)?.[1] ?? []),
  };
}

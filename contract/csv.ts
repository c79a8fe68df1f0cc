/**
 * The rows of a CSV text, with commas, semicolons or tabs as its first line has them. Undefined where a quote does not
 * end. Reads each character once.
 */
export function readCsv(csv: string): string[][] | undefined {
  const text = csv.replace(/^\uFEFF/, '');
  const separator = separatorOf(text.slice(0, text.search(/[\r\n]|$/)));
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((value) => value.trim() !== '')) rows.push(row.map(withoutGuard));
    [row, cell] = [[], ''];
  };
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] as string;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      [isQuoted, cell] = [true, ''];
    } else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) return undefined;
  endRow();
  return rows;
}

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function separatorOf(line: string): string {
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A leading apostrophe keeps a spreadsheet from taking a text for a formula. */
function quoted(value: string): string {
  const guarded = /^[=+\-@\t\r']/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function withoutGuard(value: string): string {
  return /^'[=+\-@\t\r']/.test(value) ? value.slice(1) : value;
}

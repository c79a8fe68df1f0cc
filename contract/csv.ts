/** Without it spreadsheets do not recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Limit per row, so that an unclosed quote does not read a whole file into memory. */
const MAX_ROW_CHARACTERS = 100_000;

/** The text is not CSV: a quote is not closed, or a row is too long. */
export class CsvError extends Error {
  override name = 'CsvError';
}

/** Reads CSV in pieces and linear time; the first line decides between commas, semicolons and tabs. Throws CsvError. */
export class CsvReader {
  #separator: string | undefined;
  /** The incomplete first line. */
  #head = '';
  #row: string[] = [];
  #cell = '';
  /** Tracked separately, because searching a long cell at each of its quotes takes quadratic time. */
  #isCellBlank = true;
  #rowLength = 0;
  #isQuoted = false;
  /** True after a quote in a quoted cell, which may end the cell or be the first of two. */
  #isAfterQuote = false;

  /** Returns the complete rows; a blank line is a row with one empty cell. */
  push(text: string): string[][] {
    if (this.#separator !== undefined) return this.#read(text, this.#separator);
    this.#head += text;
    const end = this.#head.search(/[\r\n]/);
    if (end < 0) {
      if (this.#head.length > MAX_ROW_CHARACTERS) throw new CsvError('A row is too long');
      return [];
    }
    return this.#begin(end);
  }

  /** Returns the last row if its line had no end. */
  end(): string[][] {
    const rows = this.#separator === undefined ? this.#begin(this.#head.length) : [];
    if (this.#isQuoted && !this.#isAfterQuote) throw new CsvError('A quote does not end');
    if (this.#row.length > 0 || this.#cell !== '') rows.push(this.#endRow());
    return rows;
  }

  #begin(endOfLine: number): string[][] {
    const text = this.#head.replace(/^\uFEFF/, '');
    this.#head = '';
    this.#separator = separatorOf(text.slice(0, endOfLine));
    return this.#read(text, this.#separator);
  }

  #read(text: string, separator: string): string[][] {
    const rows: string[][] = [];
    for (const sign of text) {
      this.#rowLength += 1;
      if (this.#rowLength > MAX_ROW_CHARACTERS) throw new CsvError('A row is too long');
      if (this.#isQuoted && !this.#isAfterQuote) {
        if (sign === '"') this.#isAfterQuote = true;
        else this.#add(sign);
        continue;
      }
      if (this.#isAfterQuote) {
        this.#isAfterQuote = false;
        if (sign === '"') {
          this.#add('"');
          continue;
        }
        this.#isQuoted = false;
      }
      if (sign === '"' && this.#isCellBlank) [this.#isQuoted, this.#cell] = [true, ''];
      else if (sign === separator) this.#endCell();
      else if (sign === '\n') rows.push(this.#endRow());
      else if (sign !== '\r') this.#add(sign);
    }
    return rows;
  }

  #add(sign: string): void {
    this.#cell += sign;
    if (this.#isCellBlank) this.#isCellBlank = sign.trim() === '';
  }

  #endCell(): void {
    this.#row.push(withoutGuard(this.#cell));
    this.#cell = '';
    this.#isCellBlank = true;
  }

  #endRow(): string[] {
    this.#endCell();
    const row = this.#row;
    this.#row = [];
    this.#rowLength = 0;
    return row;
  }
}

/** The rows of a CSV text, without blank ones. Undefined if it is not CSV. */
export function readCsv(csv: string): string[][] | undefined {
  const reader = new CsvReader();
  try {
    return [...reader.push(csv), ...reader.end()].filter((row) => !isBlank(row));
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}

/** Numbers are written as they are; texts are guarded against formulas. */
export type CsvCell = string | number | null;

export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

function separatorOf(line: string): string {
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A leading apostrophe prevents a spreadsheet from reading text as a formula. */
function written(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const guarded = /^[=+\-@\t\r']/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function withoutGuard(value: string): string {
  return /^'[=+\-@\t\r']/.test(value) ? value.slice(1) : value;
}

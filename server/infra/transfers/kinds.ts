import type { z } from 'zod';
import type { ExportName, ImportName } from '../../../contract/constants/transfers.ts';
import type { CsvCell } from '../../../contract/csv.ts';
import type { Role } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';

/** The account whose permissions scope the queries. */
export interface TransferActor {
  id: number;
  role: Role;
}

interface ExportColumn<Row> {
  name: string;
  value(row: Row): CsvCell;
}

interface ExportReading<Filters> {
  actor: TransferActor;
  filters: Filters;
}

/** An export that a module offers (transfers-1). */
export interface ExportKind<Filters = unknown, Row = unknown> {
  name: ExportName;
  roles: readonly Role[];
  /** Query parameters of the list, without page and order. */
  filters: z.ZodType<Filters>;
  columns: readonly ExportColumn<Row>[];
  /**
   * At most `limit` rows after `after`, found in an index; `next` is undefined at the end. No row comes twice, even if
   * rows change meanwhile.
   */
  read(
    db: Db,
    reading: ExportReading<Filters> & { after: string | undefined; limit: number },
  ): Promise<{ rows: Row[]; next: string | undefined }>;
}

/** A row with its number as in a spreadsheet: the header is row 1. */
export interface ImportRow<Row> {
  number: number;
  /** The number of the first row of its group. */
  group: number;
  row: Row;
}

export interface ImportError {
  row: number;
  column: string | null;
  sentence: string;
}

export interface ImportBatch<Row> {
  actor: TransferActor;
  rows: readonly ImportRow<Row>[];
}

export interface CheckedBatch<Row> extends ImportBatch<Row> {
  /** Numbers already seen in this check, for values that must be unique within the file. */
  seen: Set<number>;
}

/** An import that a module offers (transfers-5). */
export interface ImportKind<Row = unknown> {
  name: ImportName;
  roles: readonly Role[];
  /** Names of the columns; others are ignored. */
  columns: readonly string[];
  /** Columns that a file may lack; without them `row` gets no such cells. */
  optionalColumns?: readonly string[];
  maxRows: number;
  /**
   * Consecutive rows with the same result form a group, which is applied completely or not at all. Without it each row
   * is a group.
   */
  groupOf?(cells: Readonly<Record<string, string>>): string;
  /** Parses the texts by column into what `check` and `apply` get. */
  row: z.ZodType<Row>;
  /** Finds errors in rows with valid cells, without writing. `apply` finds contradictions with earlier batches. */
  check(db: Db, batch: CheckedBatch<Row>): Promise<ImportError[]>;
  /** Writes the valid rows in the transaction that saves the progress, and returns the errors of the others. */
  apply(tx: Tx, batch: ImportBatch<Row>): Promise<ImportError[]>;
}

/** Modules register their kinds when the application is built. */
export class TransferKinds {
  readonly #exports = new Map<ExportName, ExportKind>();
  readonly #imports = new Map<ImportName, ImportKind>();

  addExport<Filters, Row>(kind: ExportKind<Filters, Row>): void {
    this.#exports.set(kind.name, kind as ExportKind);
  }

  addImport<Row>(kind: ImportKind<Row>): void {
    this.#imports.set(kind.name, kind as ImportKind);
  }

  export(name: string): ExportKind | undefined {
    return this.#exports.get(name as ExportName);
  }

  import(name: string): ImportKind | undefined {
    return this.#imports.get(name as ImportName);
  }
}

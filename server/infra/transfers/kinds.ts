import type { z } from 'zod';
import type { ExportName, ImportName } from '../../../contract/constants/transfers.ts';
import type { CsvCell } from '../../../contract/csv.ts';
import type { Role } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';

/** In whose name rows are read and written: queries are scoped by it. */
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

/** What a module lets people export (transfers-1). */
export interface ExportKind<Filters = unknown, Row = unknown> {
  name: ExportName;
  roles: readonly Role[];
  /** Of the query of the list, without page and order. */
  filters: z.ZodType<Filters>;
  columns: readonly ExportColumn<Row>[];
  /**
   * At most `limit` rows after those that `after` stands for, found in an index; `next` is undefined at the end. No row comes
   * twice, whatever changes meanwhile.
   */
  read(
    db: Db,
    reading: ExportReading<Filters> & { after: string | undefined; limit: number },
  ): Promise<{ rows: Row[]; next: string | undefined }>;
}

/** A row of a file as a spreadsheet counts it: the header is row 1. */
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
  /** Empty when the check begins: for numbers that a file may have once. */
  seen: Set<number>;
}

/** What a module lets people import (transfers-5). */
export interface ImportKind<Row = unknown> {
  name: ImportName;
  roles: readonly Role[];
  /** The names of the header that a file must have; others are ignored. */
  columns: readonly string[];
  maxRows: number;
  /**
   * Rows that follow each other with the same text are a group: they are in one step, and none is applied when one is wrong.
   * Without it each row is a group.
   */
  groupOf?(cells: Readonly<Record<string, string>>): string;
  /** From texts by column to what `check` and `apply` get. */
  row: z.ZodType<Row>;
  /** What is wrong with rows of valid cells; changes nothing. A row that contradicts an earlier batch is found by `apply`. */
  check(db: Db, batch: CheckedBatch<Row>): Promise<ImportError[]>;
  /** Writes the rows in the transaction of the position; leaves out wrong ones and returns why. */
  apply(tx: Tx, batch: ImportBatch<Row>): Promise<ImportError[]>;
}

/** Modules add to it when the application is built. */
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

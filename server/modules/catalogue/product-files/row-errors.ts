import { PRODUCT_COLUMNS, type ProductColumn } from '../../../../contract/constants/shelf.ts';
import { type ErrorCode, errorSentence } from '../../../../contract/errors.ts';
import type { ErrorDetails } from '../../../../contract/page-sentences.ts';
import type { ImportError } from '../../../infra/transfers/kinds.ts';

export class RowErrors {
  readonly found: ImportError[] = [];

  add(row: number, column: ProductColumn, code: ErrorCode, details?: ErrorDetails): void {
    this.say(row, column, errorSentence(code, details));
  }

  say(row: number, column: ProductColumn, sentence: string): void {
    this.found.push({ row, column: PRODUCT_COLUMNS[column], sentence });
  }
}

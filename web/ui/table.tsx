import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface TableColumn {
  name: string;
  wraps?: boolean | undefined;
  isWideOnly?: boolean | undefined;
  /** Replaces the name, such as by a sort button. */
  header?: ReactNode;
  sorted?: 'ascending' | 'descending' | 'none' | undefined;
}

interface TableRow {
  id: number;
  /** A checkbox in the first column, or in the card's corner. */
  select?: ReactNode;
  summary?: ReactNode;
  cells: readonly ReactNode[];
  actions?: ReactNode;
}

interface TableProps {
  label?: string;
  /** The column of actions is last; only columns with `wraps` break lines. Cards leave out `isWideOnly` columns. */
  columns: readonly TableColumn[];
  /** `summary` begins the card. */
  rows: readonly TableRow[];
  /** A checkbox above the rows' checkboxes. */
  selectAll?: ReactNode;
}

/** A table; on a phone a card for each row, with labelled cells. */
export function Table({ label, columns, rows, selectAll }: TableProps) {
  return (
    <div className="overflow-x-auto rounded-2xl border border-hairline bg-card max-lg:overflow-visible max-lg:border-0 max-lg:bg-transparent">
      <table aria-label={label} className="figures w-full text-sm max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="border-b border-hairline text-start">
            {selectAll && <th className="w-11 ps-2 align-bottom">{selectAll}</th>}
            {columns.map(({ name, header, sorted }) => (
              <th
                key={name}
                scope="col"
                aria-sort={sorted}
                className={cn(
                  'px-3 py-3 text-start align-bottom font-semibold text-muted',
                  header !== undefined && 'py-0',
                )}
              >
                {header ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:flex max-lg:flex-col max-lg:gap-4">
          {rows.map(({ id, select, summary, cells, actions }) => (
            <tr
              key={id}
              className="border-b border-hairline has-[>td>label>input:checked]:bg-brand-soft lg:last:border-0 max-lg:relative max-lg:block max-lg:rounded-2xl max-lg:border max-lg:bg-card max-lg:p-4"
            >
              {select && (
                <td className="align-middle lg:w-11 lg:ps-2 max-lg:absolute max-lg:end-2 max-lg:top-2">
                  {select}
                </td>
              )}
              {summary && (
                <td
                  className={cn(
                    'mb-2 block border-b border-hairline pb-3 lg:hidden',
                    select !== undefined && 'pe-10',
                  )}
                >
                  {summary}
                </td>
              )}
              {cells.map((cell, index) => (
                <td
                  key={columns[index]?.name}
                  className={cn(
                    'px-3 py-2 align-middle max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:px-0 max-lg:py-1',
                    !columns[index]?.wraps && 'lg:whitespace-nowrap',
                    columns[index]?.isWideOnly && 'max-lg:hidden',
                  )}
                >
                  <span aria-hidden="true" className="whitespace-nowrap text-muted lg:hidden">
                    {columns[index]?.name}
                  </span>
                  <span className="min-w-0 max-lg:text-end">{cell}</span>
                </td>
              ))}
              {actions !== undefined && (
                <td className="px-3 py-2 max-lg:mt-2 max-lg:block max-lg:px-0">{actions}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

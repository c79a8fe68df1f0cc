import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface TableProps {
  /** The actions' column is last; only a column that `wraps` breaks its lines. Cards leave out what is `isWideOnly`. */
  columns: readonly { name: string; wraps?: boolean; isWideOnly?: boolean }[];
  /** `summary` begins the card. */
  rows: readonly { id: number; summary?: ReactNode; cells: readonly ReactNode[]; actions: ReactNode }[];
}

/** On a phone, one card per row with labelled cells. */
export function Table({ columns, rows }: TableProps) {
  return (
    <div className="overflow-x-auto rounded-2xl border border-hairline bg-card max-lg:border-0 max-lg:bg-transparent">
      <table className="figures w-full text-sm max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="border-b border-hairline text-start">
            {columns.map(({ name }) => (
              <th
                key={name}
                scope="col"
                className="px-3 py-3 text-start align-bottom font-semibold text-muted"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:flex max-lg:flex-col max-lg:gap-4">
          {rows.map(({ id, summary, cells, actions }) => (
            <tr
              key={id}
              className="border-b border-hairline lg:last:border-0 max-lg:block max-lg:rounded-2xl max-lg:border max-lg:bg-card max-lg:p-4"
            >
              {summary && <td className="mb-2 block border-b border-hairline pb-3 lg:hidden">{summary}</td>}
              {cells.map((cell, index) => (
                <td
                  key={columns[index]?.name}
                  className={cn(
                    'px-3 py-2 align-middle max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:px-0 max-lg:py-1',
                    !columns[index]?.wraps && 'lg:whitespace-nowrap',
                    columns[index]?.isWideOnly && 'max-lg:hidden',
                  )}
                >
                  <span aria-hidden="true" className="text-muted lg:hidden">
                    {columns[index]?.name}
                  </span>
                  <span className="min-w-0 max-lg:text-end">{cell}</span>
                </td>
              ))}
              <td className="px-3 py-2 max-lg:mt-2 max-lg:block max-lg:px-0">{actions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Table } from '../../../ui/table.tsx';
import type { ListWords } from '../words.ts';

export interface ListColumn<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** The sort code of its header, without direction. */
  sortBy?: string;
  wraps?: boolean;
  /** Left out of the phone's card, whose `summary` shows it. */
  isWideOnly?: boolean;
}

interface Selection {
  /** Ids of rows. */
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  words: NonNullable<ListWords['selection']>;
}

interface ListTableProps<Row> {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** "order NP-…", for the row's checkbox. */
  nameOf: (row: Row) => string;
  /** As in the URL: `-total`. */
  sort: string;
  sortCodes: readonly string[];
  onSort: (sort: string) => void;
  summary?: ((row: Row) => ReactNode) | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Undefined: rows cannot be selected. */
  selection: Selection | undefined;
}

export function ListTable<Row extends { id: number }>({
  label,
  columns,
  rows,
  nameOf,
  sort,
  sortCodes,
  onSort,
  summary,
  actions,
  selection,
}: ListTableProps<Row>) {
  const select = useSelecting(rows, selection);
  return (
    <Table
      label={label}
      selectAll={select?.all}
      columns={columns.map(({ name, wraps, isWideOnly, sortBy = '' }) => {
        const sorted = sort === sortBy ? 'ascending' : sort === `-${sortBy}` ? 'descending' : 'none';
        const onPress = () => onSort(next(sortBy, sort, sortCodes));
        return {
          name,
          wraps,
          isWideOnly,
          ...(waysOf(sortBy, sortCodes).length > 0 && {
            sorted,
            header: <SortButton name={name} sorted={sorted} onPress={onPress} />,
          }),
        };
      })}
      rows={rows.map((row) => ({
        id: row.id,
        summary: summary?.(row),
        cells: columns.map(({ cell }) => cell(row)),
        ...(actions && { actions: actions(row) }),
        ...(select && { select: select.row(row, nameOf(row)) }),
      }))}
    />
  );
}

/** A second press reverses the direction, if the list can be sorted both ways. */
function next(by: string, sort: string, codes: readonly string[]): string {
  return waysOf(by, codes).find((code) => code !== sort) ?? sort;
}

function waysOf(by: string, codes: readonly string[]): string[] {
  return codes.filter((code) => code.replace(/^-/, '') === by);
}

/** The checkboxes of a table. Shift applies a press to all rows since the previous one. */
function useSelecting(rows: readonly { id: number }[], selection: Selection | undefined) {
  const last = useRef<number>(undefined);
  if (!selection) return;
  const { selected, onSelect, words } = selection;
  const isSelected = ({ id }: { id: number }) => selected.has(id);
  const isAll = rows.every(isSelected);
  function set(some: readonly { id: number }[], isOn: boolean) {
    const ids = new Set(selected);
    for (const { id } of some) isOn ? ids.add(id) : ids.delete(id);
    onSelect(ids);
  }
  return {
    all: (
      <Check
        label={words.all}
        checked={isAll}
        isPartly={!isAll && rows.some(isSelected)}
        onToggle={() => {
          last.current = undefined;
          set(rows, !isAll);
        }}
      />
    ),
    row: (row: { id: number }, name: string) => (
      <Check
        label={words.one({ row: name })}
        checked={isSelected(row)}
        onToggle={({ currentTarget, nativeEvent }) => {
          const place = rows.indexOf(row);
          const before = rows.findIndex(({ id }) => id === last.current);
          const isRange = before >= 0 && 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
          const from = isRange ? before : place;
          set(rows.slice(Math.min(from, place), Math.max(from, place) + 1), currentTarget.checked);
          last.current = row.id;
        }}
      />
    ),
  };
}

interface SortButtonProps {
  name: string;
  sorted: 'ascending' | 'descending' | 'none';
  onPress: () => void;
}

function SortButton({ name, sorted, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-ms-2 flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold hover:text-ink"
    >
      {name}
      <Icon
        className={`size-4 ${sorted === 'none' ? 'opacity-40' : 'text-brand'} ${sorted === 'ascending' ? 'rotate-180' : ''}`}
      >
        <path d="M12 5v14M6.500 13.500 12 19l5.500-5.500" />
      </Icon>
    </button>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  isPartly?: boolean;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox with a target of 44 px. */
function Check({ label, checked, isPartly = false, onToggle }: CheckProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="grid size-11 cursor-pointer place-items-center">
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        id={id}
        type="checkbox"
        checked={checked}
        onChange={onToggle}
        className="size-5 accent-indigo"
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}

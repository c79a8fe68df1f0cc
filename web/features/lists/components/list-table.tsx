import {
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useId, useMemo } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Table } from '../../../ui/table.tsx';

/** The server sorts, filters and cuts pages; the table knows what is sorted and what is selected. */
const FEATURES = tableFeatures({ rowSelectionFeature, rowSortingFeature });

export interface ListColumn<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** The sort that its header sets, without direction. */
  sortBy?: string;
  wraps?: boolean;
  /** Not on the card of a phone, whose `summary` shows it. */
  isWideOnly?: boolean;
}

interface ListTableProps<Row> {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** "order NP-…", of the checkbox of a row. */
  nameOf: (row: Row) => string;
  /** As in the address: `-total`. */
  sort: string;
  sortCodes: readonly string[];
  onSort: (sort: string) => void;
  summary?: ((row: Row) => ReactNode) | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Undefined: rows cannot be selected. */
  selection: { selected: RowSelectionState; onSelect: (selected: RowSelectionState) => void } | undefined;
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
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof FEATURES, Row>();
    return columns.map((column) =>
      helper.display({
        id: column.sortBy ?? column.name,
        header: column.name,
        enableSorting:
          column.sortBy !== undefined &&
          sortCodes.some((code) => code === column.sortBy || code === `-${column.sortBy}`),
        cell: ({ row }) => column.cell(row.original),
      }),
    );
  }, [columns, sortCodes]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data,
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    enableRowSelection: selection !== undefined,
    state: {
      sorting: [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }],
      rowSelection: selection?.selected ?? {},
    },
    onRowSelectionChange: (change) => {
      if (!selection) return;
      selection.onSelect(typeof change === 'function' ? change(selection.selected) : change);
    },
  });
  const [headers] = table.getHeaderGroups();
  return (
    <Table
      label={label}
      selectAll={
        selection && (
          <Check
            label="Select all on this page"
            checked={table.getIsAllPageRowsSelected()}
            isPartly={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
            onToggle={() => table.toggleAllPageRowsSelected()}
          />
        )
      }
      columns={columns.map((column, index) => {
        const header = headers?.headers[index];
        const isSortable = header?.column.columnDef.enableSorting === true;
        const by = column.sortBy ?? '';
        const sorted = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : 'none';
        return {
          name: column.name,
          wraps: column.wraps,
          isWideOnly: column.isWideOnly,
          ...(isSortable && {
            sorted,
            header: (
              <SortButton
                name={column.name}
                sorted={sorted}
                onPress={() => onSort(next(by, sort, sortCodes))}
              />
            ),
          }),
        };
      })}
      rows={table.getRowModel().rows.map((row) => ({
        id: row.original.id,
        summary: summary?.(row.original),
        cells: row.getAllCells().map((cell) => <table.FlexRender key={cell.id} cell={cell} />),
        ...(actions && { actions: actions(row.original) }),
        ...(selection && {
          select: (
            <Check
              label={`Select ${nameOf(row.original)}`}
              checked={row.getIsSelected()}
              onToggle={row.getToggleSelectedHandler()}
            />
          ),
        }),
      }))}
    />
  );
}

/** Pressed again it turns round, where the list can be sorted both ways. */
function next(by: string, sort: string, codes: readonly string[]): string {
  const ways = codes.filter((code) => code.replace(/^-/, '') === by);
  return ways.find((code) => code !== sort) ?? sort;
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
  onToggle: (event: unknown) => void;
}

/** With a target of 44 px. A press with Shift selects all rows up to the one before. */
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

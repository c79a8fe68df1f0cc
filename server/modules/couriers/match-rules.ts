import type { RowOutcome } from '../../../contract/constants/couriers.ts';

interface Row {
  row: number;
  number: string;
  key: string;
  amount: number | null;
  fee: number;
  paidOn: string | null;
  wrong?: RowOutcome;
}

export interface KnownParcel {
  id: number;
  numberKey: string;
  orderKey: string;
  trackingNumber: string;
  held: number;
  isRemitted: boolean;
}

export interface MatchedRow extends Row {
  outcome: RowOutcome;
  parcel?: KnownParcel;
}

/** Finds the parcel of each row, by the courier's number or the order's; each parcel is paid once (couriers-5). */
export function matchRows(rows: readonly Row[], parcels: readonly KnownParcel[]): MatchedRow[] {
  const known = new Map<string, KnownParcel[]>();
  const add = (key: string, parcel: KnownParcel) => {
    if (key === '') return;
    const found = known.get(key);
    if (!found) known.set(key, [parcel]);
    else if (!found.includes(parcel)) found.push(parcel);
  };
  for (const parcel of parcels) {
    add(parcel.numberKey, parcel);
    add(parcel.orderKey, parcel);
  }
  const taken = new Set<number>();
  return rows.map((row) => {
    if (row.wrong || row.amount === null) return { ...row, outcome: row.wrong ?? 'WRONG_AMOUNT' };
    const [first, ...others] = known.get(row.key) ?? [];
    if (!first) return { ...row, outcome: 'UNKNOWN' };
    const unpaid = [first, ...others].filter(({ isRemitted }) => !isRemitted);
    if (unpaid.length === 0) return { ...row, outcome: 'REMITTED', parcel: first };
    const left = unpaid.filter(({ id }) => !taken.has(id));
    if (left.length === 0) return { ...row, outcome: 'DOUBLED', parcel: unpaid[0] ?? first };
    const fitting = left.length === 1 ? left : left.filter(({ held }) => held === row.amount);
    const [parcel] = fitting;
    if (!parcel || fitting.length > 1) return { ...row, outcome: 'SEVERAL' };
    taken.add(parcel.id);
    return { ...row, parcel, outcome: parcel.held === row.amount ? 'MATCHED' : 'DIFFERS' };
  });
}

export interface BookedRow extends MatchedRow {
  parcel: KnownParcel;
  amount: number;
}

export function bookedOf(rows: readonly MatchedRow[]): BookedRow[] {
  return rows.filter((row): row is BookedRow => row.outcome === 'MATCHED' || row.outcome === 'DIFFERS');
}

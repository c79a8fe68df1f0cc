import { basicWords, garmentPlaceWords, measureWords, orderMailWords } from '#words';
import {
  type Difference,
  differencesOf,
  type MeasuredValues,
  measuresDue,
} from '../../../contract/finished-measures.ts';
import type { MeasureCode } from '../../../contract/measures.ts';
import { Failure, fail } from '../../fail.ts';
import type { GarmentRow } from './garment-queries.ts';
import { dressLabel } from './order-rules.ts';
import type { OrderRow } from './queries.ts';

type Measured = Pick<OrderRow, 'inHouse' | 'garments'> & { order: { status: string } };

const ENDED: readonly string[] = ['DELIVERED', 'CANCELLED'];

/** What is still to be measured of a garment in-house before its order leaves (workshop-17, workshop-34). */
export function measuresDueOf(
  { inHouse, order }: Omit<Measured, 'garments'>,
  garment: GarmentRow,
): MeasureCode[] {
  const isMeasured = garment.itemType === 'dress' && garment.measurementSource === 'STORE';
  if (!inHouse || !isMeasured || garment.progress === 'CANCELLED' || ENDED.includes(order.status)) return [];
  return measuresDue(garment.dressType, orderedOf(garment), finishedOf(garment));
}

export function isMeasuringDue(row: Measured): boolean {
  return row.garments.some((garment) => measuresDueOf(row, garment).length > 0);
}

/** The garments to be measured, as `Kurta (2 of 3)`; none for an order of one garment. */
export function garmentsDue(row: Measured): string[] {
  const { garments } = row;
  if (garments.length < 2) return [];
  return garments.flatMap((garment, index) =>
    measuresDueOf(row, garment).length > 0 ? [placeOf(garments, index)] : [],
  );
}

interface GarmentDifference extends Difference {
  /** Its id, of an order of several garments. */
  garment?: number;
}

/** Where the finished garments of an order are beyond the tolerance, in words too; undefined where none is. */
function differencesOfOrder({
  garments,
}: Pick<OrderRow, 'garments'>): { differences: GarmentDifference[]; words: string } | undefined {
  const found = garments.flatMap((garment, index) => {
    const differences = differencesOf(orderedOf(garment), finishedOf(garment));
    return differences.length > 0 ? [{ garment, index, differences }] : [];
  });
  if (found.length === 0) return undefined;
  const isOne = garments.length === 1;
  const words = found.map(({ index, differences }) => {
    const measures = differences
      .map(({ measure }) => measureWords.names[measure].toLowerCase())
      .join(basicWords.listSeparator);
    return isOne ? measures : garmentPlaceWords.measuresOf({ garment: placeOf(garments, index), measures });
  });
  return {
    differences: found.flatMap(({ garment: { id }, differences }) =>
      isOne ? differences : differences.map((difference) => ({ garment: id, ...difference })),
    ),
    words: words.join(garmentPlaceWords.garmentSeparator),
  };
}

export interface SaidOfDifference {
  despite_difference?: boolean | undefined;
  reason?: string | undefined;
}

/**
 * Fails with `orders.measures_differ` if a garment is beyond the tolerance, unless the tailor gives a reason for
 * sending it (workshop-9).
 */
export function requireSameMeasures(
  row: Pick<OrderRow, 'garments'>,
  { despite_difference, reason }: SaidOfDifference,
): void {
  const found = differencesOfOrder(row);
  if (!found) return;
  if (!despite_difference) {
    throw new Failure('orders.measures_differ', {
      details: { measures: found.words },
      data: { differences: found.differences },
    });
  }
  if (!reason) fail('orders.reason_missing');
}

/** `Kurta (2 of 3)` */
export function placeOf(garments: readonly GarmentRow[], index: number): string {
  return garmentPlaceWords.garmentAt({
    garment: dressLabel(garments[index]?.dressType ?? null) ?? orderMailWords.dress,
    place: index + 1,
    count: garments.length,
  });
}

function orderedOf({ measurementSnapshot }: GarmentRow): MeasuredValues {
  return measurementSnapshot?.values ?? {};
}

function finishedOf({ finished }: GarmentRow): MeasuredValues {
  return finished?.values ?? {};
}

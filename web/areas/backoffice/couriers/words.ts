import { orderNameWords } from '#words';
import { type Closing, type RowOutcome, UNNAMED_COURIER } from '../../../../contract/constants/couriers.ts';
import { OWN_RIDER } from '../../../../contract/constants/orders.ts';

export function courierName(name: string): string {
  if (name === OWN_RIDER) return orderNameWords.ownRider;
  return name === UNNAMED_COURIER ? 'No courier named' : name;
}

export const OUTCOME_NAMES: Record<RowOutcome, string> = {
  MATCHED: 'Matches',
  DIFFERS: 'Other sum than the courier holds',
  UNKNOWN: 'No such parcel',
  SEVERAL: 'Fits several parcels',
  REMITTED: 'Paid already',
  DOUBLED: 'Twice in this file',
  NO_NUMBER: 'No number',
  WRONG_AMOUNT: 'No sum in whole rupees',
  WRONG_FEE: 'Wrong fee',
  WRONG_DATE: 'Wrong date',
};

export const CLOSING_NAMES: Record<Closing, string> = {
  PAID: 'The courier has paid it otherwise',
  WRITTEN_OFF: 'Written off',
  RETURNED: 'Given back to the courier',
  WRONG_SUM: 'Our sum was wrong',
  OTHER: 'Something else',
};

export function parcelsOf(count: number): string {
  return count === 1 ? '1 parcel' : `${count.toLocaleString('en')} parcels`;
}

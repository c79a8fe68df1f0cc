import type { SampleAction, SamplePlace } from '../../../../contract/constants/samples.ts';
import type { Role } from '../../../../contract/roles.ts';
import type { MeasurementSample } from '../../../../contract/sample-garments.ts';
import type { Config } from '../../../config.ts';
import { isTakenBy } from '../../lifecycle/steps.ts';
import type { StepRole } from '../../lifecycle/table.ts';
import { placeOf } from '../garment-measuring.ts';
import type { GarmentRow } from '../garment-queries.ts';
import { dressLabel } from '../order-rules.ts';
import type { OrderRow } from '../queries.ts';
import type { SampleRow } from './queries.ts';

type Order = Pick<OrderRow, 'inHouse' | 'isClothCollected'> & {
  order: { status: string; tailorId: number };
};
type Garment = Pick<GarmentRow, 'progress'> & { sample: SampleRow };

export function hasSample<One extends Pick<GarmentRow, 'sample'>>(
  garment: One,
): garment is One & { sample: SampleRow } {
  return garment.sample !== null;
}

/** Whether its garment cannot be begun yet (orders-163); a lost one is not waited for. */
function isSampleDue({ sample, progress }: Pick<GarmentRow, 'sample' | 'progress'>): boolean {
  return progress !== 'CANCELLED' && sample !== null && sample.measuredAt === null && sample.lostAt === null;
}

/** The garments, or only this one, that wait for their sample, as `Kurta (2 of 3)` (orders-163). */
export function samplesDue({ garments }: Pick<OrderRow, 'garments'>, only?: GarmentRow): string[] {
  return garments.flatMap((garment, index) =>
    isSampleDue(garment) && (!only || only.id === garment.id)
      ? [garments.length > 1 ? placeOf(garments, index) : nameOf(garment)]
      : [],
  );
}

function nameOf({ dressType, sample }: GarmentRow): string {
  return dressLabel(dressType) ?? sample?.kind ?? '';
}

const LEFT = ['SHIPPED', 'DELIVERED', 'ALTERATION'];

export function samplePlace({ order, isClothCollected }: Order, { sample }: Garment): SamplePlace {
  const { cameAt, holderId, packedAt, returnedAt, lostAt } = sample;
  if (lostAt) return 'LOST';
  if (returnedAt) return 'BACK';
  if (!cameAt) return isClothCollected ? 'ON_ITS_WAY' : 'WITH_CUSTOMER';
  // The parcel of a cancelled order has not arrived.
  if (packedAt && order.status !== 'CANCELLED') return 'PACKED';
  return holderId === order.tailorId ? 'WITH_TAILOR' : 'WITH_FORMER_TAILOR';
}

/** Whether it has to go back to the customer without waiting for the parcel (orders-165). */
function isDueBack(row: Order, garment: Garment): boolean {
  const place = samplePlace(row, garment);
  if (place === 'WITH_FORMER_TAILOR') return true;
  const { status } = row.order;
  return (
    place === 'WITH_TAILOR' &&
    (status === 'CANCELLED' || garment.progress === 'CANCELLED' || LEFT.includes(status))
  );
}

const AT_WORK = ['ACCEPTED', 'IN_PRODUCTION'];
const PACKING = ['IN_PRODUCTION', 'QUALITY_CHECK', 'READY'];

const BY: Record<SampleAction, readonly StepRole[]> = {
  receive: ['tailor'],
  measure: ['tailor'],
  pack: ['tailor'],
  return: ['tailor', 'support'],
  lose: ['support'],
};

/** False for a role that never takes the action on such orders. */
export function isSampleStepOf(action: SampleAction, role: Role, { inHouse }: Order): boolean {
  return isTakenBy({ by: BY[action] }, role, inHouse);
}

/** Whether the sample is where the action finds it. */
export function isSampleStepOpen(action: SampleAction, row: Order, garment: Garment): boolean {
  const place = samplePlace(row, garment);
  const { progress, sample } = garment;
  const { status } = row.order;
  const isMeasured = sample.measuredAt !== null;
  const isWorked = AT_WORK.includes(status) && progress !== 'CANCELLED';
  switch (action) {
    case 'receive':
      return isWorked && !isMeasured && place !== 'WITH_TAILOR' && place !== 'PACKED';
    case 'measure':
      return isWorked && (isMeasured ? place === 'WITH_TAILOR' : place !== 'PACKED' && place !== 'LOST');
    case 'pack':
      return place === 'WITH_TAILOR' && PACKING.includes(status) && (isMeasured || progress === 'CANCELLED');
    case 'return':
      return isDueBack(row, garment) || (place === 'WITH_TAILOR' && isMeasured);
    case 'lose':
      return status !== 'PLACED' && place !== 'LOST' && place !== 'BACK';
  }
}

const ACTIONS = Object.keys(BY) as SampleAction[];

/** Null for a garment without a sample. */
export function presentSample(
  row: Order,
  garment: Pick<GarmentRow, 'sample' | 'progress'>,
  role: Role,
  config: Pick<Config, 'brandName'>,
): MeasurementSample | null {
  if (!hasSample(garment)) return null;
  const { sample } = garment;
  return {
    kind: sample.kind,
    name: sample.name,
    age_group: sample.ageGroup,
    gender: sample.gender,
    measurement: sample.measurementId,
    place: samplePlace(row, garment),
    is_due_back: isDueBack(row, garment),
    held_by: sample.cameAt === null ? null : sample.isHeldInHouse ? config.brandName : sample.holderName,
    came_at: moment(sample.cameAt),
    measured_at: moment(sample.measuredAt),
    packed_at: moment(sample.packedAt),
    returned_at: moment(sample.returnedAt),
    lost_at: moment(sample.lostAt),
    lost_note: sample.lostNote || null,
    actions: ACTIONS.filter(
      (action) => isSampleStepOf(action, role, row) && isSampleStepOpen(action, row, garment),
    ),
  };
}

/** What a tailor still sees whose work is over: that it has to go back. */
export function sampleWithoutPerson(sample: MeasurementSample | null): MeasurementSample | null {
  return sample?.is_due_back ? { ...sample, kind: '', name: '', lost_note: null } : null;
}

function moment(at: string | null): string | null {
  return at && new Date(at).toISOString();
}

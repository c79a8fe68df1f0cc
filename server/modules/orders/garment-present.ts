import { designInWords } from '../../../contract/garment-design.ts';
import { asksTopLength } from '../../../contract/garment-measures.ts';
import type { Garment } from '../../../contract/order-garments.ts';
import type { MeasurementFrom } from '../../../contract/person-asked.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import { presentCloth } from './cloth/present.ts';
import type { GarmentRow } from './garment-queries.ts';

export const PICTURE_LINK_SECONDS = 3600;

/** A garment of an order (orders-100). */
export function presentGarment(
  row: GarmentRow,
  pickup: 'BY_OWN' | 'BY_SHOP',
  { links }: { links: SignedLinks },
): Omit<Garment, 'actions' | 'measurement_sample'> {
  const { measurementSnapshot: measures, designKey, pictureKey } = row;
  return {
    id: row.id,
    item_type: row.itemType,
    gender: row.gender,
    shoe_size: row.shoeSize,
    dress_type: row.dressType,
    fabric_type: row.fabricType,
    description: row.description,
    measurement_source: row.sample && row.measurementSource === 'UPLOAD' ? 'SAMPLE' : row.measurementSource,
    measurement: row.measurementId,
    measurement_label: measures?.label ?? null,
    is_partly_estimated: (measures?.estimated ?? []).length > 0,
    length_choice: lengthChoiceOf(row),
    measurement_from: personAsked(row),
    measurement_picture: pictureKey === null ? null : links.sign(pictureKey, PICTURE_LINK_SECONDS),
    dress_design: designKey === null ? null : links.sign(designKey, PICTURE_LINK_SECONDS),
    design: designInWords(row.designChoices ?? {}),
    stitching: row.stitchingPrice,
    ...presentCloth(row, pickup),
    cloth_left: row.clothLeftCm === null ? null : row.clothLeftCm / 100,
    progress: row.progress,
  };
}

/** Who decides the length; null of a garment without one, for which it was said before staff agreed what is made. */
export function lengthChoiceOf({ dressType, lengthChoice }: Pick<GarmentRow, 'dressType' | 'lengthChoice'>) {
  return dressType === null || asksTopLength(dressType) ? lengthChoice : null;
}

/** Who was asked for the measures of a garment by a link (orders-70). */
export function personAsked({
  measurementFrom: person,
  measurementSource,
  askedAt,
  link,
}: GarmentRow): MeasurementFrom | null {
  if (!person) return null;
  const given = measurementSource === 'STORE';
  return {
    ...person,
    given,
    asked_at: moment(askedAt),
    given_at: given ? moment(link?.answeredAt) : null,
    link_made_at: moment(link?.madeAt),
    link_expires_at: given ? null : moment(link?.expiresAt),
  };
}

function moment(at: string | null | undefined): string | null {
  return at ? new Date(at).toISOString() : null;
}

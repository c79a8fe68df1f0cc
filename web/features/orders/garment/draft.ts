import { TAILOR_TYPES } from '../../../../contract/constants/tailors.ts';
import type { BodyFor } from '../../../../contract/paths.ts';
import type { TailorType } from '../../../../contract/tailors.ts';
import { createDrafts } from '../../../lib/create-draft.ts';
import { useSession } from '../../../lib/session.ts';
import { type Checked, isListOf, isNullOr, isOneOf, isShape, isText } from '../../../lib/stored-shape.ts';
import { clothRequest, NO_SHELF_CLOTH } from '../book-tailor/cloth.ts';
import { type OrderFields, PICTURES, type PictureName } from '../book-tailor/draft.ts';
import { areGarmentFields, type GarmentFields } from '../book-tailor/garment-shape.ts';
import { lengthRequest, measuresRequest } from '../book-tailor/order-request.ts';
import type { PictureStore } from '../book-tailor/pictures.ts';
import { designRequest } from '../book-tailor/use-sketch.ts';

export const EMPTY_GARMENT: GarmentFields = {
  ...NO_SHELF_CLOTH,
  dress_type: '',
  fabric_type: '',
  description: '',
  design_choices: {},
  measurement_source: 'STORE',
  measurement: '',
  length_choice: '',
  top_length: '',
  asked_name: '',
  asked_age_group: 'adult',
  asked_gender: '',
  sample_kind: '',
  sample_record: '',
};

const isDraft = isShape({
  fields: areGarmentFields,
  /** Gents or ladies, at a tailor for both (tailors-7). */
  trade: isNullOr(isOneOf(...TAILOR_TYPES)),
  /** Pictures of the garment that could not be read and stay as they are. */
  kept: isListOf(isOneOf(...PICTURES)),
  /** The user name. */
  owner: isText,
});
export type GarmentDraft = Omit<Checked<typeof isDraft>, 'owner'>;

const drafts = createDrafts({ name: 'garments', version: 3, on: 'device', isEntry: isDraft });

/** The draft of a further garment of an order, or of one that is changed; it survives reload, sign-in and a lost network. */
export function draftOfGarment(order: number, garment: number | undefined) {
  const key = garment === undefined ? `${order}` : `${order}.${garment}`;
  const pictures: PictureStore = {
    readFile: (name) => drafts.readFile(`${key}.${name}`),
    keepFile: (name, file) => drafts.keepFile(`${key}.${name}`, file),
  };
  function forget(): void {
    for (const name of PICTURES) void pictures.keepFile(name, undefined);
    drafts.forget(key);
  }
  return {
    pictures,
    forget,
    /** Undefined without one; that of another account is deleted. */
    find(): GarmentDraft | undefined {
      const found = drafts.find(key);
      if (!found || found.owner === ownerNow()) return found;
      forget();
      return undefined;
    },
    keep: (draft: GarmentDraft) => drafts.keep(key, { ...draft, owner: ownerNow() }),
  };
}

function ownerNow(): string {
  return useSession.getState().user?.username ?? '';
}

/** The part of the form's values that is drafted and sent. */
export function garmentFieldsOf(values: OrderFields): GarmentFields {
  const { dress_type, fabric_type, description, design_choices } = values;
  const { measurement_source, measurement, length_choice, top_length } = values;
  const { asked_name, asked_age_group, asked_gender, sample_kind, sample_record } = values;
  const measures = { measurement_source, measurement, length_choice, top_length };
  const asked = { asked_name, asked_age_group, asked_gender, sample_kind, sample_record };
  const { cloth_source, cloth_variant, cloth_quantity, cloth_known } = values;
  const cloth = { cloth_source, cloth_variant, cloth_quantity, cloth_known };
  return { dress_type, fabric_type, description, design_choices, ...measures, ...asked, ...cloth };
}

/** See orders-101; `trade` says who wears a garment of /order_placement. */
export function garmentRequest(
  fields: GarmentFields,
  trade: TailorType | null = null,
): BodyFor<'POST /api/orders/{id}/garments/'> {
  return {
    ...(trade && { gender: trade === 'Gents Tailor' ? ('male' as const) : ('female' as const) }),
    dress_type: fields.dress_type,
    fabric_type: fields.fabric_type,
    description: fields.description,
    ...measuresRequest(fields),
    ...lengthRequest(fields),
    ...designRequest(fields),
    ...clothRequest(fields),
  };
}

export type GarmentPictures = Partial<Record<PictureName, File>>;

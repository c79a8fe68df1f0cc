import type { BodyFor } from '../../../../contract/paths.ts';
import { isAddressChoice, NO_CHOICE, sentAddress } from '../../../lib/address-fields.ts';
import { createDraft, onlyIf } from '../../../lib/create-draft.ts';
import { type Checked, isBoolean, isOneOf, isShape, isText } from '../../../lib/stored-shape.ts';

/** The Bulk Order Form; names follow the wire (bulk-1). */
const isBulkFields = isShape({
  number_of_pieces: isText,
  item_type: isText,
  expected_delivery_date: isText,
  additional_notes: isText,
  /** 'true': the registered number; 'differentNumber': `contact_number`. */
  contact: isOneOf('true', 'differentNumber'),
  contact_number: isText,
  is_requested_sample: isBoolean,
  delivery_address: isAddressChoice,
});
export type BulkFields = Checked<typeof isBulkFields>;

const EMPTY_BULK_FIELDS: BulkFields = {
  number_of_pieces: '',
  item_type: '',
  expected_delivery_date: '',
  additional_notes: '',
  contact: 'true',
  contact_number: '',
  is_requested_sample: false,
  delivery_address: NO_CHOICE,
};

/** The wizard's draft stores the owner. */
export const bulkDraft = createDraft<BulkFields>({
  name: 'book-tailor-bulk',
  version: 2,
  on: 'device',
  empty: EMPTY_BULK_FIELDS,
  check: onlyIf(isBulkFields),
});

/** The request, with the specification's keys (bulk-1). */
export function toBulkRequest(fields: BulkFields): BodyFor<'POST /tailor_module/bulk-order/create/'> {
  const other = fields.contact === 'differentNumber';
  return {
    number_of_pieces: Number(fields.number_of_pieces),
    item_type: fields.item_type,
    expected_delivery_date: fields.expected_delivery_date,
    additional_notes: fields.additional_notes,
    is_contact_same_as_register: !other,
    contact_number: other ? fields.contact_number.trim() : '',
    is_requested_sample: fields.is_requested_sample,
    delivery_address: sentAddress(fields.delivery_address),
  };
}

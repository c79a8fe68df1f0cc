import type { BodyFor } from '../../../../contract/calls.ts';
import type { orderCalls } from '../../../../contract/order-calls.ts';
import { type AddressChoice, isAddressChoice, NO_CHOICE, sentAddress } from '../../../lib/address-choice.ts';
import { createDraft } from '../../../lib/create-draft.ts';
import { isOneOf, isShape, isText } from '../../../lib/stored-shape.ts';

/** The Bulk Order Form; names follow the wire (bulk-1). */
export interface BulkFields {
  number_of_pieces: string;
  item_type: string;
  expected_delivery_date: string;
  additional_notes: string;
  /** 'true': the registered number; 'differentNumber': `contact_number`. */
  contact: 'true' | 'differentNumber';
  contact_number: string;
  is_requested_sample: boolean;
  delivery_address: AddressChoice;
}

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

const isBulkFields = isShape<BulkFields>({
  number_of_pieces: isText,
  item_type: isText,
  expected_delivery_date: isText,
  additional_notes: isText,
  contact: isOneOf('true', 'differentNumber'),
  contact_number: isText,
  is_requested_sample: isOneOf(true, false),
  delivery_address: isAddressChoice,
});

/** Beside the draft of the wizard, which says whose it is. */
export const bulkDraft = createDraft<BulkFields>({
  name: 'book-tailor-bulk',
  version: 2,
  on: 'device',
  empty: EMPTY_BULK_FIELDS,
  check: (stored) => (isBulkFields(stored) ? stored : undefined),
});

/** The request, with the keys of the specification (bulk-1). */
export function toBulkRequest(fields: BulkFields): BodyFor<typeof orderCalls.createBulkOrder> {
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

import type { IdentityDocument, IdentityState } from '../../../../contract/constants/sellers.ts';

export const STATE_NAMES: Record<IdentityState, string> = {
  missing: 'Missing',
  to_check: 'To be checked',
  checked: 'Checked',
  refused: 'Refused',
};

export const STATE_TONES = {
  missing: 'saffron',
  to_check: 'brand',
  checked: 'leaf',
  refused: 'madder',
} as const satisfies Record<IdentityState, string>;

export const DOCUMENT_NAMES: Record<IdentityDocument, string> = {
  cnic_front: 'CNIC, front',
  cnic_back: 'CNIC, back',
  ntn_certificate: 'NTN certificate',
  strn_certificate: 'STRN certificate',
};

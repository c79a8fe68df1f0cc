import type * as english from '../en/messages.ts';

/** A text message: at most 70 letters are one part, so without marks of direction. */
const code: typeof english.codes.proof = ({ code: digits, shop, minutes }) =>
  `${digits} آپ کا ${shop} کوڈ ہے۔ ${minutes} منٹ چلے گا۔ کسی کو نہ بتائیں۔`;
export const codes: typeof english.codes = {
  proof: code,
  sign_in: ({ code: digits, shop, minutes }) =>
    `${digits} سے ${shop} میں سائن ان ہوگا۔ ${minutes} منٹ چلے گا۔ کسی کو نہ بتائیں۔`,
  own: code,
};

export const phoneLeft: typeof english.phoneLeft = ({ shop, phone }) =>
  `آپ کا ${shop} اکاؤنٹ اب اس نمبر سے نہیں کھلتا۔ اگر یہ آپ نے نہیں کیا تو فوراً ${phone} پر فون کریں۔`;

import type * as english from '../en/messages.ts';

/** A text message: at most 70 letters are one part, so without marks of direction. */
export const code: typeof english.code = ({ code: digits, shop, minutes }) =>
  `${digits} آپ کا ${shop} کوڈ ہے۔ ${minutes} منٹ چلے گا۔ کسی کو نہ بتائیں۔`;

interface Code {
  code: string;
  shop: string;
  minutes: number;
}

/** A text message: at most 160 plain letters are one part. */
const code = ({ code: digits, shop, minutes }: Code) =>
  `${digits} is your code at ${shop}. It works for ${minutes} minutes. Tell it to nobody.`;
export const codes = {
  proof: code,
  sign_in: ({ code: digits, shop, minutes }: Code) =>
    `${digits} signs you in at ${shop}. It works for ${minutes} minutes. Tell it to nobody, not even us.`,
  own: code,
};

/** To the number of before. */
export const phoneLeft = ({ shop, phone }: { shop: string; phone: string }) =>
  `Your ${shop} account is no longer opened with this number. If that was not you, call ${phone} at once.`;

interface Code {
  code: string;
  shop: string;
  minutes: number;
}

/** A text message: at most 160 plain letters are one part. */
export const code = ({ code: digits, shop, minutes }: Code) =>
  `${digits} is your code at ${shop}. It works for ${minutes} minutes. Tell it to nobody.`;

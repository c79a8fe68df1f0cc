/** CSS pixels of a phone. */
export const WINDOW = { width: 360, height: 740 };

/** A phone's window in CSS pixels. */
export const WINDOW = { width: 360, height: 740 };

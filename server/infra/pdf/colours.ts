/** The colours of the shop's pages, for white paper. */
export const INK = '#1B1730';
export const MUTED = '#5F5A72';
export const HAIRLINE = '#B9B3C6';
export const INDIGO = '#4338CA';
export const PURPLE = '#9333EA';

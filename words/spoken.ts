/** How a voice says what a sheet writes in figures; loaded when a sheet is read aloud. */
export interface Spoken {
  inches: (length: { whole: number; eighths: number }) => string;
  centimetres: (length: { tenths: number }) => string;
  kilos: (weight: { grams: number }) => string;
  rupees: (money: { amount: number }) => string;
  /** Of the measures, without what only explains them to the eye. */
  shortNames: Readonly<Record<string, string>>;
  measure: (measure: { name: string; length: string }) => string;
}

/** The same names, slots and tables with other texts. */
export type Translation<Text> = Text extends string
  ? string
  : Text extends (slots: infer Slots) => infer Worded
    ? (slots: Slots) => Translation<Worded>
    : { readonly [Name in keyof Text]: Translation<Text[Name]> };

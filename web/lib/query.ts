/** The largest id the database holds. */
const MAX_ID = 2 ** 31 - 1;

/** One of `choices`, or undefined when the text of an address is none of them. */
export function choiceIn<Choice extends string>(
  choices: readonly Choice[],
  text: string | null,
): Choice | undefined {
  return choices.find((choice) => choice === text);
}

/** The id that the text of an address names, or undefined. */
export function idIn(text: string | null | undefined): number | undefined {
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text ?? '') && id <= MAX_ID ? id : undefined;
}

/** The page of a list that an address asks for; the first where it names none. */
export function pageIn(search: URLSearchParams): number {
  return idIn(search.get('page')) ?? 1;
}

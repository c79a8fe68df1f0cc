/** PostgreSQL's largest integer. */
const MAX_ID = 2 ** 31 - 1;

/** Undefined when the text is none of `choices`. */
export function choiceIn<Choice extends string>(
  choices: readonly Choice[],
  text: string | null,
): Choice | undefined {
  return choices.find((choice) => choice === text);
}

/** Undefined when the text is no valid id. */
export function idIn(text: string | null | undefined): number | undefined {
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text ?? '') && id <= MAX_ID ? id : undefined;
}

export function pageIn(search: URLSearchParams): number {
  return idIn(search.get('page')) ?? 1;
}

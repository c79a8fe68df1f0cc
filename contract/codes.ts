/** The codes of a table of labels, in its order. */
export function codesOf<Code extends string>(labels: Record<Code, unknown>): readonly Code[] {
  return Object.keys(labels) as Code[];
}

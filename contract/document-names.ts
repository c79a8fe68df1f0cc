/** Kinds of issued documents, by the letters that stand in their names. */
const LETTERS = { INVOICE: 'INV', CREDIT_NOTE: 'CN', CONTRACT: 'CT', STATEMENT: 'ST' } as const;

export type DocumentKind = keyof typeof LETTERS;

/** `NP-INV-000042`, the name of a document and of its file. */
export function documentName(kind: DocumentKind, number: number): string {
  return `NP-${LETTERS[kind]}-${String(number).padStart(6, '0')}`;
}

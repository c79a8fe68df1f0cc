/** Kinds of issued documents, with the letters in their names. */
const LETTERS = {
  INVOICE: 'INV',
  CREDIT_NOTE: 'CN',
  CONTRACT: 'CT',
  STATEMENT: 'ST',
  RECEIPT: 'RC',
} as const;

export type DocumentKind = keyof typeof LETTERS;

export const DOCUMENT_KINDS = Object.keys(LETTERS) as [DocumentKind, ...DocumentKind[]];

const NAME = /^NP-([A-Z]{2,3})-(\d{6,9})$/;

/** Name of a document and its file: `NP-INV-000042`. */
export function documentName(kind: DocumentKind, number: number): string {
  return `NP-${LETTERS[kind]}-${String(number).padStart(6, '0')}`;
}

/** The document with this name, or null. */
export function documentNamed(name: string): { kind: DocumentKind; number: number } | null {
  const [, letters, digits] = NAME.exec(name) ?? [];
  const kind = DOCUMENT_KINDS.find((one) => LETTERS[one] === letters);
  return kind && documentName(kind, Number(digits)) === name ? { kind, number: Number(digits) } : null;
}

/** The documents of an order beside its payments: the receipt of a reversed one stays, and says so. */
export function presentIssued(
  issued: readonly { kind: DocumentKind; number: number }[],
  payments: readonly { receipt: string | null; reversed_at: string | null }[],
) {
  const reversed = new Set(payments.filter((one) => one.reversed_at !== null).map(({ receipt }) => receipt));
  return issued.map(({ kind, number }) => {
    const id = documentName(kind, number);
    return { kind, id, ...(reversed.has(id) ? { reversed: true as const } : {}) };
  });
}

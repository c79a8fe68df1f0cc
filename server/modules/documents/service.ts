import { Readable } from 'node:stream';
import { currentLocale, inLocale } from '#words';
import { type DocumentKind, documentName } from '../../../contract/document-names.ts';
import type { Locale } from '../../../contract/locale.ts';
import { grantOf } from '../../../contract/permissions.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { ExportEntry } from '../../infra/data-export/entries.ts';
import { printPdf } from '../../infra/pdf/threaded-pdf.ts';
import type { InvoiceContent } from './invoice-content.ts';
import type { renderInvoice } from './invoice-document.ts';
import {
  documentsOfCustomer,
  findDocument,
  hasDocument,
  insertDocument,
  keepPdf,
  takeNumber,
} from './queries.ts';
import type { renderStatement, StatementContent } from './statement-document.ts';

/** The content of a document, without number and time. */
export type Frozen = Omit<InvoiceContent, 'kind' | 'number' | 'issuedAt'>;

/** What `compose` writes in English, and for a customer who reads Urdu with its texts in Urdu too. */
export function forReaderOf(locale: Locale, compose: () => Frozen): Frozen {
  const content = inLocale('en', compose);
  if (locale === 'en') return content;
  const { order, lines, notes, trackingUrl } = inLocale(locale, compose);
  return { ...content, trackingUrl, urdu: { order, lines, notes } };
}

/**
 * Issues a document in the open transaction; returns its number. Call it last: others who issue the same kind wait for
 * its commit.
 */
export async function issueDocument(
  tx: Tx,
  kind: 'INVOICE' | 'CREDIT_NOTE' | 'CONTRACT' | 'RECEIPT',
  orderId: number,
  content: Frozen,
  issuedAt = new Date(),
): Promise<number> {
  const number = await takeNumber(tx, kind);
  await insertDocument(tx, {
    kind,
    number,
    orderId,
    content: { kind, number: documentName(kind, number), issuedAt: issuedAt.toISOString(), ...content },
    issuedAt,
  });
  return number;
}

/** Issues a tailor's monthly statement in the present language; it has no order. Otherwise like `issueDocument`. */
export async function issueStatement(
  tx: Tx,
  content: Omit<StatementContent, 'kind' | 'locale' | 'number' | 'issuedAt'>,
  issuedAt = new Date(),
): Promise<number> {
  const number = await takeNumber(tx, 'STATEMENT');
  const head = { number: documentName('STATEMENT', number), issuedAt: issuedAt.toISOString() };
  const locale = currentLocale();
  const frozen: StatementContent = {
    kind: 'STATEMENT',
    ...(locale === 'en' ? {} : { locale }),
    ...head,
    ...content,
  };
  await insertDocument(tx, { kind: 'STATEMENT', number, orderId: null, content: frozen, issuedAt });
  return number;
}

/** A document of the customer's own order, or of any order for staff. Fails with `request.not_found` otherwise. */
export async function downloadDocument(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  document: { orderId: number; kind: DocumentKind; number: number },
) {
  const scope = grantOf(actor.role, 'documents.read') === 'any' ? 'all' : actor.id;
  if (!(await hasDocument(deps.db, scope, document))) fail('request.not_found');
  return printDocument(deps, document.kind, document.number);
}

/**
 * The PDF of a document, rendered once and then stored, so that every call returns the same bytes (invoices-3). Fails
 * with `request.not_found`.
 */
export async function printDocument({ db }: Pick<Deps, 'db'>, kind: DocumentKind, number: number) {
  const { content, pdf } = (await findDocument(db, kind, number)) ?? fail('request.not_found');
  const bytes = pdf ?? (await keepPdf(db, kind, number, await render(documentName(kind, number), content)));
  return { bytes, filename: `${documentName(kind, number)}.pdf` };
}

const INVOICE = { file: 'modules/documents/invoice-document.ts', name: 'renderInvoice' } as const;
const STATEMENT = { file: 'modules/documents/statement-document.ts', name: 'renderStatement' } as const;

/** In the language of the document, whoever asks for it first. */
function render(number: string, content: InvoiceContent | StatementContent): Promise<Buffer> {
  return content.kind === 'STATEMENT'
    ? inLocale(content.locale ?? 'en', () => printPdf<typeof renderStatement>(number, STATEMENT, content))
    : inLocale('en', () => printPdf<typeof renderInvoice>(number, INVOICE, content));
}

export async function exportDocuments({ db }: Deps, actor: Actor): Promise<ExportEntry[]> {
  const documents = await documentsOfCustomer(db, actor.id);
  return documents.map(({ kind, number }) => ({
    path: `documents/${documentName(kind, number)}.pdf`,
    open: async () => Readable.from([(await printDocument({ db }, kind, number)).bytes]),
  }));
}

import { z } from 'zod';
import { DOCUMENT_KINDS, documentNamed } from './document-names.ts';
import { endpoint, Id } from './endpoint.ts';
import { text } from './text.ts';

/** An issued document of an order; `id` names its file. */
export const IssuedDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  id: z.string(),
  reversed: z
    .literal(true)
    .optional()
    .meta({ description: 'A receipt whose payment was recorded by mistake and taken back' }),
});

export const orderDocument = endpoint('GET /api/orders/{id}/documents/{document}/', {
  summary: 'Download an issued document of an own order, such as NP-INV-000042; staff of any order',
  tag: 'Orders',
  action: 'documents.read',
  responseType: 'application/pdf',
  params: z.object({
    id: Id,
    document: text(20).transform((name, context) => {
      const found = documentNamed(name);
      if (found) return found;
      context.addIssue({ code: 'custom', message: 'This is not the name of a document.' });
      return z.NEVER;
    }),
  }),
});

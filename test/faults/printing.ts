import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { documentName } from '../../contract/document-names.ts';

/** A document and a path that prints it. */
interface Paper {
  name: string;
  path: string;
  authorization: string;
}

/** The documents in the response to a step. */
interface OrderBody {
  id: number;
  documents?: { kind: string; id: string }[];
  contract?: string | null;
}

const PRINTERS = 3;

/** Prints documents that steps have issued; all prints of one must have the same bytes. */
export class Printing {
  /** One sentence for each wrong response. */
  readonly wrong: string[] = [];
  /** The number of prints whose responses were lost. */
  lost = 0;
  readonly #url: string;
  readonly #unprinted: Paper[] = [];
  readonly #printed: Paper[] = [];
  /** SHA-256 by document name. */
  readonly #hashes = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Adds an order's documents from the response to a step. */
  add(authorization: string, { id, documents = [], contract }: OrderBody): void {
    for (const document of documents) {
      this.#unprinted.push(paper(authorization, id, document.id));
      if (document.kind !== 'INVOICE') continue;
      const path = '/tailor_module/single-order/invoice/{id}/'.replace('{id}', String(id));
      this.#unprinted.push({ name: document.id, path, authorization });
    }
    if (contract) this.#unprinted.push(paper(authorization, id, contract));
  }

  /** Prints new documents, and earlier ones again, until a response is lost. */
  async printUntilLost(): Promise<void> {
    await Promise.all(
      Array.from({ length: PRINTERS }, async () => {
        for (;;) {
          const next = this.#unprinted.shift() ?? this.#printed.at(Math.random() * this.#printed.length);
          if (next && !(await this.#print(next))) return;
          await sleep(5);
        }
      }),
    );
  }

  /** Prints the documents that were not printed yet. */
  async printRest(): Promise<void> {
    for (const next of this.#unprinted.splice(0)) await this.#print(next);
  }

  /** One sentence for each document that cannot be printed, changes, or is not stored as printed. */
  async broken(client: pg.Client, authorization: string): Promise<string[]> {
    const issued = await documentsOf(client);
    for (const { name, orderId } of issued) await this.#print(paper(authorization, orderId, name));
    const kept = await documentsOf(client);
    return [
      ...this.wrong,
      ...kept
        .filter(({ name, hash }) => hash === null || hash !== this.#hashes.get(name))
        .map(({ name }) => `a document that is not kept as it was printed: ${name}`),
    ];
  }

  /** False when the response is lost. */
  async #print(it: Paper): Promise<boolean> {
    const { name, path, authorization } = it;
    try {
      const response = await fetch(`${this.#url}${path}`, { headers: { authorization } });
      const bytes = Buffer.from(await response.arrayBuffer());
      this.#judge(name, response.status, bytes);
      this.#printed.push(it);
      return true;
    } catch {
      this.lost += 1;
      this.#unprinted.push(it);
      return false;
    }
  }

  #judge(name: string, status: number, bytes: Buffer): void {
    const isWhole = bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-8).includes('%%EOF');
    if (status !== 200 || !isWhole) {
      this.wrong.push(`${name} is not a whole document: ${status}, ${bytes.length} bytes`);
      return;
    }
    const hash = createHash('sha256').update(bytes).digest('hex');
    if ((this.#hashes.get(name) ?? hash) !== hash)
      this.wrong.push(`${name} is printed otherwise than before`);
    this.#hashes.set(name, hash);
  }
}

function paper(authorization: string, orderId: number, name: string): Paper {
  const path = '/api/orders/{id}/documents/{document}/'
    .replace('{id}', String(orderId))
    .replace('{document}', name);
  return { name, path, authorization };
}

async function documentsOf(client: pg.Client) {
  const { rows } = await client.query<{
    kind: Parameters<typeof documentName>[0];
    number: number;
    orderId: number;
    hash: string | null;
  }>(
    `select kind, number, order_id as "orderId", encode(sha256(pdf), 'hex') as hash from documents order by kind, number`,
  );
  return rows.map((row) => ({ ...row, name: documentName(row.kind, row.number) }));
}

/** Invariants of documents that steps issue: each query returns the violating rows. */
export const NEVER_OF_DOCUMENTS: Record<string, string> = {
  'a document number that is missing or used twice': `
    select kind || ' ' || number as id from (
      select kind, number, row_number() over (partition by kind order by number) as place from documents) d
    where number <> place`,
  'a counter that is not at the last number': `
    select name as id from counters c where name in ('invoice', 'credit_note', 'contract', 'receipt')
      and value <> (select count(*) from documents where lower(kind) = c.name)`,
  'a bulk order without exactly one contract for each quote, one receipt for each payment, and one invoice once delivered': `
    select tracking_id as id from orders o where kind = 'bulk' and (
      (select count(*) from documents where order_id = o.id and kind = 'CONTRACT')
        <> (select count(*) from order_events where order_id = o.id and action = 'quote')
      or (select count(*) from documents where order_id = o.id and kind not in ('CONTRACT', 'RECEIPT'))
        <> (select count(*) from order_events where order_id = o.id and action = 'deliver')
      or (select count(*) from documents where order_id = o.id and kind = 'RECEIPT')
        <> (select count(*) from bill_payments where order_id = o.id and reverses is null))`,
  'a stitched order without exactly one invoice once confirmed, one credit note once it or a garment is cancelled after it, and one receipt for each payment': `
    select tracking_id as id from orders o where kind = 'single' and (
      (select count(*) from documents where order_id = o.id and kind = 'INVOICE')
        <> (select count(*) from order_events where order_id = o.id and action = 'confirm')
      or (select count(*) from documents where order_id = o.id and kind = 'CREDIT_NOTE')
        <> (select count(*) from order_events where order_id = o.id and (action = 'cancel' and from_status <> 'PLACED' or action = 'cancel_garment'))
      or (select count(*) from documents where order_id = o.id and kind = 'RECEIPT')
        <> (select count(*) from bill_payments where order_id = o.id and reverses is null))`,
  'a quote that is accepted without a name, or a name without the acceptance': `
    select order_id as id from bulk_order_details d where (accepted_name is not null) <> exists (
      select from order_events e where e.order_id = d.order_id and action = 'accept')`,
};

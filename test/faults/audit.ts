import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import sharp from 'sharp';
import { DiskStorage } from '../../server/infra/storage/disk-storage.ts';
import { missingLetters, NEVER_OF_MAIL, needlessAttempts, takeUpMail } from './mail-audit.ts';
import { databaseUrl, type RealServer } from './real-server.ts';

/** Invariants: each query returns the violating rows. */
const NEVER: Record<string, string> = {
  'an order without exactly one first event': `
    select id from orders o where 1 <> (
      select count(*) from order_events where order_id = o.id and from_status is null and to_status = 'PLACED')`,
  'an order without its details': `
    select id from orders o where kind <> 'single' or not exists (select from single_order_details where order_id = o.id)`,
  'an order whose events do not lead to its status': `
    select id from orders o where status <> (
      select to_status from order_events where order_id = o.id order by id desc limit 1)`,
  'an event without its order': `
    select e.id from order_events e left join orders o on o.id = e.order_id where o.id is null`,
  'a confirmed order with more or less than two events': `
    select id from orders o where status = 'CONFIRMED' and 2 <> (
      select count(*) from order_events where order_id = o.id)`,
  'an order whose confirmation is half done': `
    select o.id from orders o join single_order_details d on d.order_id = o.id
    left join documents i on i.order_id = o.id and i.kind = 'INVOICE'
    where (o.status = 'CONFIRMED') <> (d.user_confirmation = 'CONFIRMED')
      or (o.status = 'CONFIRMED') <> (i.number is not null)`,
  'a stored measurement without its frozen copy': `
    select order_id as id from single_order_details where measurement_source = 'STORE' and measurement_snapshot is null`,
  'an uploaded measurement without its picture': `
    select order_id as id from single_order_details where measurement_source = 'UPLOAD' and measurement_picture is null`,
  'a total that is not the sum of its parts': `
    select o.id from orders o join single_order_details d on d.order_id = o.id
    where o.total <> stitching_price + urgent_surcharge + collection_fee + delivery_fee + sample_fee
      or urgent_surcharge <> round(stitching_price * 0.3) or collection_fee <> 200 or delivery_fee <> 250`,
  'an idempotency record without its response': `
    select encode(key, 'hex') as id from idempotency_records where length(response) = 0`,
  'as many idempotency records as orders, no longer': `
    select orders || ' orders, ' || records || ' records' as id
    from (select count(*) as orders from orders) o, (select count(*) as records from idempotency_records) r
    where orders <> records`,
  'a gap in the invoice numbers': `
    select number as id from (select number, row_number() over (order by number) as place from documents where kind = 'INVOICE') i
    where number <> place`,
  'an invoice counter that is not at the last number': `
    select value as id from counters where name = 'invoice' and value <> (select count(*) from documents where kind = 'INVOICE')`,
  'a picture that belongs to no order': `
    select id from files f where not exists (
      select from single_order_details where dress_design = f.id or measurement_picture = f.id)`,
  ...NEVER_OF_MAIL,
};

interface KeptOrder {
  id: number;
  tracking_id: string;
  /** `NP-INV-000042`; null until confirmed. */
  invoice_id: string | null;
}

export interface Findings {
  orders: KeptOrder[];
  /** One sentence for everything lost, duplicated or incomplete. */
  broken: string[];
}

/** Waits for everything due, then checks database, storage and mail. `faults`: the number injected. */
export async function audit(server: RealServer, faults: number): Promise<Findings> {
  const { dataDir } = server;
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  await client.connect();
  try {
    await takeUpMail(client, server);
    // A single snapshot, because jobs keep running.
    await client.query('begin isolation level repeatable read read only');
    const broken: string[] = [];
    for (const [what, query] of Object.entries(NEVER)) {
      const { rows } = await client.query<{ id: unknown }>(query);
      if (rows.length > 0) broken.push(`${what}: ${rows.map(({ id }) => id).join(', ')}`);
    }
    broken.push(
      ...(await brokenPictures(client, dataDir)),
      ...(await missingLetters(client, dataDir)),
      ...(await needlessAttempts(client, faults)),
    );
    const { rows: orders } = await client.query<KeptOrder>(`
      select o.id, o.tracking_id, 'NP-INV-' || lpad(i.number::text, 6, '0') as invoice_id
      from orders o left join documents i on i.order_id = o.id and i.kind = 'INVOICE'`);
    return { orders, broken };
  } finally {
    await client.end();
  }
}

/** Each row must have its object, and each object with a final name must be a complete picture. */
async function brokenPictures(client: pg.Client, dataDir: string): Promise<string[]> {
  const broken: string[] = [];
  const storage = new DiskStorage(join(dataDir, 'files'));
  const { rows } = await client.query('select key, bytes, width, height from files');
  const known = new Map(rows.map((row) => [row.key, row]));
  for await (const key of storage.list(new Date(Date.now() + 60_000))) {
    const bytes = await buffer(await storage.read(key));
    const { width, height } = await sharp(bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(
        ({ info }) => info,
        () => ({ width: 0, height: 0 }),
      );
    const row = known.get(key) ?? { bytes: bytes.length, width, height };
    known.delete(key);
    if (width === 0 || row.bytes !== bytes.length || row.width !== width || row.height !== height) {
      broken.push(`a picture that is not whole: ${key}, ${bytes.length} bytes, ${width} × ${height}`);
    }
  }
  return [...broken, ...[...known.keys()].map((key) => `a picture that is not in the storage: ${key}`)];
}

import { eq, sql } from 'drizzle-orm';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Db } from '../../db/client.ts';
import { sandboxWallet } from '../../db/schema/gateway-payments.ts';
import type { GatewayRefund } from './payments.ts';
import {
  type Departure,
  type GatewayMessage,
  type Inquiry,
  type Named,
  PAISA,
  type RedirectGateway,
  type RedirectPayment,
} from './redirect-gateway.ts';

/** A wallet without money: its page is ours, and the customer says there whether the payment succeeds. */
export class SandboxWallet implements RedirectGateway {
  readonly name = 'sandbox_wallet';
  readonly acknowledgement = {};
  readonly #db: Db;
  readonly #shop: string;

  constructor(db: Db, shop: string) {
    this.#db = db;
    this.#shop = shop;
  }

  async start({ reference, amount }: RedirectPayment): Promise<Departure> {
    await this.#db
      .insert(sandboxWallet)
      .values({ reference, paisa: amount * PAISA, outcome: 'waiting' })
      .onConflictDoNothing();
    return {
      url: pageUrl({ publicUrl: this.#shop }, `/test-wallet?reference=${reference}`),
      fields: {},
      gatewayReference: null,
    };
  }

  async inquire({ reference }: Pick<RedirectPayment, 'reference'>): Promise<Inquiry> {
    const [row] = await this.#db.select().from(sandboxWallet).where(eq(sandboxWallet.reference, reference));
    if (!row || row.outcome === 'waiting') return { state: 'unknown' };
    if (row.outcome === 'declined') return { state: 'failed' };
    return { state: 'paid', paisa: row.paisa, gatewayReference: null };
  }

  /** Once decided it stays so. */
  async decide(reference: string, isPaid: boolean): Promise<void> {
    await this.#db
      .update(sandboxWallet)
      .set({ outcome: isPaid ? 'paid' : 'declined' })
      .where(sql`${sandboxWallet.reference} = ${reference} and ${sandboxWallet.outcome} = 'waiting'`);
  }

  readReturn({ query }: GatewayMessage): Named | null {
    return query.reference ? { reference: query.reference } : null;
  }

  readNotice(): null {
    return null;
  }

  async refund(_payment: unknown, amount: number, name: string): Promise<GatewayRefund> {
    return { name, amount, state: 'made' };
  }
}

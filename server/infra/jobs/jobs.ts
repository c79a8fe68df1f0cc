import type { Tx } from '../../db/client.ts';

export interface JobData {
  'mail.send': { mailId: number };
  'mail.resume': Record<string, never>;
  'system.purge': Record<string, never>;
  /** Mails what nobody of support, or no customer, is there to read. */
  'chat.hand-over': Record<string, never>;
  /** Adds what has changed to the figures of the dashboard. */
  'backoffice.fold-figures': Record<string, never>;
  /** Works on an export or import until it ends. */
  'transfers.run': { transferId: number };
  /** Begins transfers again whose job is gone. */
  'transfers.resume': Record<string, never>;
  /** Reminds of placed orders and cancels expired ones. */
  'orders.expire': Record<string, never>;
  /** Removes a card that the gateway keeps. */
  'cards.forget': { gateway: 'sandbox' | 'stripe'; reference: string };
  /** Removes all that the gateway keeps about a deleted account. */
  'cards.forget-customer': { gateway: 'sandbox' | 'stripe'; reference: string };
  /** Asks again for what no gateway has answered. */
  'cards.forget-waiting': Record<string, never>;
  'shop.capture': { orderId: number };
  'shop.refund': { orderId: number };
  'shop.count-sold': Record<string, never>;
  'shop.release-reservations': Record<string, never>;
  /** Voids, captures and refunds what a crash or outage has left open. */
  'shop.reconcile-payments': Record<string, never>;
}

export type JobName = keyof JobData;

export interface JobLimits {
  /** A longer job is retried; 15 minutes by default. */
  maxSeconds: number;
}

/** Work after a transaction, at least once, with retries. */
export interface Jobs {
  /** Enqueues in the transaction: no job without its effect. */
  send<Name extends JobName>(tx: Tx, name: Name, data: JobData[Name]): Promise<void>;
  /** Call before `start`. A handler that throws is retried. */
  handle<Name extends JobName>(name: Name, handler: (data: JobData[Name]) => Promise<void>): void;
  schedule(name: JobName, cron: string, limits?: JobLimits): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

import type { Tx } from '../../db/client.ts';

export interface JobData {
  'mail.send': { mailId: number };
  /** Sends mail that is due and has no job of its own. */
  'mail.resume': Record<string, never>;
  /** Deletes what has expired, and stored files without a row. */
  'system.purge': Record<string, never>;
  /** Takes the money of a card order that is written. */
  'shop.capture': { orderId: number };
  /** Gives back what cancelled and returned parts of a card order have cost. */
  'shop.refund': { orderId: number };
  /** Counts what was sold, for the order of lists. */
  'shop.count-sold': Record<string, never>;
  /** Returns the stock of unconfirmed guests' orders. */
  'shop.release-reservations': Record<string, never>;
  /** Lets go of money that was reserved for an order that never came to be. */
  'shop.release-forgotten': Record<string, never>;
}

export type JobName = keyof JobData;

export interface JobLimits {
  /** After this long a job counts as lost and is retried; 15 minutes by default. */
  maxSeconds: number;
}

/** Work to be done after the transaction that asks for it, at least once, with retries. */
export interface Jobs {
  /** Enqueues inside the transaction: the job exists exactly when the effect does. */
  send<Name extends JobName>(tx: Tx, name: Name, data: JobData[Name]): Promise<void>;
  /** Names who does the work; call before `start`. A handler that throws is tried again later. */
  handle<Name extends JobName>(name: Name, handler: (data: JobData[Name]) => Promise<void>): void;
  /** Asks for `name` to run at a time of day, `cron` in Karachi. */
  schedule(name: JobName, cron: string, limits?: JobLimits): void;
  start(): Promise<void>;
  /** Lets running jobs finish for a while, then stops. */
  stop(): Promise<void>;
}

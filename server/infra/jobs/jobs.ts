import type { Tx } from '../../db/client.ts';

export interface JobData {
  'mail.send': { mailId: number };
  /** Links that somebody waits for: no number of other mails delays them. */
  'mail.send-urgent': { mailId: number };
  'mail.resume': Record<string, never>;
  /** Messages to phones; urgent ones never wait behind others. */
  'message.send': { messageId: number };
  'message.send-urgent': { messageId: number };
  'message.resume': Record<string, never>;
  'message.resume-urgent': Record<string, never>;
  /** Puts what came by WhatsApp into its conversation. */
  'whatsapp.receive': { inboundId: number };
  /** The same with a picture, which takes longer. */
  'whatsapp.receive-picture': { inboundId: number };
  'whatsapp.resume': Record<string, never>;
  'system.purge': Record<string, never>;
  /** Mails messages that support or a customer is not online to read. */
  'chat.hand-over': Record<string, never>;
  /** Sends one message to a webhook. */
  'webhooks.send': { deliveryId: number };
  /** Sends what is due again. */
  'webhooks.resume': Record<string, never>;
  /** Adds recent changes to the dashboard's figures. */
  'backoffice.fold-figures': Record<string, never>;
  /** Runs an import until it ends. */
  'transfers.run': { transferId: number };
  /** Restarts transfers whose job was lost. */
  'transfers.resume': Record<string, never>;
  /** Reminds of placed orders and cancels expired ones. */
  'orders.expire': Record<string, never>;
  /** Tells customers who has not answered a link for measures. */
  'orders.remind-links': Record<string, never>;
  'orders.chase-cloth': Record<string, never>;
  'orders.chase-advances': Record<string, never>;
  /** Finds stitched orders that will miss their promised day. */
  'orders.check-promises': Record<string, never>;
  /** Gives what release 1.0.0 wrote in English its code, in this release only. */
  'orders.code-notes': Record<string, never>;
  /** Removes a saved card from the gateway. */
  'cards.forget': { gateway: 'sandbox' | 'stripe'; reference: string };
  /** Removes all data about a deleted account from the gateway. */
  'cards.forget-customer': { gateway: 'sandbox' | 'stripe'; reference: string };
  /** Retries erasures that no gateway has confirmed. */
  'cards.forget-waiting': Record<string, never>;
  /** Reads what couriers say of booked parcels. */
  'couriers.track': Record<string, never>;
  /** Asks couriers what became of bookings that nobody knows of, and cancels those of cancelled orders. */
  'couriers.ask-bookings': Record<string, never>;
  'shop.capture': { orderId: number };
  'shop.refund': { orderId: number };
  /** Asks a gateway what became of a payment on its pages. */
  'shop.settle-payment': { paymentId: number };
  /** The same for all payments that are due to be asked about. */
  'shop.ask-gateways': Record<string, never>;
  /** Mails a link to send goods back to whom an order belongs (returns-9). */
  'shop.withdrawal': { number: string; contactHash: string };
  /** Reminds of accepted returns of which nothing comes, and ends them (returns-17). */
  'shop.ask-accounts': Record<string, never>;
  'shop.chase-returns': Record<string, never>;
  'shop.count-sold': Record<string, never>;
  'shop.release-reservations': Record<string, never>;
  /** Voids, captures and refunds payments that a crash or outage left unfinished. */
  'shop.reconcile-payments': Record<string, never>;
}

export type JobName = keyof JobData;

export interface JobLimits {
  /** Timeout after which the job is retried; 15 minutes by default. */
  maxSeconds: number;
}

/** Work after a transaction: at least once, with retries. */
export interface Jobs {
  /** Enqueued in the transaction, so a rollback leaves no job. */
  send<Name extends JobName>(tx: Tx, name: Name, data: JobData[Name]): Promise<void>;
  /** Call before `start`. A handler that throws is retried. */
  handle<Name extends JobName>(name: Name, handler: (data: JobData[Name]) => Promise<void>): void;
  schedule(name: JobName, cron: string, limits?: JobLimits): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

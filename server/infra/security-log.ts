export type SecurityEvent =
  | 'sign_in_failed'
  | 'sign_in_blocked'
  | 'new_device'
  | 'session_ended'
  | 'password_changed'
  | 'password_reset'
  | 'email_change_requested'
  | 'email_changed'
  | 'email_change_undone'
  | 'data_exported'
  | 'deletion_requested'
  | 'deletion_cancelled'
  | 'account_deleted'
  | 'role_changed'
  | 'account_blocked'
  | 'account_unblocked'
  | 'way_added'
  | 'way_removed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_failed'
  | 'second_factor_reset'
  | 'demo_accounts_voided';

interface Details {
  accountId?: number | null;
  address?: string;
  sessionId?: number;
  role?: string;
  /** The sign-in method: google, passkey … */
  way?: string;
  accounts?: number;
}

interface Log {
  child(bindings: object): { info(details: object, message: string): void };
}

/** One log line per event, marked `"log":"security"`, with ids and addresses, never names, e-mails or tokens. */
export class SecurityLog {
  readonly #log: ReturnType<Log['child']>;

  constructor(log: Log) {
    this.#log = log.child({ log: 'security' });
  }

  record(event: SecurityEvent, details: Details): void {
    this.#log.info({ event, ...details }, 'security event');
  }
}

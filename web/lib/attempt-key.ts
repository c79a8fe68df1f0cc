import { draftKey } from './drafts.ts';

/** The idempotency keys of one form. */
export interface AttemptKeys {
  /** The key for what is sent: the same for the same content, so that a retry makes nothing twice. */
  keyFor: (content: unknown) => string;
  /** The attempt has succeeded: the same content sent again is a new attempt. */
  forget: () => void;
}

interface Attempt {
  sent: string;
  key: string;
}

/** Where the last attempt is stored with its content, to survive a reload: never that of a form with a password. */
export interface StoredAttempt {
  name: string;
  /** As long as the tab, or until it succeeds. */
  on: 'tab' | 'device';
}

/** Idempotency keys of one form. */
export function attemptKeys(stored?: StoredAttempt): AttemptKeys {
  const storageKey = draftKey(`attempt.${stored?.name}`);
  const storage = () => (stored?.on === 'device' ? localStorage : sessionStorage);
  let last: Attempt | undefined;
  return {
    keyFor(content) {
      const sent = JSON.stringify(content);
      const known = stored ? readAttempt(storage().getItem(storageKey)) : last;
      last = known?.sent === sent ? known : { sent, key: randomKey() };
      if (stored) storage().setItem(storageKey, JSON.stringify(last));
      return last.key;
    },
    forget() {
      last = undefined;
      if (stored) storage().removeItem(storageKey);
    },
  };
}

function readAttempt(text: string | null): Attempt | undefined {
  try {
    const { sent, key } = JSON.parse(text ?? '{}') as Partial<Attempt>;
    return typeof sent === 'string' && typeof key === 'string' ? { sent, key } : undefined;
  } catch {
    return undefined;
  }
}

/** A file's part of the content of an attempt: its bytes are not compared. */
export function fileMark(file: File | undefined): unknown {
  return file && [file.name, file.size, file.lastModified];
}

/** 32 random hexadecimal digits. `crypto.randomUUID` is missing on plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

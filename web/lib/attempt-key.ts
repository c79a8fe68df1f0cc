import { draftKey } from './drafts.ts';

export interface AttemptKeys {
  /** Returns the same key for the same content, so that a retry creates nothing twice. */
  keyFor: (content: unknown) => string;
  /** What was sent last and has not succeeded, parsed from JSON; a lost response may have carried it out. */
  lastSent: () => unknown;
  /** Called on success: the same content sent again gets a new key. */
  forget: () => void;
}

interface Attempt {
  sent: string;
  key: string;
}

/** Stores the last key with its content across reloads; never for a form with a password. */
export interface StoredAttempt {
  name: string;
  /** On the device it is the tab's own as well, so that tabs do not overwrite each other's. */
  on: 'tab' | 'device';
}

export function attemptKeys(stored?: StoredAttempt): AttemptKeys {
  const storageKey = draftKey(`attempt.${stored?.name}`);
  const storages = () => {
    if (!stored) return [];
    return stored.on === 'device' ? [sessionStorage, localStorage] : [sessionStorage];
  };
  /** Where nothing is stored, or the storage is full. */
  let last: Attempt | undefined;
  const known = () => {
    const kept = storages().map((storage) => readAttempt(storage.getItem(storageKey)));
    return [last, ...kept].filter((attempt) => attempt !== undefined);
  };
  function keep(attempt: Attempt): void {
    last = attempt;
    for (const storage of storages()) {
      try {
        storage.setItem(storageKey, JSON.stringify(attempt));
        last = undefined;
      } catch {
        storage.removeItem(storageKey);
      }
    }
  }
  return {
    keyFor(content) {
      const sent = JSON.stringify(content);
      const before = known().find((attempt) => attempt.sent === sent);
      const attempt = before ?? { sent, key: randomKey() };
      keep(attempt);
      return attempt.key;
    },
    lastSent() {
      const sent = known()[0]?.sent;
      return sent === undefined ? undefined : JSON.parse(sent);
    },
    forget() {
      const done = known()[0]?.key;
      last = undefined;
      for (const storage of storages()) {
        if (readAttempt(storage.getItem(storageKey))?.key === done) storage.removeItem(storageKey);
      }
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

/** Identifies a file without comparing its bytes. */
export function fileMark(file: File | undefined): unknown {
  return file && [file.name, file.size, file.lastModified];
}

/** 32 random hexadecimal digits; `crypto.randomUUID` is missing on plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

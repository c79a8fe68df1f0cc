import { draftKey } from './drafts.ts';
import { parsed, readStored, removeStored, type Scope, writeText } from './storage.ts';
import { type Checked, isShape, isText } from './stored-shape.ts';

export interface AttemptKeys {
  /** Returns the same key for the same content, so that a retry creates nothing twice. */
  keyFor: (content: unknown) => string;
  /** What was sent last and has not succeeded, parsed from JSON; a lost response may have carried it out. */
  lastSent: () => unknown;
  /** Called on success: the same content sent again gets a new key. */
  forget: () => void;
}

const isAttempt = isShape({ sent: isText, key: isText });

/** Stores the last key with its content across reloads; never for a form with a password. */
export interface StoredAttempt {
  name: string;
  /** On the device it is the tab's own as well, so that tabs do not overwrite each other's. */
  on: Scope;
}

export function attemptKeys(stored?: StoredAttempt): AttemptKeys {
  const storageKey = draftKey(`attempt.${stored?.name}`);
  const tabFirst = ['tab', 'device'] as const;
  const scopes = stored ? tabFirst.slice(0, stored.on === 'device' ? 2 : 1) : [];
  /** Where nothing is stored. */
  let last: Checked<typeof isAttempt> | undefined;
  const known = () => [last, ...scopes.map((scope) => readStored(scope, storageKey))].filter(isAttempt);
  return {
    keyFor(content) {
      const sent = JSON.stringify(content);
      const before = known().find((attempt) => attempt.sent === sent);
      const attempt = before ?? { sent, key: randomKey() };
      if (!stored) last = attempt;
      for (const scope of scopes) writeText(scope, storageKey, JSON.stringify(attempt));
      return attempt.key;
    },
    lastSent() {
      const [attempt] = known();
      return attempt && parsed(attempt.sent);
    },
    forget() {
      const [done] = known();
      last = undefined;
      for (const scope of scopes) {
        const kept = readStored(scope, storageKey);
        if (isAttempt(kept) && kept.key === done?.key) removeStored(scope, storageKey);
      }
    },
  };
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

import { draftKey } from './drafts.ts';
import { parsed, readStored, removeStored, type Scope, writeText } from './storage.ts';
import { type Checked, isShape, isText } from './stored-shape.ts';

export interface AttemptKeys {
  /** Returns the same key for the same content, so that a retry creates nothing twice. */
  keyFor: (content: unknown) => string;
  /** The last unsuccessful body, parsed from JSON; the server may have processed it and its response been lost. */
  lastSent: () => unknown;
  /** Call after success: the same content sent again then gets a new key. */
  forget: () => void;
}

const isAttempt = isShape({ sent: isText, key: isText });

/** Stores the last key and content across a reload; never for a form with a password. */
export interface StoredAttempt {
  name: string;
  /** On the device, each tab keeps its own copy too, so that tabs do not overwrite each other's. */
  on: Scope;
}

export function attemptKeys(stored?: StoredAttempt): AttemptKeys {
  const storageKey = draftKey(`attempt.${stored?.name}`);
  const tabFirst = ['tab', 'device'] as const;
  const scopes = stored ? tabFirst.slice(0, stored.on === 'device' ? 2 : 1) : [];
  /** The last attempt of a form that stores none. */
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

/** Identifies a file by its metadata, without reading it. */
export function fileMark(file: File | undefined): unknown {
  return file && [file.name, file.size, file.lastModified];
}

/** 32 random hexadecimal digits; `crypto.randomUUID` is missing on plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

import { useState } from 'react';

/** An Idempotency-Key for what is sent: the same while that stays the same. */
export type AttemptKey = (body: unknown) => string;

/**
 * Keys for the attempts of one form. Sending the same again after a lost answer uses the same key, so nothing is made
 * twice; a changed body is a new attempt.
 */
export function useAttemptKey(): AttemptKey {
  return useState(attemptKeys)[0];
}

function attemptKeys(): AttemptKey {
  let last = { sent: '', key: '' };
  return (body) => {
    const sent = JSON.stringify(body);
    if (sent !== last.sent) last = { sent, key: randomKey() };
    return last.key;
  };
}

/** A fresh key: 32 hexadecimal digits. `crypto.randomUUID` is missing where a shop is tried over plain http on a local network. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

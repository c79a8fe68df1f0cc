import { useEffect, useState } from 'react';
import type { SentPhoneCode } from '../../contract/phones.ts';
import { readStored, removeStored, writeText } from './storage.ts';

export interface AskedCode {
  phone: string;
  sent: SentPhoneCode;
}

/**
 * The code that was sent to a phone. The tab keeps it until it expires, because a phone may drop the page while its owner
 * reads the message. `name` tells one place of the shop from another.
 */
export function useSentCode(name: string): [AskedCode | undefined, (asked?: AskedCode) => void] {
  const key = `code.${name}`;
  const [asked, setAsked] = useState<AskedCode>();
  useEffect(() => setAsked(readAsked(key)), [key]);
  const keep = (next?: AskedCode) => {
    if (next) writeText('tab', key, JSON.stringify(next));
    else removeStored('tab', key);
    setAsked(next);
  };
  return [asked, keep];
}

function readAsked(key: string): AskedCode | undefined {
  const stored = readStored('tab', key) as AskedCode | null | undefined;
  return stored && Date.parse(stored.sent?.expires_at) > Date.now() ? stored : undefined;
}

/** The tab's session storage, or the device's local storage, which all tabs share. */
export type Scope = 'tab' | 'device';

/** Texts that a full or forbidden storage has refused; they last until the page is left. */
const refused = { tab: new Map<string, string>(), device: new Map<string, string>() };

/** Names of what else lasts only until the page is left. */
export const heldInMemory = new Set<string>();

/** True while a reload would lose what the device has no room for. */
export function mustStay(): boolean {
  return refused.tab.size + refused.device.size + heldInMemory.size > 0;
}

const storageOf = (scope: Scope) => (scope === 'tab' ? sessionStorage : localStorage);

export function readText(scope: Scope, key: string): string | null {
  try {
    return refused[scope].get(key) ?? storageOf(scope).getItem(key);
  } catch {
    return null;
  }
}

/** Parsed JSON; undefined if invalid. */
export function readStored(scope: Scope, key: string): unknown {
  return parsed(readText(scope, key));
}

/** Undefined for invalid JSON, null without a text. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Returns false if the text lasts only until the page is left; the tab's older text is removed. */
export function writeText(scope: Scope, key: string, text: string): boolean {
  try {
    storageOf(scope).setItem(key, text);
    refused[scope].delete(key);
    return true;
  } catch {
    if (scope === 'tab') removeStored(scope, key);
    refused[scope].set(key, text);
    return false;
  }
}

/** Writes all texts, or keeps them all in memory until the page is left. */
export function writeTogether(scope: Scope, texts: Readonly<Record<string, string>>): void {
  const entries = Object.entries(texts);
  if (entries.every(([key, text]) => writeText(scope, key, text))) return;
  for (const [key, text] of entries) {
    removeStored(scope, key);
    refused[scope].set(key, text);
  }
}

export function removeStored(scope: Scope, key: string): void {
  refused[scope].delete(key);
  try {
    storageOf(scope).removeItem(key);
  } catch {
    // A denied storage holds nothing to delete.
  }
}

/** In both tab and device. */
export function removeAllWith(prefix: string): void {
  for (const scope of ['tab', 'device'] as const)
    for (const key of keysWith(scope, prefix)) removeStored(scope, key);
}

export function hasStoredWith(scope: Scope, prefix: string): boolean {
  return keysWith(scope, prefix).length > 0;
}

function keysWith(scope: Scope, prefix: string): string[] {
  const storage = storageOf(scope);
  // `Object.keys` does not see the keys of the memory that replaces a denied storage.
  const stored = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  return [...stored, ...refused[scope].keys()].filter((key) => key.startsWith(prefix));
}

/** Calls `follow` when another tab changes one of the keys, and after a return from the back/forward cache. */
export function watchStored(keys: readonly string[], follow: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null) refused.device.clear();
    else refused.device.delete(key);
    if (key === null || keys.includes(key)) follow();
  };
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', restore);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', restore);
  };
}

/**
 * Runs first in the head: replaces storages that throw on access, also in React Router's scripts, by memory, and marks
 * the root element.
 */
export const STAND_IN_FOR_STORAGE = `for(const n of['localStorage','sessionStorage'])try{window[n].length}catch{const m=new Map;document.documentElement.dataset.storage='denied';Object.defineProperty(window,n,{value:{getItem:k=>m.get(String(k))??null,setItem:(k,v)=>{m.set(String(k),String(v))},removeItem:k=>{m.delete(String(k))},clear:()=>m.clear(),key:i=>[...m.keys()][i]??null,get length(){return m.size}}})}`;

/** False when nothing survives a reload. */
export function isStoragePersistent(): boolean {
  return document.documentElement.dataset.storage !== 'denied';
}

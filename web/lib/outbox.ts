import { createStore, get, update } from 'idb-keyval';
import { create } from 'zustand';
import { randomKey } from './attempt-key.ts';
import { CallError } from './call-error.ts';
import { currentUsername, useSession } from './session.ts';
import { heldInMemory } from './storage.ts';

const RETRY_MS = 15_000;

/** What was pressed and the server has not processed. */
export interface Pressed {
  /** The idempotency key. */
  key: string;
  /** UTC, ISO 8601. */
  pressedAt: string;
  /** Why the server has refused it; it is sent again or dropped on a press. */
  refusal?: string | undefined;
}

interface Outbox<Work> {
  /** Oldest first. */
  waiting: readonly Work[];
  /** Whether the last attempt found no network. */
  isCutOff: boolean;
  /** Whether the device has no room for it: some of it lasts only until the page is left. */
  isUnkept: boolean;
}

interface OutboxOptions<Work> {
  /** Of the database. */
  name: string;
  next: (waiting: readonly Work[]) => Work | undefined;
  /** Sends it; returns how to show the answer, once it has left the outbox. */
  carryOut: (work: Work) => Promise<() => void>;
  reread: () => void;
}

/** A list that could not be written. */
interface Unwritten<Work> {
  /** Keys of what was on the device at that time. */
  written: ReadonlySet<string>;
  wanted: readonly Work[];
}

export function pressedNow(): Pick<Pressed, 'key' | 'pressedAt'> {
  return { key: randomKey(), pressedAt: new Date().toISOString() };
}

/** The first one that is not refused, nor behind a refused one of the same group. */
export function nextOf<Work extends Pressed>(
  waiting: readonly Work[],
  groupOf: (work: Work) => unknown,
): Work | undefined {
  const stopped = new Set<unknown>();
  for (const one of waiting) {
    if (one.refusal !== undefined) stopped.add(groupOf(one));
    else if (!stopped.has(groupOf(one))) return one;
  }
  return undefined;
}

/** Whether some of it is only in memory. */
function hasUnkept(unwritten?: Unwritten<Pressed>): boolean {
  return unwritten?.wanted.some(({ key }) => !unwritten.written.has(key)) ?? false;
}

/** What is on the device, changed as it should have been written; other tabs may have added and removed since. */
function withUnwritten<Work extends Pressed>(kept: Work[], unwritten?: Unwritten<Work>): Work[] {
  if (!unwritten) return kept;
  const { written, wanted } = unwritten;
  const keys = new Set(kept.map(({ key }) => key));
  return [
    ...wanted.filter(({ key }) => keys.has(key) || !written.has(key)),
    ...kept.filter(({ key }) => !written.has(key)),
  ];
}

/**
 * Keeps what is pressed on the device, by account, and sends it in order as soon as there is a network. It survives a
 * reload and, unlike drafts, a sign-out; no other account's session sends it.
 */
export function createOutbox<Work extends Pressed>({ name, next, carryOut, reread }: OutboxOptions<Work>) {
  const database = createStore(name, 'waiting');
  const use = create<Outbox<Work>>(() => ({ waiting: [], isCutOff: false, isUnkept: false }));
  let channel: BroadcastChannel | undefined;
  let isSending = false;
  /** What the device could not write, by account; it lasts until the page is left. */
  const unkept = new Map<string, Unwritten<Work>>();
  let lastChange = Promise.resolve();

  function account(): string {
    return useSession.getState().user?.username ?? '';
  }

  async function kept(who: string): Promise<Work[]> {
    try {
      return (await get<Work[]>(who, database)) ?? [];
    } catch {
      return [];
    }
  }

  async function stored(who: string): Promise<Work[]> {
    return withUnwritten(await kept(who), unkept.get(who));
  }

  function show(waiting: readonly Work[], who: string): void {
    if (account() === who) use.setState({ waiting, isUnkept: hasUnkept(unkept.get(who)) });
  }

  /** One change at a time across tabs. */
  function change(edit: (waiting: Work[]) => Work[], who = account()): Promise<void> {
    lastChange = lastChange.then(() => write(edit, who));
    return lastChange;
  }

  async function write(edit: (waiting: Work[]) => Work[], who: string): Promise<void> {
    const late = unkept.get(who);
    let changed: Work[] = [];
    try {
      await update<Work[]>(who, (before = []) => (changed = edit(withUnwritten(before, late))), database);
      unkept.delete(who);
    } catch {
      // The device is full, or the browser has no IndexedDB.
      const before = await kept(who);
      changed = edit(withUnwritten(before, late));
      unkept.set(who, { written: new Set(before.map(({ key }) => key)), wanted: changed });
    }
    if ([...unkept.values()].some(hasUnkept)) heldInMemory.add(name);
    else heldInMemory.delete(name);
    show(changed, who);
    channel?.postMessage('changed');
  }

  async function read(): Promise<void> {
    const who = account();
    show(await stored(who), who);
  }

  async function press(pressed: Work): Promise<void> {
    await change((waiting) => [...waiting, pressed]);
    await sendWaiting();
  }

  /** Drops refused work and sends what waited behind it. */
  async function drop(key: string): Promise<void> {
    await change((waiting) => waiting.filter((one) => one.key !== key));
    reread();
    await sendWaiting();
  }

  /** Sends refused work again. */
  async function tryAgain(key: string): Promise<void> {
    await change((waiting) =>
      waiting.map((one) => {
        if (one.key !== key) return one;
        // The server has already answered the old idempotency key.
        const again = { ...one, key: randomKey() };
        delete again.refusal;
        return again;
      }),
    );
    await sendWaiting();
  }

  /** Sends waiting work, in one tab at a time. */
  async function sendWaiting(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      if (navigator.locks) await navigator.locks.request(`${name}-sending`, sendAll);
      else await sendAll();
    } finally {
      isSending = false;
    }
  }

  async function sendAll(): Promise<void> {
    const who = account();
    for (;;) {
      const first = next(await stored(who));
      // Another account may have signed in meanwhile, also in another tab.
      if (currentUsername() !== who) return;
      const isSent = !first || (await send(first, who));
      if (account() !== who) return;
      use.setState({ isCutOff: !isSent });
      if (!first || !isSent) return;
    }
  }

  /** False where there is no network. */
  async function send(work: Work, who: string): Promise<boolean> {
    const { key } = work;
    let showAnswer: () => void;
    try {
      showAnswer = await carryOut(work);
    } catch (error) {
      if (!(error instanceof CallError) || isPassing(error)) return false;
      await change(
        (waiting) => waiting.map((one) => (one.key === key ? { ...one, refusal: error.message } : one)),
        who,
      );
      reread();
      return true;
    }
    await change((waiting) => waiting.filter((one) => one.key !== key), who);
    if (account() === who) showAnswer();
    return true;
  }

  /** Reads the waiting work and sends it, now and whenever the network may be back; returns a function to stop. */
  function watch(): () => void {
    const attempt = () => {
      if (document.visibilityState === 'visible') void sendWaiting();
    };
    channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`${name}-waiting`) : undefined;
    channel?.addEventListener('message', () => void read());
    void read().then(sendWaiting);
    const timer = setInterval(() => {
      if (use.getState().waiting.length > 0) attempt();
    }, RETRY_MS);
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
      channel?.close();
      channel = undefined;
    };
  }

  return { use, press, drop, tryAgain, watch };
}

/** True if the same request may succeed later. */
function isPassing({ status }: CallError): boolean {
  return status === 0 || status >= 500 || status === 429 || status === 401;
}

import { createStore, get, update } from 'idb-keyval';
import { create } from 'zustand';
import { randomKey } from './attempt-key.ts';
import { CallError } from './call-error.ts';
import { isSignedIn, useSession } from './session.ts';

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

/**
 * Keeps what is pressed on the device, by account, and sends it in order as soon as there is a network. It survives a
 * reload and, unlike drafts, a sign-out; no other account's session sends it.
 */
export function createOutbox<Work extends Pressed>({ name, next, carryOut, reread }: OutboxOptions<Work>) {
  const database = createStore(name, 'waiting');
  const use = create<Outbox<Work>>(() => ({ waiting: [], isCutOff: false, isUnkept: false }));
  let channel: BroadcastChannel | undefined;
  let isSending = false;
  /** What the device could not keep, by account; it lasts until the page is left. */
  const unkept = new Map<string, Work[]>();

  function account(): string {
    return useSession.getState().user?.username ?? '';
  }

  async function kept(): Promise<Work[]> {
    try {
      return (await get<Work[]>(account(), database)) ?? [];
    } catch {
      return [];
    }
  }

  async function stored(): Promise<Work[]> {
    return [...(await kept()), ...(unkept.get(account()) ?? [])];
  }

  function show(waiting: readonly Work[]): void {
    use.setState({ waiting, isUnkept: (unkept.get(account())?.length ?? 0) > 0 });
  }

  /** One change at a time across tabs. */
  async function change(edit: (waiting: Work[]) => Work[]): Promise<void> {
    const who = account();
    const late = unkept.get(who) ?? [];
    let changed: Work[] = [];
    try {
      await update<Work[]>(who, (before = []) => (changed = edit([...before, ...late])), database);
      unkept.delete(who);
    } catch {
      // The device is full, or the browser has no IndexedDB.
      const before = await kept();
      changed = edit([...before, ...late]);
      unkept.set(
        who,
        changed.filter((one) => before.every(({ key }) => key !== one.key)),
      );
    }
    show(changed);
    channel?.postMessage('changed');
  }

  async function read(): Promise<void> {
    show(await stored());
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
      const first = next(await stored());
      // Another account may have signed in meanwhile.
      if (!isSignedIn() || account() !== who) return;
      if (!first) return use.setState({ isCutOff: false });
      if (!(await send(first))) return use.setState({ isCutOff: true });
      use.setState({ isCutOff: false });
    }
  }

  /** False where there is no network. */
  async function send(work: Work): Promise<boolean> {
    const { key } = work;
    let showAnswer: () => void;
    try {
      showAnswer = await carryOut(work);
    } catch (error) {
      if (!(error instanceof CallError) || isPassing(error)) return false;
      await change((waiting) =>
        waiting.map((one) => (one.key === key ? { ...one, refusal: error.message } : one)),
      );
      reread();
      return true;
    }
    await change((waiting) => waiting.filter((one) => one.key !== key));
    showAnswer();
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

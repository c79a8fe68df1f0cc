import { createStore, get, update } from 'idb-keyval';
import { create } from 'zustand';
import type { WorkAction } from '../../../../contract/constants/workshop.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { randomKey } from '../../../lib/attempt-key.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { isSignedIn, useSession } from '../../../lib/session.ts';
import { rereadWork, showAnswered } from './api.ts';
import { type NoLightWork, nextToSend, type WaitingWork, type Work } from './waiting-work.ts';

/** Steps to send, by account. They survive a sign-out, unlike drafts, and no other account's session sends them. */
const database = createStore('workshop', 'waiting');

const CHANNEL = 'workshop-waiting';
const LOCK = 'workshop-sending';
const RETRY_MS = 15_000;

interface Outbox {
  /** Oldest first. */
  waiting: readonly WaitingWork[];
  /** Whether the last attempt found no network. */
  isCutOff: boolean;
}

export const useOutbox = create<Outbox>(() => ({ waiting: [], isCutOff: false }));

let channel: BroadcastChannel | undefined;
let isSending = false;
/** Holds the work until a reload, if the browser has no IndexedDB. */
let unstored: WaitingWork[] = [];

function account(): string {
  return useSession.getState().user?.username ?? '';
}

async function stored(): Promise<WaitingWork[]> {
  try {
    return (await get<WaitingWork[]>(account(), database)) ?? unstored;
  } catch {
    return unstored;
  }
}

/** One change at a time across tabs. */
async function change(edit: (waiting: WaitingWork[]) => WaitingWork[]): Promise<void> {
  let changed: WaitingWork[] = [];
  try {
    await update<WaitingWork[]>(account(), (before = []) => (changed = edit(before)), database);
  } catch {
    unstored = edit(unstored);
    changed = unstored;
  }
  useOutbox.setState({ waiting: changed });
  channel?.postMessage('changed');
}

async function read(): Promise<void> {
  useOutbox.setState({ waiting: await stored() });
}

/** Stores the work on the device and sends it as soon as there is a network (workshop-11). */
export async function doWork(order: { id: number; tracking_id: string }, work: Work): Promise<void> {
  await press({ ...pressedNow(), orderId: order.id, trackingNumber: order.tracking_id, work });
}

/** Says that there is no electricity today, or takes it back, like `doWork`. */
export async function sayNoLight(noLight: boolean): Promise<void> {
  await press({ ...pressedNow(), orderId: null, work: { kind: 'no_light', noLight } });
}

function pressedNow() {
  return { key: randomKey(), pressedAt: new Date().toISOString() };
}

async function press(pressed: WaitingWork): Promise<void> {
  await change((waiting) => [...waiting, pressed]);
  await sendWaiting();
}

/** Drops refused work and sends what waited behind it. */
export async function dropWork(key: string): Promise<void> {
  await change((waiting) => waiting.filter((one) => one.key !== key));
  rereadWork();
  await sendWaiting();
}

/** Sends refused work again. */
export async function tryAgain(key: string): Promise<void> {
  await change((waiting) =>
    waiting.map((one) => {
      if (one.key !== key) return one;
      const { refusal: _refused, ...again } = one;
      // The server has already answered the old idempotency key.
      return { ...again, key: randomKey() };
    }),
  );
  await sendWaiting();
}

/** Sends waiting work, in one tab at a time. */
async function sendWaiting(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    if (navigator.locks) await navigator.locks.request(LOCK, sendAll);
    else await sendAll();
  } finally {
    isSending = false;
  }
}

async function sendAll(): Promise<void> {
  const who = account();
  for (;;) {
    // Another account may have signed in meanwhile.
    if (!isSignedIn() || account() !== who) return;
    const next = nextToSend(await stored());
    if (!next) return useOutbox.setState({ isCutOff: false });
    if (!(await send(next))) return useOutbox.setState({ isCutOff: true });
    useOutbox.setState({ isCutOff: false });
  }
}

/** False where there is no network. */
async function send(waitingWork: WaitingWork): Promise<boolean> {
  const { key } = waitingWork;
  let answered: WorkshopOrder | undefined;
  try {
    answered = await carriedOut(waitingWork);
  } catch (error) {
    if (!(error instanceof CallError) || isPassing(error)) return false;
    await change((waiting) =>
      waiting.map((one) => (one.key === key ? { ...one, refusal: error.message } : one)),
    );
    rereadWork();
    return true;
  }
  await change((waiting) => waiting.filter((one) => one.key !== key));
  if (answered) showAnswered(answered);
  else rereadWork();
  return true;
}

/** True if the same request may succeed later. */
function isPassing({ status }: CallError): boolean {
  return status === 0 || status >= 500 || status === 429 || status === 401;
}

/** The changed order; undefined for what belongs to none. */
async function carriedOut(waiting: WaitingWork): Promise<WorkshopOrder | undefined> {
  if (waiting.orderId !== null) return takenStep(waiting, waiting.orderId, waiting.work);
  await reportNoLight(waiting.work, waiting.pressedAt);
  return undefined;
}

function reportNoLight({ noLight }: NoLightWork, pressedAt: string) {
  return call('PUT /api/workshop/no-light/', { body: { no_light: noLight, pressed_at: pressedAt } });
}

/** Steps that are or stand for a receipt of the cloth (orders-86). */
const COUNTED_FROM_PRESS: ReadonlySet<WorkAction> = new Set(['receive_cloth', 'start']);

type Pressed = Pick<WaitingWork, 'key' | 'pressedAt'>;

function takenStep({ key: idempotencyKey, pressedAt }: Pressed, id: number, work: Work) {
  if (work.kind === 'measures') {
    const { unit, values, garment } = work;
    return call('PUT /api/workshop/orders/{id}/finished-measures/', {
      params: { id },
      body: { unit, values, ...(garment !== undefined && { garment }) },
    });
  }
  const { despite_difference, metres, pieces, cloth_left, ...said } = work.said;
  const numbers = Object.entries({ metres, pieces, cloth_left }).filter(([, value]) => value !== undefined);
  return call('POST /api/workshop/orders/{id}/steps/', {
    params: { id },
    body: {
      ...said,
      expected_status: work.expectedStatus,
      ...(despite_difference ? { despite_difference: 'true' } : {}),
      ...(COUNTED_FROM_PRESS.has(said.action) ? { pressed_at: pressedAt } : {}),
      ...Object.fromEntries(numbers.map(([name, value]) => [name, String(value)])),
    },
    files: { photo: work.photo },
    idempotencyKey,
  });
}

/** Reads the waiting work and sends it, now and whenever the network may be back; returns a function to stop. */
export function watchOutbox(): () => void {
  const attempt = () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  };
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  channel?.addEventListener('message', () => void read());
  void read().then(sendWaiting);
  const timer = setInterval(() => {
    if (useOutbox.getState().waiting.length > 0) attempt();
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

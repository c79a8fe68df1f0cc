import { createStore } from 'zustand/vanilla';
import { basicWords, chatWords } from '#words';
import type { ChatMessage, ClientFrame, MessageFrame } from '../../../contract/chat.ts';
import { TYPING_INTERVAL_MS, TYPING_SHOWN_MS } from '../../../contract/constants/chat.ts';
import { randomKey } from '../../lib/attempt-key.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import type { IncomingFrame, LiveListener } from '../../lib/live.ts';
import type { HistoryPage } from './api.ts';
import {
  EMPTY_THREAD,
  type OutgoingMessage,
  type Thread,
  type ThreadAction,
  threadReducer,
  toThreadMessage,
} from './thread.ts';

/** After this a message counts as failed; one that was stored anyway is recognised later. */
const ACKNOWLEDGE_TIMEOUT_MS = 15_000;

const NO_ANSWER = chatWords.theShopDidNotAnswer;

/** Shown when either chat call fails without a message of its own; the text is fixed (chat-21). */
export const HISTORY_FAILED = basicWords.failedToGetOrder;

export interface ConversationState extends Thread {
  history: 'loading' | 'ready' | 'failed';
  /** Why the history, or an earlier part of it, could not be read. */
  failure: string | undefined;
  isLoadingEarlier: boolean;
  /** The last message that the other side has read. */
  otherReadUpTo: number;
  isOtherTyping: boolean;
  /** Sent fraction of each picture on its way, by client id. */
  progress: Readonly<Record<string, number>>;
  /** The newest message that came while the conversation was open. */
  latest: { id: number; text: string } | undefined;
}

export interface ConversationPorts {
  listen: (listener: LiveListener) => () => void;
  sendFrame: (frame: MessageFrame | ClientFrame) => boolean;
  isConnected: () => boolean;
  readHistory: (id: number, before?: number) => Promise<HistoryPage>;
  readMissed: (id: number, after: number) => Promise<HistoryPage>;
  sendPicture: (
    id: number,
    message: { text: string; clientId: string; order: string | null; picture: File },
    onProgress: (sent: number) => void,
  ) => Promise<ChatMessage>;
  readOutbox: () => Promise<OutgoingMessage[]>;
  writeOutbox: (outgoing: readonly OutgoingMessage[]) => void;
}

export type ChatConversation = ReturnType<typeof openConversation>;

/**
 * The conversation with one account: sends and receives. After a lost connection it first reads the missed messages,
 * then resends unacknowledged ones in order.
 */
export function openConversation(otherId: number, ports: ConversationPorts) {
  const store = createStore<ConversationState>(() => ({
    ...EMPTY_THREAD,
    history: 'loading',
    failure: undefined,
    isLoadingEarlier: false,
    otherReadUpTo: 0,
    isOtherTyping: false,
    progress: {},
    latest: undefined,
  }));
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let typingShown: ReturnType<typeof setTimeout> | undefined;
  let typingSentAt = 0;
  let readUpTo = 0;
  let readSent = 0;
  let isOpen = true;
  /** Grows with each connection, so that work of an earlier one stops. */
  let connection = 0;
  /** True once earlier messages were sent, so that new ones are sent at once. */
  let isCaughtUp = false;

  function dispatch(action: ThreadAction): void {
    const before = store.getState();
    const after = threadReducer(before, action);
    store.setState(after);
    if (after.outgoing === before.outgoing) return;
    for (const { clientId } of before.outgoing) {
      if (!after.outgoing.some((message) => message.clientId === clientId)) stopTimer(clientId);
    }
    // After closing, a new conversation with the account may own the outbox.
    if (isOpen) ports.writeOutbox(after.outgoing);
  }

  function stopTimer(clientId: string): void {
    clearTimeout(timers.get(clientId));
    timers.delete(clientId);
  }

  const toThread = (messages: readonly ChatMessage[]) =>
    messages.map((message) => toThreadMessage(message, otherId));

  async function loadNewest(): Promise<void> {
    store.setState({ history: 'loading', failure: undefined });
    try {
      const { messages, hasMore } = await ports.readHistory(otherId);
      dispatch({ type: 'newest', messages: toThread(messages), hasEarlier: hasMore });
      store.setState({ history: 'ready' });
    } catch (error) {
      dispatch({ type: 'emptied' });
      store.setState({ history: 'failed', failure: failureSentence(error, HISTORY_FAILED) });
      throw error;
    }
  }

  async function loadMissed(): Promise<void> {
    for (;;) {
      const { messages, hasMore } = await ports.readMissed(otherId, store.getState().completeUpTo ?? 0);
      dispatch({ type: 'missed', messages: toThread(messages) });
      if (!hasMore) return;
    }
  }

  /** Reads missed messages, then sends waiting ones. A failure is shown; the next connection or the user retries. */
  async function catchUp(): Promise<void> {
    connection += 1;
    const own = connection;
    isCaughtUp = false;
    try {
      if (store.getState().completeUpTo === undefined) await loadNewest();
      else await loadMissed();
    } catch (error) {
      if (own === connection && store.getState().history === 'ready')
        store.setState({ failure: failureSentence(error, HISTORY_FAILED) });
      return;
    }
    if (own !== connection || !isOpen || !ports.isConnected()) return;
    store.setState({ failure: undefined });
    isCaughtUp = true;
    sendRead();
    for (const message of store.getState().outgoing) if (!message.failure) transmit(message);
  }

  function transmit(message: OutgoingMessage): void {
    if (message.picture) return void transmitPicture(message, message.picture);
    const { clientId, text, order } = message;
    const frame = { message: text, receiver_id: otherId, client_id: clientId, ...(order ? { order } : {}) };
    if (!ports.sendFrame(frame)) return;
    stopTimer(clientId);
    const giveUp = () => {
      // Without a connection, the next one resends it.
      if (ports.isConnected()) dispatch({ type: 'failed', clientId, failure: NO_ANSWER });
    };
    timers.set(clientId, setTimeout(giveUp, ACKNOWLEDGE_TIMEOUT_MS));
  }

  async function transmitPicture({ clientId, text, order }: OutgoingMessage, picture: File): Promise<void> {
    if (clientId in store.getState().progress) return;
    const show = (sent: number | undefined) => {
      const { [clientId]: _, ...others } = store.getState().progress;
      store.setState({ progress: sent === undefined ? others : { ...others, [clientId]: sent } });
    };
    show(0);
    try {
      const stored = await ports.sendPicture(otherId, { text, clientId, order, picture }, show);
      dispatch({ type: 'received', message: toThreadMessage(stored, otherId) });
    } catch (error) {
      dispatch({ type: 'failed', clientId, failure: failureSentence(error, NO_ANSWER) });
    }
    show(undefined);
  }

  function onFrame(frame: IncomingFrame): void {
    if (frame.type === undefined) {
      if (frame.sender_id !== otherId && frame.receiver !== otherId) return;
      const message = toThreadMessage(frame, otherId);
      dispatch({ type: 'received', message });
      if (!message.isMine)
        store.setState({ latest: { id: message.id, text: message.text }, isOtherTyping: false });
    } else if (frame.type === 'ready') void catchUp();
    else if (frame.type === 'sent') {
      const { client_id: clientId, id, timestamp } = frame;
      const isOwn = store.getState().outgoing.some((message) => message.clientId === clientId);
      if (isOwn) dispatch({ type: 'sent', clientId, id, timestamp });
      // Another tab has sent it by the shared connection.
      else if (isCaughtUp) void loadMissed().catch(() => undefined);
    } else if (frame.type === 'error' && frame.client_id) {
      const { client_id: clientId, detail, fields = {} } = frame;
      stopTimer(clientId);
      dispatch({ type: 'failed', clientId, failure: Object.values(fields).flat().join(' ') || detail });
    } else if (frame.type === 'typing' && frame.sender_id === otherId) showTyping();
    else if (frame.type === 'read' && frame.reader_id === otherId) showRead(frame.up_to);
  }

  function showTyping(): void {
    clearTimeout(typingShown);
    store.setState({ isOtherTyping: true });
    typingShown = setTimeout(() => store.setState({ isOtherTyping: false }), TYPING_SHOWN_MS);
  }

  function showRead(upTo: number): void {
    if (upTo > store.getState().otherReadUpTo) store.setState({ otherReadUpTo: upTo });
  }

  function sendRead(): void {
    if (readUpTo <= readSent) return;
    if (ports.sendFrame({ type: 'read', user_id: otherId, up_to: readUpTo })) readSent = readUpTo;
  }

  const stopListening = ports.listen({
    onFrame,
    onStatus(isConnected) {
      if (isConnected) return;
      connection += 1;
      isCaughtUp = false;
      readSent = 0;
      store.setState({ isOtherTyping: false });
    },
  });

  async function begin(): Promise<void> {
    for (const message of await ports.readOutbox()) dispatch({ type: 'queued', message });
    // If connected already, it has missed the `ready` frame; else read the history meanwhile.
    if (ports.isConnected()) await catchUp();
    else await loadNewest().catch(() => undefined);
  }
  void begin();

  return {
    store,
    showRead,
    /** Shows the message at once, and stores it until the server acknowledges it. */
    send(text: string, order: string | null, picture: File | undefined): void {
      const clientId = randomKey();
      const message = { clientId, text, order, picture, timestamp: new Date().toISOString() };
      typingSentAt = 0;
      dispatch({ type: 'queued', message });
      if (isCaughtUp) transmit(message);
    },
    retry(clientId: string): void {
      dispatch({ type: 'retried', clientId });
      const message = store.getState().outgoing.find((one) => one.clientId === clientId);
      if (message && isCaughtUp) transmit(message);
    },
    discard: (clientId: string) => dispatch({ type: 'discarded', clientId }),
    /** Reads the history again. */
    reload: () => (ports.isConnected() ? catchUp() : loadNewest().catch(() => undefined)),
    async loadEarlier(): Promise<void> {
      const { messages, isLoadingEarlier, hasEarlier } = store.getState();
      const [oldest] = messages;
      if (isLoadingEarlier || !hasEarlier || !oldest) return;
      store.setState({ isLoadingEarlier: true, failure: undefined });
      try {
        const page = await ports.readHistory(otherId, oldest.id);
        dispatch({ type: 'earlier', messages: toThread(page.messages), hasEarlier: page.hasMore });
      } catch (error) {
        store.setState({ failure: failureSentence(error, HISTORY_FAILED) });
      }
      store.setState({ isLoadingEarlier: false });
    },
    /** Tells the other side about typing, at most once per `TYPING_INTERVAL_MS`. */
    type(): void {
      if (Date.now() - typingSentAt < TYPING_INTERVAL_MS) return;
      if (ports.sendFrame({ type: 'typing', receiver_id: otherId })) typingSentAt = Date.now();
    },
    /** Marks all messages up to this one as read. */
    read(id: number): void {
      readUpTo = Math.max(readUpTo, id);
      sendRead();
    },
    close(): void {
      isOpen = false;
      connection += 1;
      stopListening();
      clearTimeout(typingShown);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

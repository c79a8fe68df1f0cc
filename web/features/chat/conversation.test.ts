import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage, ClientFrame, MessageFrame } from '../../../contract/chat.ts';
import { CallError } from '../../lib/call-error.ts';
import type { IncomingFrame, LiveListener } from '../../lib/live.ts';
import { type ConversationPorts, openConversation } from './conversation.ts';
import type { OutgoingMessage } from './thread.ts';

const OTHER = 466;
const OWN = 1001;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stored(id: number, text = `message ${id}`, clientId: string | null = null): ChatMessage {
  const [sender, receiver] = clientId ? [OWN, OTHER] : [OTHER, OWN];
  return {
    id,
    message: text,
    sender_id: sender,
    sender_username: '',
    receiver,
    receiver_username: '',
    timestamp: '2026-11-22T10:00:00.000Z',
    client_id: clientId,
    picture: null,
    order: null,
    author: null,
  };
}

/** A server with a history, and a socket that tests connect and drop. */
function network(history: ChatMessage[] = []) {
  const frames: (MessageFrame | ClientFrame)[] = [];
  const kept: { outgoing: readonly OutgoingMessage[] } = { outgoing: [] };
  let listener: LiveListener = {};
  let isConnected = false;
  const ports: ConversationPorts = {
    listen(heard) {
      listener = heard;
      return () => {
        listener = {};
      };
    },
    sendFrame(frame) {
      if (isConnected) frames.push(frame);
      return isConnected;
    },
    isConnected: () => isConnected,
    readHistory: async (_id, before) => {
      const upTo = history.filter(({ id }) => before === undefined || id < before);
      return { messages: upTo.slice(-2), hasMore: upTo.length > 2 };
    },
    readMissed: async (_id, after) => {
      const missed = history.filter(({ id }) => id > after);
      return { messages: missed.slice(0, 2), hasMore: missed.length > 2 };
    },
    sendPicture: vi.fn(async (_id, { clientId }) => stored(90, '', clientId)),
    readOutbox: async () => [...kept.outgoing],
    writeOutbox: (outgoing) => {
      kept.outgoing = outgoing;
    },
  };
  return {
    ports,
    frames,
    kept,
    messages: () => frames.filter((frame) => !('type' in frame)),
    hear: (frame: IncomingFrame) => listener.onFrame?.(frame),
    connect: async () => {
      isConnected = true;
      listener.onStatus?.(true);
      const token_expires_at = '2026-11-22T11:00:00.000Z';
      listener.onFrame?.({ type: 'ready', user_id: OWN, unread: 0, last_id: null, token_expires_at });
      await vi.advanceTimersByTimeAsync(0);
    },
    lose: () => {
      isConnected = false;
      listener.onStatus?.(false);
    },
  };
}

async function opened(net: ReturnType<typeof network>) {
  const conversation = openConversation(OTHER, net.ports);
  await vi.advanceTimersByTimeAsync(0);
  return { conversation, state: () => conversation.store.getState() };
}

const texts = ({ messages }: { messages: readonly { text: string }[] }) => messages.map(({ text }) => text);

test('the history is read without a connection', async () => {
  const net = network([stored(1), stored(2), stored(3)]);
  const { conversation, state } = await opened(net);
  expect(texts(state())).toEqual(['message 2', 'message 3']);
  await conversation.loadEarlier();
  expect(texts(state())).toEqual(['message 1', 'message 2', 'message 3']);
  expect(state().hasEarlier).toBe(false);
});

test('a history that fails leaves no messages, says so, and can be read again', async () => {
  const net = network([stored(1)]);
  const { readHistory } = net.ports;
  net.ports.readHistory = async () => {
    throw new CallError('', 500);
  };
  const { conversation, state } = await opened(net);
  expect(state()).toMatchObject({ messages: [], history: 'failed', failure: 'Failed to get order' });
  net.ports.readHistory = readHistory;
  await conversation.reload();
  expect(state()).toMatchObject({ history: 'ready', failure: undefined });
  expect(texts(state())).toEqual(['message 1']);
});

test('what is sent during a loss is sent with the next connection, after what was missed, in order', async () => {
  const history = [stored(1)];
  const net = network(history);
  const { conversation, state } = await opened(net);
  await net.connect();
  net.lose();
  conversation.send('first', null, undefined);
  conversation.send('second', 'NP-7K3QX9M2TD', undefined);
  history.push(stored(2), stored(3), stored(4), stored(5));
  expect(net.messages()).toEqual([]);
  await net.connect();
  expect(texts(state())).toEqual(['message 1', 'message 2', 'message 3', 'message 4', 'message 5']);
  expect(net.messages()).toMatchObject([
    { message: 'first', receiver_id: OTHER },
    { message: 'second', receiver_id: OTHER, order: 'NP-7K3QX9M2TD' },
  ]);
});

test('a message without an acknowledgement is sent again with the same client id, and shown once', async () => {
  const net = network();
  const { conversation, state } = await opened(net);
  await net.connect();
  conversation.send('Salaam', null, undefined);
  net.lose();
  await net.connect();
  const [first, second] = net.messages();
  expect(second).toEqual(first);
  const { client_id = '' } = first as MessageFrame;
  net.hear({ type: 'sent', client_id, id: 8, timestamp: '2026-11-22T10:00:00.000Z' });
  net.hear({ ...stored(8, 'Salaam', client_id), user_id: OWN });
  expect([texts(state()), state().outgoing, net.kept.outgoing]).toEqual([['Salaam'], [], []]);
});

test('a refused message says why, and is sent again by hand only', async () => {
  const net = network();
  const { conversation, state } = await opened(net);
  await net.connect();
  conversation.send('4111', null, undefined);
  const [{ client_id } = { client_id: '' }] = net.messages() as MessageFrame[];
  const fields = { message: ['Never send a card number.'] };
  net.hear({
    type: 'error',
    code: 'request.invalid',
    detail: 'Some fields are not valid.',
    fields,
    client_id,
  });
  expect(state().outgoing[0]?.failure).toBe('Never send a card number.');
  net.lose();
  await net.connect();
  expect(net.messages()).toHaveLength(1);
  conversation.retry(client_id ?? '');
  expect(net.messages()).toHaveLength(2);
  conversation.discard(client_id ?? '');
  expect(state().outgoing).toEqual([]);
});

test('a message that nobody acknowledges has failed after a while, unless the connection is lost', async () => {
  const net = network();
  const { conversation, state } = await opened(net);
  await net.connect();
  conversation.send('one', null, undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state().outgoing[0]?.failure).toBe('The shop did not answer.');
  conversation.send('two', null, undefined);
  net.lose();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state().outgoing[1]?.failure).toBeUndefined();
});

test('what was not sent before a reload is sent after it', async () => {
  const net = network();
  const first = await opened(net);
  first.conversation.send('kept', null, undefined);
  first.conversation.close();
  const { state } = await opened(net);
  expect(state().outgoing.map(({ text }) => text)).toEqual(['kept']);
  await net.connect();
  expect(net.messages()).toMatchObject([{ message: 'kept' }]);
});

test('a picture is uploaded once the connection is there, and its failure can be tried again', async () => {
  const net = network();
  const picture = new File(['x'], 'x.png');
  vi.mocked(net.ports.sendPicture).mockRejectedValueOnce(new CallError('Network error occurred', 0));
  const { conversation, state } = await opened(net);
  await net.connect();
  conversation.send('', null, picture);
  await vi.advanceTimersByTimeAsync(0);
  expect(state().outgoing[0]?.failure).toBe('Network error occurred');
  conversation.retry(state().outgoing[0]?.clientId ?? '');
  await vi.advanceTimersByTimeAsync(0);
  expect([state().outgoing, state().messages.length, state().progress]).toEqual([[], 1, {}]);
});

test('typing is told every three seconds at most, shown for five, and ends with the message', async () => {
  const net = network();
  const { conversation, state } = await opened(net);
  await net.connect();
  for (let second = 0; second < 4; second += 1) {
    conversation.type();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(net.frames.filter((frame) => 'type' in frame && frame.type === 'typing')).toHaveLength(2);
  net.hear({ type: 'typing', sender_id: OTHER, user_id: OWN });
  expect(state().isOtherTyping).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(state().isOtherTyping).toBe(false);
  net.hear({ type: 'typing', sender_id: OTHER, user_id: OWN });
  net.hear({ ...stored(1, 'Here I am'), user_id: OWN });
  expect(state()).toMatchObject({ isOtherTyping: false, latest: { text: 'Here I am' } });
});

test('what was read is told once for each connection, and what the other side has read is shown', async () => {
  const net = network();
  const { conversation, state } = await opened(net);
  conversation.read(4);
  await net.connect();
  conversation.read(4);
  conversation.read(3);
  const reads = () => net.frames.filter((frame) => 'type' in frame && frame.type === 'read');
  expect(reads()).toEqual([{ type: 'read', user_id: OTHER, up_to: 4 }]);
  net.hear({ type: 'read', reader_id: OTHER, user_id: OWN, up_to: 6 });
  net.hear({ type: 'read', reader_id: OTHER, user_id: OWN, up_to: 5 });
  expect(state().otherReadUpTo).toBe(6);
});

test('messages of other conversations stay out', async () => {
  const net = network();
  const { state } = await opened(net);
  await net.connect();
  net.hear({ ...stored(1), sender_id: 1002, receiver: 1003, user_id: 1002 });
  net.hear({ type: 'typing', sender_id: 1002, user_id: 1002 });
  expect(state()).toMatchObject({ messages: [], isOtherTyping: false });
});

test('what another tab has sent by the shared connection is read', async () => {
  const history = [stored(1)];
  const net = network(history);
  const { state } = await opened(net);
  await net.connect();
  history.push(stored(2, 'from the other tab', 'client-of-other-tab'));
  net.hear({
    type: 'sent',
    client_id: 'client-of-other-tab',
    id: 2,
    timestamp: '2026-11-22T10:00:00.000Z',
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(texts(state())).toEqual(['message 1', 'from the other tab']);
});

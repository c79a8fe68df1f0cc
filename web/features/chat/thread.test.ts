import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_THREAD,
  type OutgoingMessage,
  type Thread,
  type ThreadAction,
  type ThreadMessage,
  threadReducer,
} from './thread.ts';

const at = '2026-11-22T10:00:00.000Z';

function outgoing(clientId: string): OutgoingMessage {
  return { clientId, text: clientId, order: null, picture: undefined, timestamp: at };
}

function stored(id: number, clientId: string | null = null): ThreadMessage {
  const isMine = clientId !== null;
  const text = clientId ?? `reply ${id}`;
  return { id, timestamp: at, picture: null, order: null, author: null, clientId, text, isMine };
}

function threadAfter(actions: readonly ThreadAction[]): Thread {
  return actions.reduce(threadReducer, EMPTY_THREAD);
}

const ids = ({ messages }: Thread) => messages.map(({ id }) => id);

describe('a message that is sent', () => {
  test('is shown at once, and once when it is acknowledged', () => {
    const queued = threadAfter([{ type: 'queued', message: outgoing('a') }]);
    expect(queued.outgoing.map(({ text }) => text)).toEqual(['a']);
    const sent = threadReducer(queued, { type: 'sent', clientId: 'a', id: 7, timestamp: at });
    expect([ids(sent), sent.outgoing]).toEqual([[7], []]);
  });

  test.each<[string, ThreadAction[]]>([
    [
      'and received',
      [
        { type: 'received', message: stored(7, 'a') },
        { type: 'sent', clientId: 'a', id: 7, timestamp: at },
      ],
    ],
    [
      'and acknowledged twice',
      [
        { type: 'sent', clientId: 'a', id: 7, timestamp: at },
        { type: 'sent', clientId: 'a', id: 7, timestamp: at },
      ],
    ],
    ['and read from the history', [{ type: 'missed', messages: [stored(7, 'a')] }]],
    [
      'though it seemed to have failed',
      [
        { type: 'failed', clientId: 'a', failure: 'No answer' },
        { type: 'received', message: stored(7, 'a') },
      ],
    ],
  ])('is shown once when it is stored %s', (_name, actions) => {
    const thread = threadAfter([{ type: 'queued', message: outgoing('a') }, ...actions]);
    expect([ids(thread), thread.outgoing]).toEqual([[7], []]);
  });

  test('keeps its failure until it is sent again, as the last one', () => {
    const failed = threadAfter([
      { type: 'queued', message: outgoing('a') },
      { type: 'queued', message: outgoing('b') },
      { type: 'failed', clientId: 'a', failure: 'Too long' },
    ]);
    expect(failed.outgoing[0]?.failure).toBe('Too long');
    const retried = threadReducer(failed, { type: 'retried', clientId: 'a' });
    expect(retried.outgoing).toEqual([outgoing('b'), outgoing('a')]);
    expect(threadReducer(retried, { type: 'discarded', clientId: 'a' }).outgoing).toEqual([outgoing('b')]);
  });
});

test('a failed history empties the messages, and keeps what is not sent', () => {
  const thread = threadAfter([
    { type: 'newest', messages: [stored(1)], hasEarlier: false },
    { type: 'queued', message: outgoing('a') },
    { type: 'emptied' },
  ]);
  expect(thread).toEqual({ ...EMPTY_THREAD, outgoing: [outgoing('a')] });
});

test('earlier messages stand above, and a picture replaces what was shown until it was there', () => {
  const picture = { url: '/files/x', width: 1, height: 1 };
  const thread = threadAfter([
    { type: 'newest', messages: [stored(5), stored(6)], hasEarlier: true },
    { type: 'earlier', messages: [stored(3), stored(4)], hasEarlier: false },
    { type: 'received', message: { ...stored(6), picture } },
  ]);
  expect(ids(thread)).toEqual([3, 4, 5, 6]);
  expect(thread.hasEarlier).toBe(false);
  expect(thread.messages.at(-1)?.picture).toEqual(picture);
});

test('what frames bring leaves no gap behind: the history is read on from what the history has brought', () => {
  const thread = threadAfter([
    { type: 'newest', messages: [stored(1), stored(2)], hasEarlier: false },
    { type: 'received', message: stored(9) },
  ]);
  expect(thread.completeUpTo).toBe(2);
});

/** Stores as the server does, and drops frames as a network does. */
class Network {
  readonly log: ThreadMessage[] = [];
  frames: ThreadAction[] = [];
  thread = EMPTY_THREAD;
  isConnected = true;
  #number = 0;

  dispatch(action: ThreadAction) {
    this.thread = threadReducer(this.thread, action);
  }

  send(clientId: string) {
    this.dispatch({ type: 'queued', message: outgoing(clientId) });
    this.transmit(clientId);
  }

  transmit(clientId: string) {
    if (!this.isConnected) return;
    const known = this.log.find((message) => message.clientId === clientId);
    const message = known ?? this.store(clientId);
    this.frames.push({ type: 'sent', clientId, id: message.id, timestamp: at });
  }

  store(clientId: string | null) {
    this.#number += 1;
    const message = stored(this.#number, clientId);
    this.log.push(message);
    if (this.isConnected) this.frames.push({ type: 'received', message });
    return message;
  }

  deliver(place: number) {
    const [frame] = this.frames.splice(place % Math.max(1, this.frames.length), 1);
    if (frame) this.dispatch(frame);
  }

  lose() {
    this.frames = [];
    this.isConnected = false;
  }

  /** As the page does: reads missed messages in parts, then resends all unacknowledged ones. */
  reconnect(part: number) {
    this.isConnected = true;
    for (;;) {
      const from = this.thread.completeUpTo ?? 0;
      const messages = this.log.filter(({ id }) => id > from).slice(0, part);
      this.dispatch({ type: 'missed', messages });
      if (messages.length < part) break;
    }
    for (const { clientId, failure } of this.thread.outgoing) if (!failure) this.transmit(clientId);
  }
}

test('nothing is lost, doubled or out of order, whatever the network does', () => {
  const step = fc.oneof(
    fc.constant({ name: 'send' as const }),
    fc.constant({ name: 'reply' as const }),
    fc.record({ name: fc.constant('deliver' as const), place: fc.nat(20) }),
    fc.constant({ name: 'lose' as const }),
    fc.record({ name: fc.constant('reconnect' as const), part: fc.integer({ min: 1, max: 4 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const network = new Network();
      let sent = 0;
      for (const taken of steps) {
        if (taken.name === 'send') {
          sent += 1;
          network.send(`m${sent}`);
        } else if (taken.name === 'reply') network.store(null);
        else if (taken.name === 'deliver') network.deliver(taken.place);
        else if (taken.name === 'lose') network.lose();
        else network.reconnect(taken.part);
        const shown = ids(network.thread);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      }
      network.lose();
      network.reconnect(3);
      while (network.frames.length > 0) network.deliver(0);
      expect(network.thread.messages.map(({ id, text }) => [id, text])).toEqual(
        network.log.map(({ id, text }) => [id, text]),
      );
      expect(network.thread.outgoing).toEqual([]);
      expect(network.log.filter(({ isMine }) => isMine)).toHaveLength(sent);
    }),
  );
});

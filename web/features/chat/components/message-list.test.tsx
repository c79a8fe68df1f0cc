// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ChatConversation, ConversationState } from '../conversation.ts';
import { EMPTY_THREAD } from '../thread.ts';
import { MessageList } from './message-list.tsx';

afterEach(cleanup);

const message = (id: number, isMine: boolean) => ({
  id,
  text: `Message ${id}`,
  timestamp: '2026-11-22T10:00:00.000Z',
  isMine,
  order: null,
  picture: null,
});

function open() {
  const store = createStore(
    () =>
      ({
        ...EMPTY_THREAD,
        messages: [message(1, false), message(2, true)],
        history: 'ready',
        failure: undefined,
        isLoadingEarlier: false,
        otherReadUpTo: 0,
        isOtherTyping: false,
        progress: {},
        latest: undefined,
      }) as unknown as ConversationState,
  );
  const conversation = { store, read: () => undefined, loadEarlier: async () => undefined };
  render(
    <MessageList
      conversation={conversation as unknown as ChatConversation}
      otherName="Support"
      empty={null}
      className=""
    />,
  );
  const box = screen.getByLabelText('Messages with Support');
  Object.defineProperties(box, { scrollHeight: { value: 1000 }, clientHeight: { value: 400 } });
  box.scrollTop = 200;
  fireEvent.scroll(box);
  return { box, store };
}

test('whoever has scrolled up and writes sees their own message', () => {
  const { box, store } = open();
  const sent = { clientId: 'c1', text: 'Mine', timestamp: '2026-11-22T10:01:00.000Z', order: null };
  act(() => store.setState({ outgoing: [sent as never] }));
  expect(box.scrollTop).toBe(1000);
  expect(screen.queryByText('New messages ↓')).toBeNull();
});

test("somebody else's message moves nothing and is announced", () => {
  const { box, store } = open();
  act(() => store.setState(({ messages }) => ({ messages: [...messages, message(3, false) as never] })));
  expect(box.scrollTop).toBe(200);
  screen.getByText('New messages ↓');
});

import { expect, test } from 'vitest';
import { type Aside, rowsOf } from './rows.ts';
import type { ThreadMessage } from './thread.ts';

const message = (id: number, timestamp: string, clientId: string | null = null): ThreadMessage => ({
  id,
  timestamp,
  clientId,
  isMine: clientId !== null,
  text: `${id}`,
  picture: null,
  order: null,
  author: null,
});

const aside = (after: number, timestamp = '2026-11-22T10:00:00Z'): Aside => ({
  key: `note ${after}`,
  after,
  timestamp,
  content: null,
});

const keys = (...input: Parameters<typeof rowsOf>) => rowsOf(...input).map(({ key }) => key);

test('a new day begins at midnight in Karachi', () => {
  const messages = [message(1, '2026-11-21T18:59:00Z'), message(2, '2026-11-21T19:00:00Z')];
  expect(keys(messages, [], [], false)).toEqual([
    'day 2026-11-21',
    'message 1',
    'day 2026-11-22',
    'message 2',
  ]);
});

test('notes stand below the message they were written after', () => {
  const messages = [message(3, '2026-11-22T10:00:00Z'), message(5, '2026-11-22T10:00:00Z')];
  const notes = [aside(0), aside(3), aside(4), aside(9)];
  expect(keys(messages, [], notes, false).slice(1)).toEqual([
    'note 0',
    'message 3',
    'note 3',
    'note 4',
    'message 5',
    'note 9',
  ]);
  expect(keys(messages, [], notes, true), 'those of earlier messages wait').not.toContain('note 0');
  expect(keys([], [], notes, false).slice(1)).toEqual(['note 0', 'note 3', 'note 4', 'note 9']);
});

test('a message keeps its key when it is stored', () => {
  const own = {
    clientId: 'a',
    text: 'a',
    order: null,
    picture: undefined,
    timestamp: '2026-11-22T10:00:00Z',
  };
  expect(keys([], [own], [], false)).toEqual(keys([message(1, own.timestamp, 'a')], [], [], false));
});

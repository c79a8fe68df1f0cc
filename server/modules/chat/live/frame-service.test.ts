import { expect, test, vi } from 'vitest';
import { SUPPORT_USER_ID } from '../../../../contract/roles.ts';
import { Connection } from './connection.ts';
import { receiveFrame } from './frame-service.ts';

test('a repeated message whose acknowledgement cannot be read is answered, and harms nothing else (chat-5)', async () => {
  const sent: string[] = [];
  const line = { send: (text: string) => void sent.push(text), close: vi.fn() };
  const connection = new Connection(line, { id: 7, role: 'customer', sessionId: 1 }, false);
  connection.begin({ type: 'pong' });
  const away = () => {
    throw Object.assign(new Error('no connection is left'), { code: '53300' });
  };
  const live = {
    mayWrite: () => true,
    writer: { write: async () => ({ id: 1, isRepeated: true }) },
    hasDelivered: () => true,
  };
  const log = { error: vi.fn() };
  receiveFrame(
    { deps: { db: { select: away } }, live, log } as never,
    connection,
    JSON.stringify({ message: 'Salaam', receiver_id: SUPPORT_USER_ID, client_id: 'message-0001' }),
  );
  await expect.poll(() => sent).toHaveLength(2);
  expect(JSON.parse(sent[1] ?? '')).toMatchObject({
    type: 'error',
    code: 'server.unavailable',
    client_id: 'message-0001',
  });
  expect(connection.unacknowledged.size).toBe(0);
});

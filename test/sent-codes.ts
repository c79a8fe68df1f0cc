import { beforeAll } from 'vitest';
import type { OutgoingMessage } from '../server/infra/messages/message-outbox.ts';
import type { TestApp } from './app.ts';

/** The codes that the application has posted; the database seals them. Call it once in a test file. */
export function sentCodes(test: TestApp) {
  const posted: OutgoingMessage[] = [];
  beforeAll(() => {
    const { messages } = test.deps;
    const post = messages.post.bind(messages);
    messages.post = async (tx, message) => {
      const id = await post(tx, message);
      posted.push(message);
      return id;
    };
  });
  return {
    /** Newest first. */
    async to(phone: string): Promise<{ code: string; text: string }[]> {
      const rows = posted.filter(({ to }) => to === phone).toReversed();
      return rows.map(({ text }) => ({ text, code: /\d{6}/.exec(text)?.[0] ?? '' }));
    },
    forget(): void {
      posted.length = 0;
    },
  };
}

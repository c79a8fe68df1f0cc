import { expect, test } from 'vitest';
import { workshopCalls } from './workshop-calls.ts';

/** Modules with endpoints of the workshop. */
const endpoints: Record<string, unknown> = {};

test('the calls of the workshop are for tailors or brands only (people-5)', () => {
  for (const [name, call] of Object.entries(workshopCalls)) {
    expect(call, name).toMatchObject({ session: 'required' });
    expect([['tailor'], ['brand'], ['tailor', 'brand']]).toContainEqual(
      (endpoints[name] as { roles: readonly string[] }).roles,
    );
  }
});

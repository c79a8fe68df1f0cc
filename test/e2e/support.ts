import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import { bearer, type Customer, expect } from './shop.ts';

/** Replies to a customer as support through the API; the customer has written before. */
export async function answer(request: APIRequestContext, customer: Customer, message: string): Promise<void> {
  const agent = bearer(await signedInAs(request, 'support'));
  const users = await (await request.get(`${SHOP}/live_chat/users/`, { headers: agent })).json();
  const { id } = users.find(({ username }: { username: string }) => username === customer.username);
  const sent = await request.post(`${SHOP}/live_chat/chat/${id}/messages/`, {
    headers: agent,
    multipart: { message },
  });
  expect(sent.status(), await sent.text()).toBe(201);
}

import { expect, test } from 'vitest';
import { contactUs } from '../../../contract/contact.ts';
import { EMPTY_MESSAGE, toRequest } from './message.ts';

test('the request joins the names and uses the inquiry type as subject', () => {
  const request = toRequest({
    ...EMPTY_MESSAGE,
    phone: '0300 1234567',
    firstName: 'Ayesha',
    lastName: 'Khan',
    email: 'ayesha@example.com',
    message: 'Salaam',
    website: '',
  });
  expect(request).toEqual({
    name: 'Ayesha Khan',
    email: 'ayesha@example.com',
    phone: '0300 1234567',
    subject: 'Custom Tailoring',
    message: 'Salaam',
  });
  expect(contactUs.body.safeParse(request).success).toBe(true);
});

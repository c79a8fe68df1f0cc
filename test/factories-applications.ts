import { randomBytes } from 'node:crypto';
import type { TestApp } from './app.ts';
import { multipart } from './factories.ts';

/** The values of a valid application form. */
export const FORM = {
  name: 'Muhammad Rafiq',
  shop_name: 'Rafiq & Sons',
  phone: '0300 1234567',
  area: 'Anarkali',
  city: 'Lahore',
  address: 'Shop 12, Bano Bazaar',
  kind: 'gents',
  services: '["alteration","zari","zari"]',
  rates: '{"Kurta":1900,"Shalwar_Kameez":2500}',
  lead_time_days: 10,
  about: 'Thirty years at the machine.',
};

let made = 0;

export function newEmail(): string {
  return `applicant_${++made}_${randomBytes(3).toString('hex')}@mail.example`;
}

/** Sends the form, by default with a new address. */
export function sendApplication(
  { app }: Pick<TestApp, 'app'>,
  fields: Record<string, string | number> = {},
  pictures: Record<string, Buffer> = {},
  headers: Record<string, string> = {},
) {
  const form = multipart({ ...FORM, email: newEmail(), ...fields }, pictures);
  return app.inject({
    method: 'POST',
    url: '/api/tailor-applications/',
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
}

/** The token of the application's link in a mail. */
export function linkIn(text: string): string {
  return /\/become-a-tailor\/application\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

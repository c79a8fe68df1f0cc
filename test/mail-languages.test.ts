import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inLocale } from '#words';
import type { Locale } from '../contract/locale.ts';
import type { Config } from '../server/config.ts';
import { tailorApplications } from '../server/db/schema/applications.ts';
import { contactMessages } from '../server/db/schema/contact.ts';
import type { OutgoingMail } from '../server/infra/mail/outbox.ts';
import { welcomeMail } from '../server/modules/accounts/mails.ts';
import { userById } from '../server/modules/accounts/queries.ts';
import { newDeviceMail, recoveryCodeUsedMail } from '../server/modules/accounts/sign-in-mails.ts';
import { newApplicationMail, receivedMail } from '../server/modules/applications/mails.ts';
import { brandInvitedMail } from '../server/modules/catalogue/brands/mails.ts';
import { answerMail, transcriptMail } from '../server/modules/chat/mails.ts';
import { replyMail } from '../server/modules/contact/mails.ts';
import * as newsletter from '../server/modules/newsletter/mails.ts';
import { deletionMail } from '../server/modules/privacy/mails.ts';
import { accountAskedMail } from '../server/modules/shop/owed/mails.ts';
import * as returns from '../server/modules/shop/returns/mails.ts';
import type { ReturnRow } from '../server/modules/shop/returns/request-queries.ts';
import { pausedMail } from '../server/modules/workshops/mails.ts';
import { testApp } from './app.ts';
import { type SignedUp, signUp } from './factories.ts';
import { linkIn, newEmail, sendApplication } from './factories-applications.ts';
import { mailsTo } from './mailbox.ts';

const shop = testApp({ JOBS: 'false' });
let config: Config;

beforeAll(() => {
  config = shop.config;
});

const reader = (locale: Locale) => ({
  id: 7,
  email: 'ayesha@mail.example',
  username: 'ayesha',
  firstName: 'Ayesha',
  name: 'Ayesha',
  locale,
});

const said = { text: 'Ready.', fromSupport: true, createdAt: new Date('2026-11-21T09:05Z') };
const messages = [{ ...said, order: null, picture: null }];
const asked = { subject: 'Custom Tailoring', message: 'Do you stitch sherwanis?' };

const returned: ReturnRow = {
  ...{ id: 7, part: 7, state: 'ACCEPTED', reason: 'FAULTY', note: '', answer: 'Bano Market', pictures: [] },
  ...{ escalatedAt: null, isNotSent: false, answerDays: 5 },
  ...{ wantsCredit: false, hasAccount: false, askedAt: said.createdAt, decidedAt: said.createdAt },
  ...{ receivedAt: null, orderId: 7, trackingNumber: 'NP-7', customerId: 7, brandId: 7 },
  ...{ seller: 'Thar Threads', sellerId: 8 },
  items: [{ line: 1, name: 'Kurta', colour: 'Blue', size: null, quantity: 1, received: 0 }],
};
const orderOf = ({ locale }: ReturnType<typeof reader>) => ({
  order: { id: 7, locale, customerId: 7, fullName: 'Ayesha' },
});

/** The mail to a reader of `locale`, its subject in both languages, and its page. */
const MAILS: [string, (to: ReturnType<typeof reader>) => OutgoingMail, string, string, string?][] = [
  [
    'accounts',
    (to) => welcomeMail(config, to),
    'Welcome to Naap',
    'Naap میں خوش آمدید',
    '/profile?tab=measurements',
  ],
  [
    'sign-in',
    (to) => newDeviceMail(config, to, 'Chrome on Windows', said.createdAt),
    'New sign-in to your account',
    'آپ کے اکاؤنٹ میں نیا سائن اِن',
    '/forgot-password',
  ],
  [
    'applications',
    (to) => receivedMail(config, to, 'secret'),
    'We have received your application',
    'آپ کی درخواست مل گئی',
    '/become-a-tailor/application?token=secret',
  ],
  [
    'newsletter',
    (to) => newsletter.welcomeMail(config, to, 'secret'),
    'Welcome to the newsletter of Naap',
    'Naap کے نیوز لیٹر میں خوش آمدید',
    '/newsletter/unsubscribe?token=secret',
  ],
  [
    'contact',
    (to) => replyMail(config, { ...to, ...asked }, 'Yes, we do.'),
    'Re: Custom Tailoring [message 7]',
    'جواب: ناپ پر سلائی [پیغام 7]',
  ],
  [
    'privacy',
    (to) => deletionMail(config, to, '2026-11-21', 'secret'),
    'Your account will be deleted on 21 Nov 2026',
    'آپ کا اکاؤنٹ 21 نومبر 2026 کو مٹ جائے گا',
    '/keep-account?token=secret',
  ],
  [
    'brands',
    (to) => brandInvitedMail(config, { ...to, brand: 'Thar Threads' }, 'secret'),
    'Welcome to Naap',
    'Naap میں خوش آمدید',
    '/reset-password?token=secret',
  ],
  [
    'chat',
    (to) => answerMail(config, to, messages),
    'Naap has answered you',
    'Naap کی طرف سے آپ کے لیے جواب',
    '/chat',
  ],
  [
    'returns',
    (to) => {
      const sent = { token: null, leave: undefined, now: said.createdAt };
      return returns.returnReminderMail(config, to.email, orderOf(to), returned, sent);
    },
    'Have you sent your return of order NP-7?',
    'کیا آپ نے آرڈر NP-7 کا سامان واپس بھیج دیا؟',
    '/orders?tab=brand&order=7',
  ],
  [
    'returns that have ended',
    (to) => returns.returnEndedMail(config, to.email, orderOf(to), { ...returned, state: 'WITHDRAWN' }),
    'Your return of order NP-7 has ended',
    'آرڈر NP-7 کی آپ کی واپسی ختم ہو گئی',
    '/orders?tab=brand&order=7',
  ],
  [
    'returns that nobody answered',
    (to) => returns.returnEscalatedMail(config, to.email, orderOf(to), returned, null),
    'We look into your return of order NP-7',
    'آرڈر NP-7 کی آپ کی واپسی ہم خود دیکھ رہے ہیں',
    '/orders?tab=brand&order=7',
  ],
  [
    'money that is owed back',
    ({ email, locale }) => {
      const order = { orderId: 7, kind: 'single', trackingNumber: 'NP-7', amount: 1500 } as const;
      const customer = { customerId: 7, email, name: 'Ayesha', locale };
      return accountAskedMail(config, { ...order, ...customer }, null);
    },
    'Where may we send Rs 1,500 of order NP-7?',
    'آرڈر NP-7 کے Rs 1,500 ہم کہاں بھیجیں؟',
    '/checkout?order=7',
  ],
  [
    'workshops',
    (to) => pausedMail(config, to, { reason: undefined, openOrders: 2 }),
    'You get no new orders for now',
    'ابھی آپ کو نئے آرڈر نہیں ملیں گے',
    '/workshop',
  ],
];

describe.each(MAILS)('a mail of %s', (_module, mailTo, english, urdu, page) => {
  test('is in the language of its reader, whoever causes it', () => {
    const inEnglish = inLocale('ur', () => mailTo(reader('en')));
    expect(inEnglish.subject).toBe(english);
    expect(inEnglish.html).toContain('<html lang="en" dir="ltr">');
    expect(inEnglish.text).toMatch(/^Salaam( Ayesha)?,/);
    if (page) expect(`${inEnglish.text}\n`).toContain(`http://naap.test${page}\n`);

    const inUrdu = inLocale('en', () => mailTo(reader('ur')));
    expect(inUrdu.subject).toBe(urdu);
    expect(inUrdu.html).toContain('<html lang="ur" dir="rtl">');
    expect(inUrdu.text).toMatch(/^السلام علیکم( Ayesha)?،/);
    if (page) expect(`${inUrdu.text}\n`).toContain(`http://naap.test/ur${page}\n`);
  });
});

test('a mail names a device, a time and a count in the language of its reader', () => {
  const at = new Date('2026-11-21T09:05:00Z');
  const device = (locale: Locale) => newDeviceMail(config, reader(locale), 'Chrome on Windows', at).text;
  expect(device('en')).toContain('new device: Chrome on Windows, 21 November 2026 at 14:05 in Pakistan.');
  expect(device('ur')).toContain('Chrome (Windows)، پاکستان کے وقت کے مطابق 21 نومبر 2026، 14:05۔');
  const left = (locale: Locale, count: number) => recoveryCodeUsedMail(config, reader(locale), count).text;
  expect(left('en', 1)).toContain('One is left; your profile');
  expect(left('ur', 1)).toContain('ایک کوڈ باقی ہے؛');
  expect(left('ur', 4)).toContain('4 کوڈ باقی ہیں؛');
});

test('a mail in Urdu keeps the words of a person in their direction, and the groups of a phone number in order', () => {
  const { html, text } = replyMail(config, { ...reader('ur'), ...asked }, 'جی، ضرور۔');
  expect(html).toContain(' dir="ltr" style="margin:0 0 16px;color:#1B1730">Do you stitch sherwanis?</p>');
  expect(html).not.toMatch(/dir="ltr"[^>]*>جی/);
  expect(text).toContain(`\u2066${config.support.phone}\u2069`);
  const english = replyMail(config, { ...reader('en'), ...asked }, 'جی، ضرور۔');
  expect(english.html).toContain(' dir="rtl" style="margin:0 0 16px;color:#1B1730">جی، ضرور۔</p>');
  expect(english.text).toContain(`\n${config.support.phone}\n`);
  expect(transcriptMail(config, reader('ur'), messages).text).toContain(
    '21 نومبر 2026، 14:05، \u2068Naap\u2069: \u2068Ready.\u2069',
  );
});

test('a mail to the shop is in English', () => {
  const application = {
    ...{ id: 7, name: 'رفیق', shopName: 'Rafiq', city: 'Lahore' },
    ...{ email: 'a@mail.example', phone: '+923001234567' },
  };
  const mail = inLocale('ur', () => newApplicationMail(config, { ...application, isAnswer: false }));
  expect(mail.subject).toBe('Application of Rafiq');
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
});

describe('the language of whoever asks is kept', () => {
  const URDU = { 'accept-language': 'ur' };
  const post = (url: string, payload: object, headers: object = URDU) =>
    shop.app.inject({ method: 'POST', url, payload, headers: { ...headers } });

  beforeEach(async () => {
    // The daily limit would stop the tests, which share one network.
    await shop.deps.db.update(tailorApplications).set({ network: null });
  });

  test('of a new customer', async () => {
    const form = { username: 'nayi_gahak', phone_number: '0300 1234567', password: 'nine brass thimbles' };
    const email = newEmail();
    expect((await post('/auth/register/', { ...form, email })).statusCode).toBe(201);
    expect(await mailsTo(shop, email)).toMatchObject([{ subject: 'اپنی ای میل کی تصدیق کریں' }]);
  });

  test('of a subscriber', async () => {
    const email = newEmail();
    await post('/api/newsletter/', { email });
    const [mail] = await mailsTo(shop, email);
    expect(mail).toMatchObject({ subject: 'Naap کے نیوز لیٹر کی تصدیق کریں' });
    const token = /\/ur\/newsletter\/confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await post('/api/newsletter/confirm/', { token }, {});
    expect((await mailsTo(shop, email))[0]).toMatchObject({ subject: 'Naap کے نیوز لیٹر میں خوش آمدید' });
  });

  test('of a writer', async () => {
    const email = newEmail();
    await post('/contact/contact-us/', { ...asked, name: 'Ayesha', email });
    const rows = await shop.deps.db.select().from(contactMessages).where(eq(contactMessages.email, email));
    expect(rows).toMatchObject([{ locale: 'ur' }]);
    const agent = await signUp(shop, { userType: 'support' });
    await post(`/api/staff/inbox/${rows[0]?.id}/replies/`, { text: 'جی، ضرور۔' }, agent.headers);
    expect(await mailsTo(shop, email)).toMatchObject([
      { subject: `جواب: ناپ پر سلائی [پیغام ${rows[0]?.id}]` },
    ]);
  });

  test('of an applicant, also for the account', async () => {
    const email = newEmail();
    await sendApplication(shop, { email }, {}, URDU);
    const [mail] = await mailsTo(shop, email);
    expect(mail).toMatchObject({ subject: 'Naap کو بھیجی گئی اپنی درخواست کی تصدیق کریں' });
    await post('/api/tailor-applications/confirm/', { token: linkIn(mail?.text ?? '') }, {});
    const admin = await signUp(shop, { userType: 'admin' });
    await approve(admin, email);
    expect((await mailsTo(shop, email))[0]).toMatchObject({ subject: 'Naap کے درزیوں میں خوش آمدید' });
  });

  async function approve(admin: SignedUp, email: string): Promise<void> {
    const rows = await shop.deps.db
      .select()
      .from(tailorApplications)
      .where(eq(tailorApplications.email, email));
    const [{ id = 0, version = 0 } = {}] = rows;
    const body = { version, username: 'rafiq_urdu', pictures: [] };
    const response = await post(`/api/staff/applications/${id}/approve/`, body, admin.headers);
    expect(response.statusCode, response.body).toBe(200);
    const [approved] = await shop.deps.db
      .select()
      .from(tailorApplications)
      .where(eq(tailorApplications.id, id));
    expect(await userById(shop.deps.db, approved?.userId ?? 0)).toMatchObject({ locale: 'ur' });
  }
});

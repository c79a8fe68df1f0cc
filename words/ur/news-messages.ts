import type * as english from '../en/news-messages.ts';
import { titles, workTitles } from './order-news.ts';

const withLink = (news: string, link: string) => `${news}۔ تفصیل ${link} پر دیکھیں۔`;

/** News by message, also the templates that WhatsApp approves: no text begins or ends with a slot. */
export const templates: typeof english.templates = {
  order_placed: ({ number, link }) => withLink(titles.place({ number }), link),
  order_priced: ({ number, link }) => withLink(titles.price({ number }), link),
  order_confirmed: ({ number, link }) => withLink(titles.confirm({ number }), link),
  order_accepted: ({ number, link }) => withLink(titles.accept({ number }), link),
  order_question: ({ number, link }) => withLink(titles.ask({ number }), link),
  cloth_missing: ({ number, link }) => withLink(`آپ کے آرڈر ${number} کو آپ کے کپڑے کا انتظار ہے`, link),
  cloth_come: ({ number, link }) => withLink(titles.receive_cloth({ number }), link),
  order_started: ({ number, link }) => withLink(titles.start({ number }), link),
  order_checked: ({ number, link }) => withLink(titles.check({ number }), link),
  day_moved: ({ number, day, link }) =>
    `آپ کے آرڈر ${number} کا وعدہ اب ${day} کا ہے۔ تفصیل ${link} پر دیکھیں۔`,
  order_ready: ({ number, link }) => withLink(titles.make_ready({ number }), link),
  order_sent: ({ number, parcel, link }) =>
    `آپ کا آرڈر ${number} راستے میں ہے۔ ${parcel} تفصیل ${link} پر دیکھیں۔`,
  order_delivered: ({ number, link }) => withLink(titles.deliver({ number }), link),
  order_not_delivered: ({ number, link }) => withLink(titles.come_back({ number }), link),
  order_cancelled: ({ number, link }) => withLink(titles.cancel({ number }), link),
  payment_recorded: ({ number, link }) => withLink(titles.record_payment({ number }), link),
  order_refunded: ({ number, amount, link }) =>
    `آپ کے آرڈر ${number} کے ${amount} ہم واپس کر رہے ہیں۔ تفصیل ${link} پر دیکھیں۔`,
  advance_due: ({ number, amount, link }) =>
    `آپ کے آرڈر ${number} کو ${amount} پیشگی کا انتظار ہے۔ تفصیل ${link} پر دیکھیں۔`,
  return_accepted: ({ number, link }) => withLink(`آرڈر ${number} کی واپسی منظور ہو گئی`, link),
  return_refused: ({ number, link }) => withLink(`آرڈر ${number} کی واپسی منظور نہیں ہوئی`, link),
  order_news: ({ number, news, link }) => `آپ کے آرڈر ${number} کی خبر: ${news}۔ تفصیل ${link} پر دیکھیں۔`,
  work_new: ({ number, link }) => withLink(`آپ کے لیے نیا آرڈر: ${number}`, link),
  work_cancelled: ({ number, link }) => withLink(workTitles.work_cancelled({ number }), link),
  work_news: ({ number, news, link }) =>
    `آپ کے کام کے آرڈر ${number} کی خبر: ${news}۔ تفصیل ${link} پر دیکھیں۔`,
  sale_news: ({ number, news, link }) =>
    `آپ کے سامان کے آرڈر ${number} کی خبر: ${news}۔ تفصیل ${link} پر دیکھیں۔`,
  account_news: ({ brand, news, link }) => `آپ کے ${brand} اکاؤنٹ کی خبر: ${news}۔ تفصیل ${link} پر دیکھیں۔`,
  chat_answer: ({ brand, link }) =>
    `جواب آ گیا ہے، ${brand} کی ٹیم کی طرف سے۔ ${link} پر پڑھیں یا یہیں لکھیں۔`,
  application_received: ({ brand, link }) =>
    `آپ کی ${brand} والی درخواست مل گئی، جواب یہیں آئے گا۔ تب تک ${link} پر دیکھیں یا واپس لیں۔`,
  application_question: ({ brand, link }) =>
    `آپ کی ${brand} والی درخواست کے بارے میں ایک سوال ہے۔ ${link} پر پڑھیں اور جواب دیں۔`,
  application_declined: ({ brand, link }) =>
    `ہم ابھی آپ کو ${brand} کے درزیوں میں شامل نہیں کر سکتے۔ وجہ ${link} پر دیکھیں۔`,
  application_approved: ({ brand, link }) =>
    `خوش آمدید، آپ ${brand} کے درزیوں میں شامل ہیں۔ ${link} کھولیں اور اسی فون کے کوڈ سے سائن اِن کریں۔`,
};

/** The last line of each template. */
export const stopLine = 'یہ پیغام بند کرنے کے لیے STOP لکھیں۔';

/** What is written to somebody who writes by WhatsApp. */
export const askForOrder: typeof english.askForOrder = ({ brand }) =>
  `السلام علیکم، یہ ${brand} ہے۔ یہ نمبر ہمارے پاس نہیں ہے۔ بات کس آرڈر کی ہے؟ براہ کرم آرڈر نمبر لکھیں، جیسے NP-7K3QX9M2TD۔`;
export const orderNotFound =
  'اس فون کے ساتھ اس نمبر کا کوئی آرڈر نہیں ملا۔ براہ کرم آرڈر والے فون سے یا ای میل سے لکھیں۔';
export const numberIsKnown: typeof english.numberIsKnown = ({ number }) =>
  `شکریہ۔ اب آپ کی بات ہماری ٹیم تک پہنچے گی؛ آرڈر ${number} سامنے ہے۔`;
export const newsStopped: typeof english.newsStopped = ({ link }) =>
  `اب یہاں خبریں نہیں آئیں گی۔ آئندہ کس طرح ملیں گی، یہ ${link} پر دیکھیں اور جب چاہیں بدل لیں۔`;
export const onlyTextAndPictures =
  'یہاں ہم لکھی ہوئی بات اور تصویریں دیکھ سکتے ہیں۔ براہ کرم لکھیں یا تصویر بھیجیں۔';
export const pictureRefused = 'یہ تصویر نہیں کھل سکی۔ براہ کرم JPEG، PNG یا WebP تصویر بھیجیں، 10 MB تک۔';
/** Stands in the conversation for what came by WhatsApp and cannot be shown. */
export const unreadPicture = '(WhatsApp سے ایک تصویر آئی جو نہیں کھل سکی)';
export const somethingElse = '(WhatsApp سے کچھ آیا جو نہ لکھی ہوئی بات ہے نہ تصویر)';

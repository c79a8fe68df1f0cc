import { titles, workTitles } from './order-news.ts';

type OfOrder = { number: string; link: string };
type OfShop = { brand: string; link: string };
type Told = OfOrder & { news: string };

const withLink = (news: string, link: string) => `${news}. See ${link} for the details.`;

/** News by message, also the templates that WhatsApp approves: no text begins or ends with a slot. */
export const templates = {
  order_placed: ({ number, link }: OfOrder) => withLink(titles.place({ number }), link),
  order_priced: ({ number, link }: OfOrder) => withLink(titles.price({ number }), link),
  order_confirmed: ({ number, link }: OfOrder) => withLink(titles.confirm({ number }), link),
  order_accepted: ({ number, link }: OfOrder) => withLink(titles.accept({ number }), link),
  order_question: ({ number, link }: OfOrder) => withLink(titles.ask({ number }), link),
  cloth_missing: ({ number, link }: OfOrder) => withLink(`Your order ${number} waits for your cloth`, link),
  cloth_come: ({ number, link }: OfOrder) => withLink(titles.receive_cloth({ number }), link),
  order_started: ({ number, link }: OfOrder) => withLink(titles.start({ number }), link),
  order_checked: ({ number, link }: OfOrder) => withLink(titles.check({ number }), link),
  day_moved: ({ number, day, link }: OfOrder & { day: string }) =>
    `Your order ${number} is now promised for ${day}. See ${link} for the details.`,
  order_ready: ({ number, link }: OfOrder) => withLink(titles.make_ready({ number }), link),
  order_sent: ({ number, parcel, link }: OfOrder & { parcel: string }) =>
    `Your order ${number} is on its way. ${parcel} See ${link} for the details.`,
  order_delivered: ({ number, link }: OfOrder) => withLink(titles.deliver({ number }), link),
  order_not_delivered: ({ number, link }: OfOrder) => withLink(titles.come_back({ number }), link),
  order_cancelled: ({ number, link }: OfOrder) => withLink(titles.cancel({ number }), link),
  payment_recorded: ({ number, link }: OfOrder) => withLink(titles.record_payment({ number }), link),
  order_refunded: ({ number, amount, link }: OfOrder & { amount: string }) =>
    `We pay ${amount} back for your order ${number}. See ${link} for the details.`,
  advance_due: ({ number, amount, link }: OfOrder & { amount: string }) =>
    `Your order ${number} waits for the advance of ${amount}. See ${link} for the details.`,
  return_accepted: ({ number, link }: OfOrder) =>
    withLink(`Your return for order ${number} is accepted`, link),
  return_refused: ({ number, link }: OfOrder) => withLink(`Your return for order ${number} is refused`, link),
  order_news: ({ number, news, link }: Told) =>
    `There is news about your order ${number}: ${news}. See ${link} for the details.`,
  work_new: ({ number, link }: OfOrder) => withLink(`You have a new order: ${number}`, link),
  work_cancelled: ({ number, link }: OfOrder) => withLink(workTitles.work_cancelled({ number }), link),
  work_news: ({ number, news, link }: Told) =>
    `There is news about order ${number} that you work on: ${news}. See ${link} for the details.`,
  sale_news: ({ number, news, link }: Told) =>
    `There is news about order ${number} of your goods: ${news}. See ${link} for the details.`,
  account_news: ({ brand, news, link }: OfShop & { news: string }) =>
    `There is news about your account at ${brand}: ${news}. See ${link} for the details.`,
  chat_answer: ({ brand, link }: OfShop) =>
    `The team of ${brand} has answered you. Read it at ${link} or write here.`,
  application_received: ({ brand, link }: OfShop) =>
    `We have your application to ${brand} and write to you here. See or withdraw it at ${link} until then.`,
  application_question: ({ brand, link }: OfShop) =>
    `We have a question about your application to ${brand}. Read and answer it at ${link} please.`,
  application_declined: ({ brand, link }: OfShop) =>
    `We cannot take you in as a tailor of ${brand} now. See ${link} for the reason.`,
  application_approved: ({ brand, link }: OfShop) =>
    `Welcome, you are a tailor of ${brand} now. Open ${link} and sign in with a code to this phone.`,
};

/** The last line of each template. */
export const stopLine = 'Reply STOP to end these messages.';

/** What is written to somebody who writes by WhatsApp. */
export const askForOrder = ({ brand }: { brand: string }) =>
  `Salaam, this is ${brand}. We do not know this number yet. Which order is it about? Please write its number, such as NP-7K3QX9M2TD.`;
export const orderNotFound =
  'We have no order of that number with this phone. Please write from the phone of the order, or by e-mail.';
export const numberIsKnown = ({ number }: { number: string }) =>
  `Thank you. What you write here goes to our team now; order ${number} is at hand.`;
export const newsStopped = ({ link }: { link: string }) =>
  `You get no more news here. How they reach you now is at ${link}, where you can change it at any time.`;
export const onlyTextAndPictures = 'We can read text and pictures here. Please write it, or send a picture.';
export const pictureRefused =
  'We could not read that picture. Please send it as JPEG, PNG or WebP up to 10 MB.';
/** Stands in the conversation for what came by WhatsApp and cannot be shown. */
export const unreadPicture = '(Sent by WhatsApp: a picture that could not be read)';
export const somethingElse = '(Sent by WhatsApp: something that is neither text nor picture)';

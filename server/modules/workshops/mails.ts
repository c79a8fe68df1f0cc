import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

interface Addressee {
  id: number;
  email: string;
  username: string;
  firstName: string | null;
}

/** `openOrders` is null above the limit of counting. */
export function pausedMail(
  config: Config,
  tailor: Addressee,
  { reason, openOrders }: { reason: string | undefined; openOrders: number | null },
): OutgoingMail {
  return {
    kind: 'workshops.paused',
    to: tailor.email,
    subject: 'You get no new orders for now',
    ...workshopLetter(config, tailor, {
      preheader: 'Your open orders stay yours.',
      paragraphs: [
        `We have paused your workshop at ${config.brandName}: customers no longer find you in the list, have no page of yours, and cannot order from you.`,
        ...(reason ? ['The reason:', reason] : []),
        `${openOrdersText(openOrders)} If a garment that you have delivered needs an alteration, it still comes to you.`,
        'Your workshop stays open. If you have a question, answer this mail or call us.',
      ],
    }),
    replyTo: config.support.email,
  };
}

function openOrdersText(count: number | null): string {
  if (count === 0) return 'You have no open orders.';
  const orders = count === 1 ? 'Your open order stays' : `Your ${count ?? 'many'} open orders stay`;
  return `${orders} yours: please finish what you have accepted by its promised day.`;
}

export function resumedMail(config: Config, tailor: Addressee, tailorId: number): OutgoingMail {
  return {
    kind: 'workshops.resumed',
    to: tailor.email,
    subject: 'You get new orders again',
    ...workshopLetter(config, tailor, {
      preheader: 'Customers can order from you.',
      paragraphs: [
        `Your workshop at ${config.brandName} is no longer paused: customers find you in the list and on your page again, and can order from you: ${config.publicUrl}/tailors/${tailorId}`,
        'Please see that your rates and days off are as they should be.',
      ],
    }),
  };
}

function workshopLetter(
  { brandName, publicUrl, support }: Config,
  { firstName, username }: Addressee,
  { preheader, paragraphs }: { preheader: string; paragraphs: string[] },
) {
  return letter({
    brand: brandName,
    preheader,
    greeting: greetingTo(firstName ?? username),
    paragraphs,
    action: { label: 'Open your workshop', url: `${publicUrl}/workshop` },
    footer: [support.email, support.phone],
  });
}

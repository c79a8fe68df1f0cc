import { ALTERATION_DAYS } from '../../../../contract/constants/contact.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { isPictureWanted } from '../../../features/orders/words.ts';
import { formatDay } from '../../../lib/format.ts';

export interface Standing {
  tone: 'info' | 'success' | 'warning';
  title: string;
  text: string;
  /** The reason given with the step. */
  note?: string | null;
}

/** An order's status in the customer's words (orders-20); a placed one expires after `confirmWithin` days. */
export function standingOf(order: CustomerOrder, confirmWithin: number): Standing {
  const { status, tailor_username: tailor } = order;
  const last = order.events.at(-1);
  const day = formatDay(order.expected_delivery_date);
  switch (status) {
    case 'PLACED':
      return placedStanding(order, confirmWithin);
    case 'CONFIRMED':
      return {
        tone: 'success',
        title: 'This order is confirmed',
        text: `${tailor} looks at it next and accepts it. You can still cancel it until the stitching starts.`,
      };
    case 'ACCEPTED':
      return {
        tone: 'success',
        title: 'The tailor has accepted this order',
        text: 'The stitching starts as soon as the cloth is there. You can still cancel it until then.',
      };
    case 'DECLINED':
      return {
        tone: 'warning',
        title: 'We are looking for another tailor',
        text: `${tailor} could not take this order. We give it to another tailor at the same price and tell you. You can also cancel it.`,
        note: last?.note ?? null,
      };
    case 'IN_PRODUCTION':
      return {
        tone: 'info',
        title: 'Your garment is being stitched',
        text: `We expect it to be done by ${day}.`,
      };
    case 'QUALITY_CHECK':
      return {
        tone: 'info',
        title: 'Your garment is being checked',
        text: 'It is stitched. Seams, measurements and finish are looked at before it leaves.',
      };
    case 'READY':
      return {
        tone: 'success',
        title: 'Your garment is ready',
        text: `Collect it from ${tailor}, ${order.tailor_area}. You pay when you get it.`,
      };
    case 'SHIPPED':
      return { tone: 'success', title: 'Your garment is on its way', text: shippedText(order) };
    case 'DELIVERED':
      return {
        tone: 'success',
        title: 'Your garment was delivered',
        text: last
          ? `It was handed over on ${formatDay(last.at)}. Alterations are free until ${formatDay(addDays(dayInKarachi(new Date(last.at)), ALTERATION_DAYS))}.`
          : `Alterations are free for ${ALTERATION_DAYS} days.`,
      };
    case 'ALTERATION':
      return {
        tone: 'info',
        title: 'Your garment comes back for an alteration',
        text: 'The tailor gets in touch about handing it over, and alters it free of charge.',
        note: last?.note ?? null,
      };
    case 'CANCELLED':
      return endedStanding(order);
  }
}

function placedStanding(order: CustomerOrder, confirmWithin: number): Standing {
  if (isPictureWanted(order)) {
    return {
      tone: 'warning',
      title: 'We wait for your picture',
      text: 'Send us the picture of your measurements, and we go on with your order.',
    };
  }
  if (order.total_bill === null) {
    return {
      tone: 'info',
      title: 'We are working out the price',
      text: 'This order has no price yet. We look at what you want made. You find the price here, and confirm it.',
    };
  }
  if (!order.is_handover_known) {
    return {
      tone: 'warning',
      title: 'Where does your order go?',
      text: 'It has a price. Say where it goes and how you pay; you can confirm it after that.',
    };
  }
  const since = order.events.findLast(({ action }) => action === 'price' || action === 'place')?.at;
  const until = addDays(dayInKarachi(new Date(since ?? order.order_date)), confirmWithin);
  return {
    tone: 'info',
    title: 'Please confirm this order',
    text: `Nothing is stitched before you confirm. Without your confirmation the order expires on ${formatDay(until)}.`,
  };
}

function endedStanding({ events, bill_status }: CustomerOrder): Standing {
  const last = events.findLast(({ action }) => action === 'cancel' || action === 'expire');
  const when = last ? ` on ${formatDay(last.at)}` : '';
  if (last?.action === 'expire') {
    return {
      tone: 'warning',
      title: 'This order has expired',
      text: `It was not confirmed in time and ended${when}. There is nothing to pay. You are welcome to order again.`,
    };
  }
  return {
    tone: 'warning',
    title: last?.by === 'You' ? 'You have cancelled this order' : 'This order was cancelled',
    text: `It was cancelled${when}. Nothing is stitched, and ${MONEY_AFTER_CANCELLING[bill_status]}.`,
    note: last?.note ?? null,
  };
}

function shippedText({ events, expected_delivery_date }: CustomerOrder): string {
  const shipped = events.findLast(({ courier }) => courier !== null);
  const day = formatDay(expected_delivery_date);
  if (!shipped) return `We expect it to arrive by ${day}. You pay when you get it.`;
  return `${shipped.courier} brings it under the number ${shipped.courier_number}. We expect it to arrive by ${day}. You pay when you get it.`;
}

const MONEY_AFTER_CANCELLING: Record<CustomerOrder['bill_status'], string> = {
  UNPAID: 'there is nothing to pay',
  PARTIALLY_PAID: 'we send back what you have paid',
  PAID: 'we send back what you have paid',
  REFUNDED: 'what you paid was sent back',
};

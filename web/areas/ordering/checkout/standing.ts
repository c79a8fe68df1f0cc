import { measureLinkWords, orderingWords, ordersWords } from '#words';
import { isCollectedByRider } from '../../../../contract/cloth-come.ts';
import { openObjections } from '../../../../contract/cloth-words.ts';
import { ALTERATION_DAYS } from '../../../../contract/constants/contact.ts';
import { isOfCollecting } from '../../../../contract/constants/lifecycle.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { garmentsAsked, garmentsAwaited, isPictureWanted } from '../../../features/orders/words.ts';
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
  // A receipt of an alteration nearby leaves it delivered.
  const delivery = order.events.findLast(({ from, to }) => to === 'DELIVERED' && from !== to);
  const day = formatDay(order.expected_delivery_date);
  switch (status) {
    case 'PLACED':
      return placedStanding(order, confirmWithin);
    case 'CONFIRMED':
      return {
        tone: 'success',
        title: orderingWords.thisOrderIsConfirmed,
        text: orderingWords.theTailorLooksAtItNext({ tailor }),
      };
    case 'ACCEPTED':
      return {
        tone: 'success',
        title: orderingWords.theTailorHasAcceptedThisOrder,
        text: acceptedText(order),
      };
    case 'DECLINED':
      return {
        tone: 'warning',
        title: orderingWords.weAreLookingForAnotherTailor,
        text: orderingWords.theTailorCouldNotTakeIt({ tailor }),
        note: last?.note ?? null,
      };
    case 'IN_PRODUCTION':
      return {
        tone: 'info',
        title: orderingWords.yourGarmentIsBeingStitched,
        text: orderingWords.weExpectItToBeDone({ day }),
      };
    case 'QUALITY_CHECK':
      return {
        tone: 'info',
        title: orderingWords.yourGarmentIsBeingChecked,
        text: orderingWords.itIsStitchedAndLookedAt,
      };
    case 'READY':
      return {
        tone: 'success',
        title: orderingWords.yourGarmentIsReady,
        text: orderingWords.collectItFrom({ tailor, area: order.tailor_area }),
      };
    case 'SHIPPED':
      return { tone: 'success', title: orderingWords.yourGarmentIsOnItsWay, text: shippedText(order) };
    case 'DELIVERED':
      return {
        tone: 'success',
        title: orderingWords.yourGarmentWasDelivered,
        text: delivery
          ? orderingWords.itWasHandedOverOn({
              day: formatDay(delivery.at),
              until: formatDay(addDays(dayInKarachi(new Date(delivery.at)), ALTERATION_DAYS)),
            })
          : orderingWords.alterationsAreFreeForDays({ alterationDays: ALTERATION_DAYS }),
      };
    case 'ALTERATION':
      return {
        tone: 'info',
        title: orderingWords.yourGarmentComesBack,
        text: alterationText(order),
        note: order.events.findLast(({ action }) => action === 'alter')?.note ?? null,
      };
    case 'CANCELLED':
      return endedStanding(order);
  }
}

/** When the rider collected the cloth, or the garment that is altered. */
function collectedOn({ events }: CustomerOrder): string | undefined {
  const last = events.findLast(isOfCollecting);
  return last?.action === 'collect_cloth' ? formatDay(last.at) : undefined;
}

function alterationText(order: CustomerOrder): string {
  const at = collectedOn(order);
  if (at) return ordersWords.garmentCollectedOn({ at });
  return isCollectedByRider(order) ? orderingWords.ourRiderCollectsIt : orderingWords.theTailorAltersItFree;
}

function acceptedText(order: CustomerOrder): string {
  const { cloth_due_on, cloth_receipts } = order;
  const receipt = cloth_receipts.at(-1);
  if (!receipt || cloth_due_on) {
    const at = collectedOn(order);
    const starts = orderingWords.theStitchingStartsAsSoonAs;
    return at ? `${ordersWords.clothCollectedOn({ at })} ${starts}` : starts;
  }
  return openObjections(cloth_receipts).length === 0
    ? orderingWords.theClothIsThere
    : orderingWords.theReceiptIsBeingCorrected;
}

function placedStanding(order: CustomerOrder, confirmWithin: number): Standing {
  if (isPictureWanted(order)) {
    return {
      tone: 'warning',
      title: orderingWords.weWaitForYourPicture,
      text: orderingWords.sendUsThePicture,
    };
  }
  const [awaited, ...others] = garmentsAwaited(order);
  if (awaited) {
    return {
      tone: 'warning',
      title:
        others.length === 0
          ? measureLinkWords.waitingForMeasuresOf(awaited.measurement_from)
          : measureLinkWords.waitingForMeasuresOfPeople({ count: others.length + 1 }),
      text: measureLinkWords.youCanConfirmOnceTheyAreHere,
    };
  }
  if (order.total_bill === null) {
    return {
      tone: 'info',
      title: orderingWords.weAreWorkingOutThePrice,
      text: orderingWords.thisOrderHasNoPriceYet,
    };
  }
  if (!order.is_handover_known) {
    return {
      tone: 'warning',
      title: orderingWords.whereDoesYourOrderGo,
      text: orderingWords.itHasAPrice,
    };
  }
  const isGiven = garmentsAsked(order).length > 0;
  const since = order.events.findLast(
    ({ action }) => action === 'price' || action === 'place' || (isGiven && action === 'answer'),
  )?.at;
  const until = addDays(dayInKarachi(new Date(since ?? order.order_date)), confirmWithin);
  return {
    tone: 'info',
    title: orderingWords.pleaseConfirmThisOrder,
    text: orderingWords.nothingIsStitchedBeforeYouConfirm({ until: formatDay(until) }),
  };
}

function endedStanding({ events, bill_status }: CustomerOrder): Standing {
  const last = events.findLast(({ action }) => action === 'cancel' || action === 'expire');
  if (last?.action === 'expire') {
    return {
      tone: 'warning',
      title: orderingWords.thisOrderHasExpired,
      text: orderingWords.itWasNotConfirmedInTime({ day: formatDay(last.at) }),
    };
  }
  const when = last
    ? orderingWords.itWasCancelledOn({ day: formatDay(last.at) })
    : orderingWords.itWasCancelled;
  return {
    tone: 'warning',
    title: last?.by === 'You' ? orderingWords.youHaveCancelledThisOrder : orderingWords.thisOrderWasCancelled,
    text: `${when} ${orderingWords.afterCancelling[bill_status]}`,
    note: last?.note ?? null,
  };
}

function shippedText({ events, expected_delivery_date }: CustomerOrder): string {
  const shipped = events.findLast(({ courier }) => courier !== null);
  const day = formatDay(expected_delivery_date);
  if (!shipped?.courier) return orderingWords.weExpectItToArriveBy({ day });
  const { courier, courier_number: number } = shipped;
  return number
    ? orderingWords.theCourierBringsItUnder({ courier, number, day })
    : orderingWords.theCourierBringsIt({ courier, day });
}

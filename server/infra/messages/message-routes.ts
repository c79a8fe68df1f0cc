import type { PhoneChannel } from '../../../contract/constants/messages.ts';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import type { Fallback } from './message-bodies.ts';
import type { MessageRow } from './message-queries.ts';
import type { Route } from './report-queries.ts';

type NextRoute = Pick<Route, 'to' | 'smsToo'> & { channel: 'whatsapp' | 'sms' };

/** The channel after one that has failed; undefined: by mail, if there is one. */
export function nextRoute(
  route: Route | undefined,
  { channel, recipient: to }: Pick<MessageRow, 'channel' | 'recipient'>,
  { smsToo, mail, isLeft }: Fallback & { isLeft: boolean },
): NextRoute | undefined {
  if (smsToo && !isLeft && mayGo(route, 'sms', to)) return { channel: 'sms', to, smsToo: false };
  if (!mail || !isNobodysAddress(mail.to)) return undefined;
  const toPhone = route?.channel === 'push' ? route.instead : route;
  // What a number has failed to take is not sent to it again.
  return isLeft || channel === 'push' ? (toPhone as NextRoute | undefined) : undefined;
}

/** Whether the person gets news there by this channel, at once or as the next one. */
export function mayGo(route: Route | undefined, channel: PhoneChannel, to: string): boolean {
  if (channel === 'push') return route?.channel === 'push';
  if (route?.instead) return mayGo(route.instead, channel, to);
  if (route?.to !== to) return false;
  return route.channel === channel || (channel === 'sms' && route.smsToo);
}

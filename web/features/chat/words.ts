import type { Presence } from '../../../contract/chat.ts';
import { MAX_UNREAD_MESSAGES } from '../../../contract/constants/chat.ts';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { formatDay } from '../../lib/format.ts';
import { formatMoment } from '../../lib/moments.ts';

/** "99+" from `MAX_UNREAD_MESSAGES` on. */
export function unreadText(unread: number): string {
  return unread >= MAX_UNREAD_MESSAGES ? `${MAX_UNREAD_MESSAGES - 1}+` : String(unread);
}

/** Says when support replies (chat-9). */
export function presenceText({ online, open, opens_at, usual_reply_minutes }: Presence): string {
  if (online && usual_reply_minutes !== null)
    return `Online. Usually replies in ${usual_reply_minutes} minutes.`;
  if (online) return 'Online.';
  if (open || !opens_at) return 'Away. We reply as soon as we are back.';
  return `Closed now. We reply from ${formatMoment(opens_at)}.`;
}

/** "Today", "Yesterday" or the day, in Karachi. */
export function dayName(timestamp: string, now = new Date()): string {
  const day = dayInKarachi(new Date(timestamp));
  const today = dayInKarachi(now);
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatDay(timestamp);
}

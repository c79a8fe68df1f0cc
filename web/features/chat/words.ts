import { basicWords, chatWords } from '#words';
import type { Presence } from '../../../contract/chat.ts';
import { MAX_UNREAD_MESSAGES } from '../../../contract/constants/chat.ts';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { formatDay } from '../../lib/format.ts';
import { formatMoment } from '../../lib/moments.ts';

/** "99+" from `MAX_UNREAD_MESSAGES` on. */
export function unreadText(unread: number): string {
  return unread >= MAX_UNREAD_MESSAGES
    ? basicWords.leftToRight({ text: `${MAX_UNREAD_MESSAGES - 1}+` })
    : String(unread);
}

/** Says when support replies (chat-9). */
export function presenceText({ online, open, opens_at, usual_reply_minutes }: Presence): string {
  if (online && usual_reply_minutes !== null)
    return chatWords.onlineUsuallyRepliesIn({ minutes: usual_reply_minutes });
  if (online) return chatWords.online;
  if (open || !opens_at) return chatWords.away;
  return chatWords.closedNow({ opensAt: formatMoment(opens_at) });
}

/** "Today", "Yesterday" or the day, in Karachi. */
export function dayName(timestamp: string, now = new Date()): string {
  const day = dayInKarachi(new Date(timestamp));
  const today = dayInKarachi(now);
  if (day === today) return chatWords.today;
  return day === addDays(today, -1) ? chatWords.yesterday : formatDay(timestamp);
}

/** Prefix of all chat topics. */
export const CHAT_TOPICS = 'chat:';

export const NEW_MESSAGES = 'chat:messages';

/** Announced when support may have come online or gone offline. */
export const SUPPORT_PRESENCE = 'chat:support';

type Side = 'customer' | 'support';

/** Announcements about one conversation; `upTo` is a message id. */
export type Announcement =
  | { what: 'typing'; customerId: number; by: Side }
  | { what: 'read'; customerId: number; by: Side; upTo: number }
  | { what: 'online'; customerId: number }
  | { what: 'changed'; customerId: number };

export function topicOf(announcement: Announcement): string {
  const { what, customerId } = announcement;
  const parts: (string | number)[] = [what, customerId];
  if ('by' in announcement) parts.push(announcement.by);
  if ('upTo' in announcement) parts.push(announcement.upTo);
  return CHAT_TOPICS + parts.join(':');
}

/** Undefined for other topics, including those of later versions. */
export function announcementOf(topic: string): Announcement | undefined {
  const [, what, id, by, upTo] = topic.split(':');
  const customerId = Number(id);
  if (!Number.isInteger(customerId)) return undefined;
  if (what === 'online' || what === 'changed') return { what, customerId };
  if (by !== 'customer' && by !== 'support') return undefined;
  if (what === 'typing') return { what, customerId, by };
  return what === 'read' ? { what, customerId, by, upTo: Number(upTo) } : undefined;
}

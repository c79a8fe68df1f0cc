import type { MessageState } from '../../../../contract/constants/contact.ts';

export const STATE_NAMES: Record<MessageState, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
};

export const STATE_TONES = { new: 'saffron', answered: 'leaf', closed: 'brand' } as const;

/** The pictures of an application, each a file of the form. */
export const APPLICATION_PICTURES = [
  'picture_1',
  'picture_2',
  'picture_3',
  'picture_4',
  'picture_5',
  'picture_6',
] as const;

/** What becomes of an application (tailors-8). */
export const APPLICATION_STATES = ['UNCONFIRMED', 'SUBMITTED', 'QUESTIONED', 'APPROVED', 'DECLINED'] as const;

export const APPLICATION_STATE_NAMES = {
  UNCONFIRMED: 'Not confirmed',
  SUBMITTED: 'To review',
  QUESTIONED: 'Waiting for an answer',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
} as const satisfies Record<(typeof APPLICATION_STATES)[number], string>;

export const APPLICATION_ACTIONS = ['submit', 'ask', 'answer', 'approve', 'decline'] as const;

/** Days that the mailed link waits for its press. */
export const CONFIRM_APPLICATION_DAYS = 7;

export const MAX_SHOP_NAME = 60;
export const MAX_APPLICATION_WORDS = 1000;

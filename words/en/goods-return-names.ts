export const states = {
  REQUESTED: 'Waits for an answer',
  ACCEPTED: 'To be sent back',
  REFUSED: 'Not taken back',
  RECEIVED: 'Came back',
  WITHDRAWN: 'Withdrawn',
  NOT_SENT: 'Nothing came',
};

export const reasons = {
  DAMAGED: 'Arrived damaged',
  FAULTY: 'Faulty',
  NOT_AS_ORDERED: 'Not what was ordered',
  DOES_NOT_FIT: 'Does not fit',
  CHANGED_MIND: 'Not wanted any more',
};

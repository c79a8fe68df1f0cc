export const states = {
  REQUESTED: 'جواب کا انتظار',
  ACCEPTED: 'واپس بھیجنا ہے',
  REFUSED: 'واپس نہیں لیا گیا',
  RECEIVED: 'واپس آ گیا',
  WITHDRAWN: 'درخواست واپس لی گئی',
  NOT_SENT: 'کچھ نہیں پہنچا',
};

export const reasons = {
  DAMAGED: 'ٹوٹا یا خراب پہنچا',
  FAULTY: 'نقص ہے',
  NOT_AS_ORDERED: 'وہ نہیں جو منگوایا تھا',
  DOES_NOT_FIT: 'پورا نہیں آتا',
  CHANGED_MIND: 'اب نہیں چاہیے',
};

/** What has happened to an order: the subject of a mail, and the title of a notification. */
type OfOrder = { number: string };

export const titles = {
  place: ({ number }: OfOrder) => `آپ کا آرڈر ${number} مل گیا`,
  edit: ({ number }: OfOrder) => `آپ کے آرڈر ${number} میں تبدیلی ہو گئی`,
  price: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی قیمت آ گئی`,
  quote: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی کوٹیشن آ گئی`,
  confirm: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی تصدیق ہو گئی`,
  cancel: ({ number }: OfOrder) => `آپ کا آرڈر ${number} منسوخ ہو گیا`,
  expire: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی مدت ختم ہو گئی`,
  accept: ({ number }: OfOrder) => `آپ کا آرڈر ${number} قبول ہو گیا`,
  decline: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کے لیے دوسرا درزی چاہیے`,
  reassign: ({ number }: OfOrder) => `آپ کا آرڈر ${number} نئے درزی کے پاس ہے`,
  move_day: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی تاریخ بدل گئی`,
  ask: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کو آپ کے جواب کا انتظار ہے`,
  answer: ({ number }: OfOrder) => `آپ کے آرڈر ${number} پر کام آگے بڑھ رہا ہے`,
  send_swatch: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کے کپڑے کا نمونہ بھیج دیا گیا`,
  collect_cloth: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی چیز رائیڈر نے لے لی`,
  fail_collection: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی چیز لی نہ جا سکی`,
  receive_cloth: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کا کپڑا درزی کو مل گیا`,
  post_cloth: ({ number }: OfOrder) => `آرڈر ${number} کا کپڑا بھیج دیا گیا`,
  object_cloth: ({ number }: OfOrder) => `آرڈر ${number} کے بارے میں آپ کا اعتراض مل گیا`,
  start: ({ number }: OfOrder) => `آپ کا آرڈر ${number} سلائی میں ہے`,
  check: ({ number }: OfOrder) => `آپ کا آرڈر ${number} معیار کی جانچ میں ہے`,
  rework: ({ number }: OfOrder) => `آپ کا آرڈر ${number} دوبارہ درزی کے پاس گیا`,
  make_ready: ({ number }: OfOrder) => `آپ کا آرڈر ${number} تیار ہے`,
  pack: ({ number }: OfOrder) => `آپ کا آرڈر ${number} پیک ہو گیا`,
  ship: ({ number }: OfOrder) => `آپ کا آرڈر ${number} راستے میں ہے`,
  deliver: ({ number }: OfOrder) => `آپ کا آرڈر ${number} پہنچ گیا`,
  come_back: ({ number }: OfOrder) => `آپ کا آرڈر ${number} نہیں پہنچ سکا`,
  fail_delivery: ({ number }: OfOrder) => `آپ کا آرڈر ${number} نہیں پہنچ سکا`,
  record_payment: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی ادائیگی مل گئی`,
  record_refund: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی رقم واپس ہو گئی`,
  reverse_payment: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی ایک ادائیگی درست کی گئی`,
  return: ({ number }: OfOrder) => `آپ کا آرڈر ${number} واپس آ گیا`,
  take_back: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کا ایک حصہ واپس آ گیا`,
  alter: ({ number }: OfOrder) => `آپ کا آرڈر ${number} درستی کے لیے واپس آ رہا ہے`,
  claim_alteration: ({ number }: OfOrder) => `آرڈر ${number} کی درستی کی رسید ہمیں مل گئی`,
  settle_claim: ({ number }: OfOrder) => `آرڈر ${number} کی درستی کی رسید کا فیصلہ ہو گیا`,
  mend: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کی درستی ہو رہی ہے`,
  work_garment: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کے ایک لباس کا کام آگے بڑھا`,
  cancel_garment: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کا ایک لباس منسوخ ہو گیا`,
  move_sample: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کا نمونے کا لباس آگے بڑھا`,
};
export const measured = ({ number }: OfOrder) => `آپ کے آرڈر ${number} کا ناپ آ گیا`;

/** For tailors. */
export const workTitles = {
  work_new: ({ number }: OfOrder) => `نیا آرڈر ${number}`,
  work_cancelled: ({ number }: OfOrder) => `آرڈر ${number} منسوخ ہو گیا`,
  work_altered: ({ number }: OfOrder) => `آرڈر ${number} درستی کے لیے واپس آ رہا ہے`,
  work_answered: ({ number }: OfOrder) => `آرڈر ${number} کے بارے میں آپ کے سوال کا جواب آ گیا`,
  work_objected: ({ number }: OfOrder) => `آرڈر ${number} کے کپڑے کی رسید پر اعتراض`,
  work_taken: ({ number }: OfOrder) => `آرڈر ${number} دوسرے درزی کو دے دیا گیا`,
  work_taken_over: ({ number }: OfOrder) => `آرڈر ${number} اب آپ کے پاس ہے`,
  work_garment_cancelled: ({ number }: OfOrder) => `آرڈر ${number} کا ایک لباس منسوخ ہو گیا`,
  work_moved: ({ number }: OfOrder) => `آرڈر ${number} کے وعدے کا دن بدل گیا`,
  work_came_back: ({ number }: OfOrder) => `آرڈر ${number} نہیں پہنچ سکا`,
  work_undelivered: ({ number }: OfOrder) => `آرڈر ${number} گاہک تک پہنچے بغیر ختم ہو گیا`,
};

export const sampleTitles = {
  sample_measured: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کا نمونے کا لباس ناپ لیا گیا`,
  sample_returned: ({ number }: OfOrder) => `آرڈر ${number} کے ساتھ بھیجا ہوا لباس واپس آ رہا ہے`,
  sample_missing: ({ number }: OfOrder) => `آپ کے آرڈر ${number} کو نمونے کے لباس کا انتظار ہے`,
  sample_lost: ({ number }: OfOrder) => `آرڈر ${number} کے ساتھ بھیجا ہوا لباس گم ہو گیا`,
};

import { sentences as pageSentences } from './page-sentences.ts';

/** Expected failures by code; `{name}` is filled from the failure's details, whose number chooses between two forms. */
export const sentences = {
  ...pageSentences,
  'request.malformed': 'بھیجی گئی معلومات پڑھی نہیں جا سکیں۔',
  'request.invalid': 'کچھ خانے درست نہیں، دوبارہ دیکھ لیں۔',
  'request.too_large': 'بھیجا گیا مواد بہت بڑا ہے۔',
  'request.foreign_form': 'یہ فارم کسی اور سائٹ سے بھیجا گیا۔ ہمارا صفحہ کھول کر دوبارہ بھیجیں۔',
  'request.timeout': 'پہنچنے میں بہت دیر لگی۔ دوبارہ کوشش کریں۔',
  'request.unsupported_type': 'اس قسم کا مواد قبول نہیں ہوتا۔',
  'request.not_found': 'نہیں ملا۔',
  'request.method_not_allowed': 'یہ طریقہ یہاں نہیں چلتا۔',
  'request.too_many': 'بہت زیادہ کوششیں ہو گئیں۔ ذرا رک کر دوبارہ کوشش کریں۔',
  'request.key_reused': 'یہ Idempotency-Key کسی اور درخواست کے ساتھ استعمال ہو چکی ہے۔',

  'server.unavailable': 'سروس مصروف ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
  'server.not_ready': 'سروس ابھی تیار نہیں۔',

  'sockets.upgrade_required': 'یہ پتا WebSocket کے لیے ہے۔',
  'sockets.foreign_origin': 'صرف اس دکان کے صفحے جڑ سکتے ہیں۔',

  'contact.too_many_replies': 'اس پتے کے لیے پہلے ہی بہت سی ای میل رکی ہوئی ہیں۔ بعد میں دوبارہ کوشش کریں۔',

  'mails.already_sent': 'یہ ای میل بھیجی جا چکی ہے اور اس کا متن نہیں رکھا جاتا۔ یہ دوبارہ نہیں جا سکتی۔',
  'mails.held': 'یہ ای میل تب جائے گی جب پتے کی تصدیق ہو جائے گی۔',

  'content.broken_links':
    'یہ لنک کہیں نہیں جاتے: \u2066{links}\u2069۔ لنک اِن میں سے کسی سے شروع ہوتا ہے: /، #، \u2066https://\u2069، \u2066mailto:\u2069 یا \u2066tel:\u2069۔',

  'settings.cloth_reminder_late': 'آرڈر منسوخ ہونے سے پہلے یاد دہانی کرائیں۔',
  'edits.outdated': 'آپ کے کھولنے کے بعد {name} نے اسے بدل دیا ہے۔ ابھی کچھ محفوظ نہیں ہوا۔',

  'page.invalid': 'ایسا کوئی صفحہ نہیں۔',

  'staff.yourself': 'یہ آپ کا اپنا اکاؤنٹ ہے۔ یہ کام کسی اور منتظم سے کروائیں۔',
  'staff.in_house_workshop':
    'دکان کو اپنے کارخانے کا اکاؤنٹ چاہیے: نہ اس کی قسم بدلتی ہے، نہ یہ بند ہوتا ہے۔ اس کے سائن اِن ختم کرنے کے لیے اسے کوئی اور ای میل دیں۔',
  'staff.has_password':
    'اِن کا پاس ورڈ پہلے ہی رکھا جا چکا ہے۔ بھولا ہوا پاس ورڈ سائن اِن کے صفحے سے بدلتا ہے۔',

  'orders.customer_has_too_many':
    'اس گاہک کے {limit} آرڈر جاری ہیں۔ کسی ایک کے پہنچنے کا انتظار کریں، یا جس کی ضرورت نہ ہو اسے منسوخ کریں۔ منسوخ آرڈر بھی دیے جانے کے ایک دن بعد تک گنا جاتا ہے۔',
  'orders.customer_blocked': 'اس گاہک کا اکاؤنٹ بند ہے۔ آرڈر درج کرنے سے پہلے اسے کھولیں۔',

  'staff.account_blocked': 'یہ اکاؤنٹ بند ہے، اس لیے کوئی سائن اِن نہیں کر سکے گا۔ پہلے اسے کھولیں۔',

  'lists.too_many_views': 'اس سے زیادہ منظر محفوظ نہیں ہو سکتے۔ جس کی ضرورت نہ رہی ہو، اسے مٹا دیں۔',

  'session.missing': 'پہلے سائن اِن کریں۔',
  'session.invalid': 'یہ سائن اِن ختم ہو چکا ہے۔ دوبارہ سائن اِن کریں۔',
  'session.refresh_invalid': 'سائن اِن کی مدت ختم ہو چکی ہے۔ دوبارہ سائن اِن کریں۔',
  'session.second_factor_required': 'آگے بڑھنے سے پہلے اپنے پروفائل میں دو مرحلوں والا سائن اِن چالو کریں۔',
  'session.unconfirmed': 'پہلے تصدیق کریں کہ یہ آپ ہی ہیں۔',
  'session.forbidden': 'اس اکاؤنٹ کو اس کام کی اجازت نہیں۔',

  'accounts.wrong_credentials': 'ای میل یا پاس ورڈ غلط ہے۔',
  'accounts.blocked': 'یہ اکاؤنٹ بند ہے۔ اگر یہ غلطی سے ہوا ہو تو ہمیں لکھیں۔',
  'accounts.too_many_failures': {
    one: 'سائن اِن کئی بار نہیں ہو سکا۔ {minutes} منٹ بعد دوبارہ کوشش کریں۔',
    other: 'سائن اِن کئی بار نہیں ہو سکا۔ {minutes} منٹ بعد دوبارہ کوشش کریں۔',
  },
  'accounts.nothing_to_confirm': 'آپ کی ای میل کی تصدیق پہلے ہی ہو چکی ہے۔',
  'accounts.too_many_links':
    'ہم پہلے ہی کئی لنک ای میل کر چکے ہیں۔ اپنا اِن باکس اور اسپیم فولڈر دیکھیں، یا ایک گھنٹے بعد دوبارہ کوشش کریں۔',
  'accounts.wrong_password': 'یہ آپ کا موجودہ پاس ورڈ نہیں۔',
  'accounts.username_taken': 'یہ یوزر نیم پہلے سے کسی کا ہے۔',
  'accounts.email_taken': 'اس ای میل کا اکاؤنٹ پہلے سے موجود ہے۔',
  'accounts.password_common': 'اس پاس ورڈ کا اندازہ لگانا آسان ہے۔ اس کی جگہ چند بے جوڑ لفظ رکھیں۔',
  'accounts.password_personal':
    'آپ کے نام، ای میل یا فون نمبر سے اس پاس ورڈ کا اندازہ لگانا آسان ہے۔ کوئی اور چنیں۔',
  'accounts.phone_not_local': 'ایسا فون نمبر لکھیں جس پر ہم کال کر سکیں، مثلاً \u20660300 1234567\u2069۔',
  'accounts.phone_not_international': 'فون نمبر ملک کے کوڈ کے ساتھ لکھیں، مثلاً \u2066+44 7400 123456\u2069۔',
  'accounts.birthday_unlikely': 'گزری ہوئی کوئی تاریخ لکھیں، مثلاً \u20661994-08-14\u2069۔',
  'accounts.social_off': 'سائن اِن کا یہ طریقہ یہاں نہیں ہے۔',
  'accounts.social_other_browser':
    'یہ لنک اسی براؤزر میں کھولیں جس میں یہ منگوایا گیا تھا، یا وہاں سائن اِن کر کے اسے جوڑیں۔',
  'accounts.social_other_account':
    'اس وقت جس اکاؤنٹ میں سائن اِن ہے اس کی ای میل اور ہے۔ اسے جوڑنے کے لیے \u2066{email}\u2069 سے سائن اِن کریں۔',
  'accounts.social_taken':
    'یہ سائن اِن پہلے سے کسی اکاؤنٹ سے جڑا ہے، یا اس اکاؤنٹ سے اسی قسم کا کوئی اور سائن اِن جڑا ہے۔',
  'accounts.second_factor_needed': 'اپنی تصدیقی ایپ کا کوڈ لکھیں۔',
  'accounts.second_factor_expired': 'بہت دیر ہو گئی۔ دوبارہ شروع کریں۔',
  'accounts.second_factor_on': 'دو مرحلوں والا سائن اِن پہلے سے چالو ہے۔',
  'accounts.second_factor_off': 'دو مرحلوں والا سائن اِن چالو نہیں۔',
  'accounts.second_factor_kept':
    'یہاں کام کرنے والوں کے لیے دوسرا مرحلہ ضروری ہے: تصدیقی ایپ یا پاس کی۔ اِسے ہٹانے سے پہلے دوسرا شامل کریں۔',
  'accounts.wrong_code':
    'یہ کوڈ غلط ہے یا پہلے استعمال ہو چکا ہے۔ اگلے کوڈ کا انتظار کریں، یا بحالی کا کوڈ لکھیں۔',
  'accounts.wrong_setup_code': 'یہ کوڈ غلط ہے۔ دیکھ لیں کہ فون کا وقت درست ہے، پھر اگلا کوڈ لکھیں۔',
  'accounts.passkey_needed': 'اپنی پاس کی سے سائن اِن کریں۔',
  'accounts.passkeys_off': 'پاس کی یہاں نہیں چلتی: اس دکان کے پتے کا کوئی نام نہیں۔',
  'accounts.passkey_expired': 'بہت دیر ہو گئی۔ دوبارہ کوشش کریں۔',
  'accounts.passkey_invalid': 'پاس کی شامل نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  'accounts.passkey_taken': 'یہ پاس کی پہلے ہی شامل ہے۔',
  'accounts.passkey_refused': 'یہ پاس کی اب یہاں نہیں چلتی۔ کسی اور طریقے سے سائن اِن کریں۔',
  'accounts.too_many_passkeys': 'زیادہ سے زیادہ {limit} پاس کی رکھی جا سکتی ہیں۔',
  'accounts.last_way_to_sign_in':
    'سائن اِن کا آپ کے پاس یہی ایک طریقہ ہے۔ پہلے پاس ورڈ رکھیں یا کوئی اور طریقہ شامل کریں۔',
  'accounts.confirm_with_password': 'اپنا موجودہ پاس ورڈ لکھیں۔',
  'accounts.sign_in_again':
    'آپ کے اکاؤنٹ کی حفاظت کے لیے: سائن آؤٹ کریں، دوبارہ سائن اِن کریں، اور یہ کام 15 منٹ کے اندر کر لیں۔',

  'files.too_many_pixels': 'تصویر 50 میگا پکسل سے بڑی ہے۔',
  'files.unexpected': 'یہاں کوئی فائل نہیں بھیجی جا سکتی۔',
  'files.too_many': 'ایک دن میں {limit} تصویریں بھیجی جا چکی ہیں۔ باقی کل بھیجیں۔',
  'files.too_many_unproven':
    'جب تک آپ کی ای میل کی تصدیق نہ ہو، دن میں {limit} تصویریں بھیجی جا سکتی ہیں۔ ہماری ای میل کا لنک کھولیں؛ نیا لنک پروفائل سے ملتا ہے۔',
  'files.link_expired': 'اس لنک کی مدت ختم ہو چکی ہے۔ نئے لنک کے لیے صفحہ دوبارہ کھولیں۔',

  'applications.own_address':
    'یہ ای میل آپ کے گاہک والے اکاؤنٹ کی ہے۔ درزی کا اکاؤنٹ الگ ہوتا ہے: کوئی اور ای میل دیں۔',
  'applications.too_many':
    'آج یہاں سے کئی درخواستیں آ چکی ہیں۔ اپنے اِن باکس میں ہماری ای میل دیکھیں، یا کل دوبارہ کوشش کریں۔',
  'applications.too_many_pictures': 'زیادہ سے زیادہ {count} تصویریں لگ سکتی ہیں۔',
  'applications.address_has_account':
    'اس ای میل کا اکاؤنٹ اب موجود ہے۔ کسی اور ای میل سے دوبارہ درخواست دیں۔',
  'applications.address_taken':
    'اس ای میل کا اکاؤنٹ موجود ہے۔ درخواست دینے والے سے کہیں کہ کسی اور ای میل سے درخواست دیں۔',
  'applications.already_open':
    'آپ کی ایک اور درخواست ہمارے پاس ہے جسے ہم دیکھ رہے ہیں۔ اس کا لنک اس کی ای میل میں ہے۔',
  'applications.not_asked': 'آپ کا جواب ہمیں مل چکا ہے، اس لیے اب کچھ نہیں بدلا جا سکتا۔',
  'applications.closed': 'اس درخواست پر فیصلہ ہو چکا ہے، اس لیے یہ واپس نہیں لی جا سکتی۔',
  'applications.decided': '{name} نے یہ درخواست پہلے ہی {done} کر دی ہے۔',
  'applications.changed': 'آپ کے کھولنے کے بعد یہ درخواست بدل گئی ہے۔ فیصلے سے پہلے اسے دوبارہ دیکھیں۔',

  'newsletter.link_invalid':
    'اس لنک کی مدت ختم ہو چکی ہے یا یہ پہلے استعمال ہو چکا ہے۔ اگر تصدیق پہلے ہو چکی ہے تو آپ شامل ہیں؛ ورنہ نئے لنک کے لیے اس صفحے کے نیچے اپنی ای میل لکھیں۔',

  'measurements.implausible': 'کچھ ناپ ٹھیک نہیں لگتے۔ دوبارہ دیکھ لیں۔',
  'measurements.too_many': 'زیادہ سے زیادہ {limit} ناپ محفوظ رکھے جا سکتے ہیں۔',

  'addresses.too_many': 'زیادہ سے زیادہ {limit} پتے محفوظ رکھے جا سکتے ہیں۔',

  'earnings.month_not_over': 'مہینے کا حساب مہینہ ختم ہونے پر تیار ہوتا ہے۔',

  'workshop.no_light_too_late': 'یہ آج کے لیے بتایا جا سکتا ہے، یا زیادہ سے زیادہ {days} دن بعد تک۔',
  'workshop.no_light_unreported': 'اس علاقے کا کوئی درزی اب یہ نہیں کہہ رہا۔ فہرست دوبارہ کھولیں۔',
  'tailors.rate_of_other_kind': '{dress}: یہ {kind} کے کپڑوں میں شامل نہیں۔',
  'tailors.rates_of_other_kind': 'دوسری قسم کے کپڑوں کے نرخ موجود ہیں: {garments}۔ پہلے انہیں ہٹائیں۔',
  'tailors.in_house_kind': 'ہمارے اپنے کارخانے میں مردانہ اور زنانہ دونوں کپڑے سلتے ہیں۔',
  'tailors.in_house_active':
    'ہمارا اپنا کارخانہ ہمیشہ آرڈر لیتا ہے: جو کسی اور درزی کے لیے نہ ہو وہ یہیں سلتا ہے۔',
  'tailors.no_workday': 'باقی دن ہماری چھٹی ہوتی ہے۔ ہفتے میں ایک دن کام کا رکھیں۔',
  'tailors.lead_time_out_of_band': '{fewest} سے {most} دن لکھیں۔',

  'orders.address_missing': 'کوئی پتا چنیں یا نیا لکھیں۔',
  'orders.address_unknown': 'یہ پتا آپ کے محفوظ پتوں میں نہیں۔',
  'orders.handover_unknown':
    'پہلے یہ طے ہونا ہے کہ آرڈر کہاں اور کیسے جائے گا۔ گاہک کو یہ “میرے آرڈر” میں بتانا ہے۔',
  'orders.sample_unsendable':
    'کپڑے کا نمونہ ہم وہیں بھیجتے ہیں جہاں سے کپڑا لیتے ہیں یا لباس پہنچاتے ہیں۔ دونوں میں سے ایک چنیں، یا نمونہ نہ چنیں۔',
  'orders.picture_not_wanted': 'اس آرڈر کو کسی تصویر کا انتظار نہیں۔',
  'orders.measures_awaited':
    'اس آرڈر کو اُس ناپ کا انتظار ہے جو آپ نے مانگا ہے۔ ناپ نہ آئے تو کوئی اور طریقہ چنیں۔',
  'orders.measures_not_awaited': 'اس آرڈر کو اب کسی ناپ کا انتظار نہیں۔',
  'orders.sample_missing': 'بتائیں کہ کون سا لباس ساتھ جائے گا اور یہ کس کو فٹ آتا ہے۔',
  'orders.sample_record_unknown': 'یہ ریکارڈ اب آپ کی پروفائل میں نہیں۔ کوئی دوسرا چنیں۔',
  'orders.sample_unmeasured': 'پہلے نمونے کا لباس ناپیں جو گاہک نے ساتھ بھیجا ہے: {garments}۔',
  'orders.sample_step_not_allowed': 'نمونے کا لباس اب {place}، اس لیے یہ نہیں ہو سکتا۔',
  'orders.sample_nothing_measured': 'کم از کم ایک ناپ لکھیں۔',
  'orders.express_unavailable': 'اِن پتوں کے لیے تیز کوریئر نہیں ہے۔ عام کوریئر چنیں۔',
  'orders.own_handover_abroad': 'بیرونِ ملک سے کپڑا اور لباس کوریئر سے آتے جاتے ہیں۔ “دکان کی طرف سے” چنیں۔',
  'orders.cash_unavailable': 'بیرونِ ملک نقد رقم نہیں لی جا سکتی۔ پیشگی ادائیگی چنیں۔',
  'orders.advance_unavailable':
    'پاکستان کے اندر ادائیگی لباس ملنے پر نقد ہوتی ہے۔ پہنچنے پر نقد ادائیگی چنیں۔',
  'orders.tailor_unknown': 'یہ درزی آرڈر نہیں لے رہا۔',
  'orders.too_many_unproven':
    'جب تک آپ کی ای میل کی تصدیق نہ ہو، ایک وقت میں {limit} آرڈر جاری رہ سکتے ہیں۔ ہماری ای میل کا لنک کھولیں؛ نیا لنک پروفائل سے ملتا ہے۔',
  'orders.too_many_open':
    'آپ کے {limit} آرڈر جاری ہیں۔ کسی ایک کے پہنچنے کا انتظار کریں، جس کی ضرورت نہ ہو اسے منسوخ کریں، یا ہمیں لکھیں۔ منسوخ آرڈر بھی دیے جانے کے ایک دن بعد تک گنا جاتا ہے۔',
  'orders.too_many_garments': 'ایک آرڈر میں زیادہ سے زیادہ 12 لباس ہو سکتے ہیں۔ مزید کے لیے دوسرا آرڈر دیں۔',
  'orders.garments_closed': 'جوتوں کا آرڈر الگ ہوتا ہے۔ لباس کے لیے نیا آرڈر دیں۔',
  'orders.last_garment': 'آرڈر میں کم از کم ایک لباس ہونا چاہیے۔ آپ آرڈر منسوخ کر سکتے ہیں۔',
  'orders.garment_missing': 'بتائیں کہ بات آرڈر کے کس لباس کی ہے۔',
  'orders.garment_unknown': 'یہ لباس اس آرڈر میں نہیں ہے۔ آرڈر کے لباسوں میں سے ایک چنیں۔',
  'orders.garment_step_not_allowed': 'یہ لباس اب {progress}، اس لیے یہ قدم ممکن نہیں: {done}۔',
  'orders.garment_refunded':
    'اس آرڈر کی کچھ رقم پہلے ہی واپس ہو چکی ہے، اس لیے اس کے لباس الگ الگ منسوخ نہیں ہوتے۔ ہمیں لکھ دیں۔',
  'orders.garment_moved': 'یہ لباس بدل گیا ہے: اب یہ {progress}۔ اسے دوبارہ دیکھ لیں۔',
  'orders.price_below_garments': 'قیمت اس آرڈر کے باقی لباسوں کی قیمت سے زیادہ ہونی چاہیے۔',
  'orders.garment_prices_missing': 'آرڈر کے ہر لباس کی قیمت لکھیں۔',
  'orders.price_parts_differ': 'لباسوں کی قیمتوں کا مجموعہ یہ نہیں بنتا۔',
  'orders.dress_type_missing': 'لباس کی قسم چنیں۔',
  'orders.fabric_missing': 'کپڑا چنیں۔',
  'orders.tailor_full': 'اس درزی کے پاس آنے والے مہینوں میں گنجائش نہیں۔ کوئی اور درزی چنیں۔',
  'orders.needed_earlier':
    'یہ {day} کو تیار ہو گا، آپ کی ضرورت کے دن کے بعد۔ بتائیں کہ آپ کو معلوم ہے، یا فوری یا دوسرا درزی چنیں۔',
  'orders.tailor_of_other_kind':
    'یہ درزی صرف {kind} کے کپڑے سیتا ہے، اور آرڈر {wanted} کے لیے ہے۔ کوئی اور درزی چنیں۔',
  'orders.from_tailor_too_large': 'اس میں سے درزی سے {earned} تک ہی واپس لیے جا سکتے ہیں۔',
  'orders.tailor_same': 'یہ آرڈر پہلے ہی اسی درزی کے پاس ہے۔ کوئی اور چنیں۔',
  'orders.tailor_declined': 'اس درزی نے آرڈر سے انکار کر دیا ہے۔ کوئی اور چنیں۔',
  'orders.dress_type_unavailable': 'یہ درزی {dress} نہیں سیتا۔',
  'orders.fabric_unavailable': 'چنے ہوئے لباس کے لیے یہ کپڑا دستیاب نہیں۔',
  'orders.design_unavailable': 'یہ ڈیزائن چنے ہوئے لباس کے ساتھ نہیں چلتا۔',
  'orders.measure_missing': '{dress} کے لیے ایسا ناپ چاہیے جو “{label}” میں نہیں: {measures}۔',
  'orders.measurement_unknown': 'یہ ناپ موجود نہیں۔',
  'orders.picture_missing': 'اپنے ناپ کی تصویر لگائیں۔',
  'orders.number_missing': 'وہ نمبر لکھیں جس پر ہم کال کریں۔',
  'orders.step_not_allowed': 'یہ آرڈر اب {status}، اس لیے یہ قدم ممکن نہیں: {done}۔',
  'orders.quote_expired':
    'اس کوٹیشن کی مدت ختم ہو چکی ہے۔ ہم سے نئی کوٹیشن مانگیں، ہم آرڈر کی قیمت دوبارہ لگا دیں گے۔',
  'orders.status_changed': 'یہ آرڈر بدل گیا ہے: اب یہ {status}۔ اسے دوبارہ دیکھ لیں۔',
  'orders.changed_meanwhile': 'یہ آرڈر اس دوران بدل گیا ہے، آخری قدم: {done}۔ اسے دوبارہ دیکھ لیں۔',
  'orders.not_paid_yet': 'اس آرڈر کی ادائیگی پیشگی ہے، اور رقم ابھی نہیں آئی۔',
  'orders.swatch_not_sent': 'گاہک نے کپڑے کے نمونے کی قیمت دی ہے۔ سلائی سے پہلے نمونہ بھیجیں۔',
  'orders.question_open': 'اس آرڈر کے بارے میں سوال کا جواب ابھی نہیں آیا۔',
  'orders.cloth_disputed': 'گاہک کو کپڑے کی رسید پر اعتراض ہے۔ پہلے رسید درست کریں، پھر کام آگے بڑھے گا۔',
  'orders.cloth_not_collectable': 'اس آرڈر کا کوئی کپڑا لینا باقی نہیں: لیا جا چکا ہے یا پہنچ چکا ہے۔',
  'orders.rider_unavailable': 'ہمارا رائیڈر صرف ہماری ورکشاپ کے کپڑے اور صرف پاکستان میں پہنچاتا ہے۔',
  'orders.cloth_not_awaited': 'اس آرڈر کو کپڑے کا انتظار نہیں۔',
  'orders.objection_over': 'کپڑے کی اس رسید پر اب اعتراض نہیں ہو سکتا۔ ہمیں لکھ دیں۔',
  'orders.no_question': 'اس آرڈر کے بارے میں اب کوئی سوال باقی نہیں۔',
  'orders.measures_differ':
    'تیار لباس آرڈر سے مختلف ہے: {measures}۔ اسے دیکھ لیں، یا لکھیں کہ یہ ایسے ہی کیوں جا رہا ہے۔',
  'orders.not_measured': 'لباس جانے سے پہلے اسے ناپیں، اور ناپ محفوظ کریں۔',
  'orders.garments_not_measured': 'آرڈر جانے سے پہلے یہ لباس ناپیں، اور ان کے ناپ محفوظ کریں: {garments}۔',
  'orders.not_measurable': 'یہ آرڈر اب {status}۔ لباس سلائی اور معیار کی جانچ کے دوران ناپا جاتا ہے۔',
  'orders.job_card_over': 'درستی کا وقت گزر چکا ہے، اس لیے جاب کارڈ اب نہیں رہا۔',
  'orders.not_to_print':
    'آرڈر {trackingNumber} کے لیے کچھ پرنٹ نہیں ہو سکتا: اس کی تصدیق نہیں ہوئی، یا درستی کا وقت گزر چکا ہے۔',
  'orders.nothing_to_measure': 'اس آرڈر میں کوئی ناپ نہیں جس سے لباس کا موازنہ ہو سکے۔',
  'orders.price_missing': 'اس آرڈر کی قیمت ابھی نہیں لگی۔ لگتے ہی “میرے آرڈر” میں ملے گی۔',
  'orders.terms_changed': 'آرڈر دیے جانے کے بعد قیمت یا تاریخ بدل گئی ہے۔ اسے دوبارہ دیکھ لیں۔',
  'orders.tailor_unavailable': 'یہ درزی اب آرڈر نہیں لے رہا۔ یہ آرڈر منسوخ کر کے کوئی اور درزی چنیں۔',
  'orders.dress_type_dropped': 'یہ درزی اب {dress} نہیں سیتا۔ یہ آرڈر منسوخ کر کے کوئی اور درزی چنیں۔',
  'orders.measures_incomplete':
    '{dress} کے لیے اب اور ناپ چاہئیں: {measures}۔ یہ آرڈر منسوخ کریں اور مکمل ناپ کے ساتھ دوبارہ دیں۔',
  'orders.cloth_missing': 'دکان سے کپڑا چنیں۔',
  'orders.cloth_unknown': 'یہ کپڑا اب نہیں بکتا۔ کوئی اور چنیں، یا اپنا کپڑا لائیں۔',
  'orders.cloth_short': 'اس کپڑے کے ابھی صرف {left} خریدے جا سکتے ہیں۔ کم لیں، یا کوئی اور کپڑا چنیں۔',
  'orders.cloth_sold_out':
    '{garment} کے لیے ”{cloth}“ ختم ہو گیا ہے۔ اس کے لیے کوئی اور کپڑا چنیں، یا اپنا لائیں؛ آپ کے آرڈر کی باقی ہر چیز قائم ہے۔',
  'orders.cloth_not_posted':
    'جہاں دکان کپڑا لیتی یا بھیجتی ہے، وہاں ڈاک سے نہیں بھیجا جا سکتا۔ درزی تک خود لانا چنیں، یا یہ انتخاب واپس لیں۔',
  'orders.collection_unknown':
    'پہلے بتائیں کہ دکان اس لباس کا کپڑا کہاں سے لے: آرڈر میں کپڑا لینے کا طریقہ بدلیں۔',
  'orders.claim_too_large': 'اس کے لیے زیادہ سے زیادہ {most} واپس ہو سکتے ہیں۔',
  'orders.receipt_missing': 'رسید کی تصویر لگائیں۔',
  'orders.reason_missing': 'چند لفظوں میں وجہ لکھیں۔',
  'orders.failure_missing':
    'لکھیں کہ یہ کیوں نہیں پہنچا؛ فہرست کی کوئی وجہ ٹھیک نہ ہو تو اپنے الفاظ میں لکھیں۔',
  'orders.courier_missing': 'کوریئر کا نام اور پارسل کا نمبر لکھیں۔',
  'orders.name_missing': 'کوٹیشن قبول کرنے کے لیے اپنا نام لکھیں۔',
  'orders.contract_missing': 'وہ معاہدہ بتائیں جو قبول کیا جا رہا ہے۔',
  'orders.quote_changed': 'اس آرڈر کی نئی کوٹیشن آ چکی ہے۔ قبول کرنے سے پہلے اسے پڑھ لیں۔',
  'orders.total_too_large': '{pieces} عدد کی کل رقم ایک آرڈر کی حد سے زیادہ ہو گی۔',
  'orders.promised_day_missing':
    'گاہک کی مانگی ہوئی تاریخ گزر چکی ہے۔ وہ تاریخ لکھیں جس کا وعدہ کیا جا رہا ہے۔',
  'orders.no_dress': 'جوتوں کے لیے لباس کی قسم اور کپڑا نہیں ہوتا۔',
  'orders.invoice_not_issued': 'انوائس آرڈر کی تصدیق پر بنتی ہے، اور بڑے آرڈر کی انوائس اس کے پہنچنے پر۔',

  'measure_links.unknown': 'یہ لنک نہیں چلتا۔ جس نے بھیجا ہے اُس سے نیا لنک مانگیں۔',
  'measure_links.used': 'اس لنک سے ناپ بھیجا جا چکا ہے۔ یہ صرف ایک بار چلتا ہے۔',
  'measure_links.withdrawn': 'یہ لنک بدل دیا گیا یا واپس لے لیا گیا ہے۔ جس نے بھیجا ہے اُس سے نیا لنک مانگیں۔',
  'measure_links.expired': 'اس لنک کی مدت ختم ہو چکی ہے۔ جس نے بھیجا ہے اُس سے نیا لنک مانگیں۔',
  'measure_links.order_ended': 'جس آرڈر کے لیے یہ لنک تھا اسے اب ناپ کا انتظار نہیں۔ اب کچھ کرنا باقی نہیں۔',
  'measure_links.guardian_missing': 'بچے کا ناپ صرف ماں، باپ یا سرپرست بھیج سکتے ہیں۔',
  'measure_links.measure_missing': 'یہ ناپ باقی ہیں: {measures}۔',
  'measure_links.keep_invalid':
    'یہ ناپ اب محفوظ نہیں ہو سکتا: ایک دن گزر چکا ہے، یہ پہلے محفوظ ہو چکا ہے، یا آرڈر میں اب کوئی اور ناپ ہے۔',

  'reviews.not_delivered': 'رائے تب دی جا سکتی ہے جب چیز آپ تک پہنچ جائے۔',
  'reviews.already_written': 'آپ کی رائے اس پر پہلے ہی موجود ہے۔',
  'reviews.reply_fixed': 'جواب لکھنے کے بعد 24 گھنٹے تک بدلا جا سکتا ہے۔',
  'reviews.already_replied': 'اس رائے کا جواب پہلے ہی دیا جا چکا ہے۔',

  'chat.blank': 'پیغام لکھیں یا تصویر لگائیں۔',
  'chat.order_unknown': 'اس گاہک کا ایسا کوئی آرڈر نہیں۔',
  'chat.agent_unknown': 'ہماری ٹیم میں سے کسی کو چنیں۔',
  'chat.title_taken': 'اس عنوان کا ایک جواب پہلے سے ہے۔',
  'chat.too_many_replies': 'پہلے ہی {limit} تیار جواب موجود ہیں۔ پہلے کچھ مٹائیں۔',
  'chat.no_address': 'اس گاہک کی کوئی تصدیق شدہ ای میل نہیں جس پر گفتگو بھیجی جا سکے۔',

  'catalogue.brand_missing': 'آپ کے اکاؤنٹ کا ابھی کوئی برانڈ نہیں۔ ہمیں لکھیں۔',
  'catalogue.brand_unknown': 'ایسا کوئی برانڈ نہیں۔',
  'catalogue.brand_taken': 'اس نام کا ایک برانڈ پہلے سے ہے۔',
  'catalogue.owner_email_taken': 'اس ای میل کا اکاؤنٹ پہلے سے موجود ہے۔ برانڈ کے لیے کوئی اور ای میل چنیں۔',
  'catalogue.logo_unknown': 'تصویر اب موجود نہیں۔ اسے دوبارہ لگائیں۔',
  'catalogue.place_missing': 'چنیں کہ یہ کہاں دکھائی جائے۔',
  'catalogue.picture_missing': 'کوئی تصویر چنیں۔',
  'catalogue.picture_unknown': 'ایک تصویر اب موجود نہیں۔ اسے ہٹا کر دوبارہ لگائیں۔',
  'catalogue.sku_taken': 'SKU \u2066{sku}\u2069 کسی اور چیز کا ہے۔',
  'catalogue.variant_unknown': 'ایسا کوئی رنگ اور سائز نہیں۔',
  'catalogue.stock_changed': 'آپ کے کھولنے کے بعد کچھ عدد بکے یا واپس آئے ہیں۔ ابھی کچھ محفوظ نہیں ہوا۔',
  'catalogue.stock_short': {
    one: 'صرف {left} باقی ہے: شاید اس دوران کچھ بک گئے ہوں۔',
    other: 'صرف {left} باقی ہیں: شاید اس دوران کچھ بک گئے ہوں۔',
  },
  'catalogue.stock_too_large': 'ایک رنگ اور سائز کے زیادہ سے زیادہ 1,000,000 عدد ہو سکتے ہیں۔',
  'catalogue.row_product_unknown': 'اس نمبر کی کوئی چیز نہیں۔',
  'catalogue.row_product_apart': 'ایک چیز کی سطریں ایک ساتھ ہونی چاہئیں۔ فائل کو پہلے کالم سے ترتیب دیں۔',
  'catalogue.row_version_missing': 'ورژن کا نمبر ایکسپورٹ سے کاپی کریں، تاکہ کوئی نئی تبدیلی مٹ نہ جائے۔',
  'catalogue.row_outdated': 'ایکسپورٹ کے بعد یہ چیز بدل گئی ہے۔ دوبارہ ایکسپورٹ کریں۔',
  'catalogue.row_differs': 'اسی چیز کی سطر {row} میں کچھ اور لکھا ہے۔',
  'catalogue.row_brand_fixed': 'کوئی چیز دوسرے برانڈ میں نہیں جا سکتی۔',
  'catalogue.row_variant_twice': 'سطر {row} میں یہی رنگ اور سائز ہے۔',
  'catalogue.row_sku_twice': 'سطر {row} میں یہی SKU ہے۔',
  'catalogue.row_stock_changed':
    'ایکسپورٹ میں یہ {was} تھا اور اب {now} ہے۔ دوبارہ ایکسپورٹ کریں، یا پھر بھی بدلنے کے لیے آخری کالم (ایکسپورٹ کے وقت کا اسٹاک) خالی کریں۔',
  'catalogue.not_ready': 'چیز دکھانے سے پہلے ایک تصویر اور کم از کم ایک رنگ شامل کریں۔',

  'shop.cart_changed': 'آپ کی ٹوکری میں کچھ بدل گیا ہے۔ کوئی رقم نہیں کٹی؛ اپنی ٹوکری دیکھ لیں۔',
  'shop.types_mixed': 'ایک آرڈر میں یا برانڈ کی چیزیں ہوتی ہیں یا ثقافتی چیزیں۔ دونوں کا آرڈر الگ الگ دیں۔',
  'shop.contact_missing': 'ای میل یا فون نمبر لکھیں تاکہ ہم رابطہ کر سکیں۔',
  'shop.phone_invalid': 'ایسا فون نمبر لکھیں جس پر ہم کال کر سکیں؛ دوسرے ملک کا ہو تو ملک کے کوڈ کے ساتھ۔',
  'shop.unproven_cart_too_large':
    'جب تک آپ کی ای میل کی تصدیق نہ ہو، ایک آرڈر میں زیادہ سے زیادہ {lines} طرح کی چیزیں اور کل {pieces} عدد ہو سکتے ہیں۔ ہماری ای میل کا لنک کھولیں؛ نیا لنک پروفائل سے ملتا ہے۔',
  'shop.too_many_unconfirmed': 'آپ کے آج کے {limit} آرڈر تصدیق کے انتظار میں ہیں۔ {ways}',
  'shop.network_busy':
    'آپ کے نیٹ ورک سے آج بہت سے آرڈر تصدیق کے انتظار میں ہیں، اس لیے پہنچنے پر ادائیگی والا نیا آرڈر اکاؤنٹ کے بغیر نہیں لیا جا سکتا۔ {ways}',
  'shop.too_many_open':
    'پہنچنے پر ادائیگی والے آپ کے {limit} آرڈر جاری ہیں۔ نیا آرڈر دینے سے پہلے کسی ایک کے پہنچنے کا انتظار کریں۔',
  'shop.too_much_cash':
    'پہنچنے پر ادائیگی والے آپ کے جاری آرڈر کل ملا کر {pieces} عدد اور {rupees} تک ہو سکتے ہیں۔ ہر پہنچنے والے آرڈر کے ساتھ یہ حد بڑھتی ہے۔ {ways}',
  'shop.confirmation_expired':
    'ایک دن کے اندر تصدیق نہ ہونے پر یہ آرڈر منسوخ ہو گیا۔ کوئی رقم نہیں کٹی۔ چاہیں تو دوبارہ آرڈر دیں۔',
  'shop.confirmation_sold_out':
    'معذرت: تصدیق سے پہلے اس آرڈر کی کوئی چیز ختم ہو گئی۔ کوئی رقم نہیں کٹی۔ جو چیزیں ابھی دستیاب ہیں اُن کا آرڈر دوبارہ دیں۔',
  'shop.too_large': 'یہ آرڈر اتنا بڑا ہے کہ یہاں نہیں لیا جا سکتا۔ ہمیں لکھیں۔',
  'shop.delivery_unavailable': 'چنے گئے ملک کے لیے ڈیلیوری کا یہ طریقہ نہیں ہے۔',
  'shop.step_not_allowed': 'یہ پارسل اب {status}، اس لیے یہ قدم ممکن نہیں: {done}۔',
  'shop.not_refundable': 'کوئی رقم واپس نہیں ہو سکتی: آرڈر کی ادائیگی نہیں ہوئی، یا ساری رقم واپس جا چکی ہے۔',
  'shop.refund_under_way': 'اس آرڈر کی ایک اور رقم واپس ہو رہی ہے۔ اس کے مکمل ہونے کا انتظار کریں۔',
  'shop.refund_too_large': 'زیادہ سے زیادہ {left} اور واپس ہو سکتے ہیں۔',
  'shop.tailor_not_ready': 'جب تک درزی آرڈر قبول نہ کرے، براہِ کرم یہ کپڑا روانہ نہ کریں؛ یہاں نظر آ جائے گا۔',
  'shop.not_to_send': 'اس آرڈر کا پتا اب نہیں دکھایا جاتا، اس لیے پیک کرنے کو کچھ نہیں۔',
  'shop.payment_disputed':
    'گاہک کے بینک نے اس آرڈر کی ادائیگی پر اعتراض کیا ہے۔ بینک کے فیصلے تک آرڈر رکا رہے گا۔',
  'shop.not_paid_yet':
    'اس آرڈر کی ادائیگی نہیں ہوئی: رقم ابھی نہیں آئی، جس میں زیادہ سے زیادہ چند منٹ لگتے ہیں، یا واپس چلی گئی ہے۔',

  'privacy.export_running':
    'آپ کے ڈیٹا کی ایک کاپی پہلے ہی ڈاؤن لوڈ ہو رہی ہے۔ اس کے مکمل ہونے کا انتظار کریں۔',
  'privacy.too_many_exports': 'ایک دن میں آپ کا ڈیٹا {limit} بار ڈاؤن لوڈ ہو چکا ہے۔ کل دوبارہ کوشش کریں۔',
  'privacy.export_link_invalid':
    'اس لنک کی مدت ختم ہو چکی ہے یا یہ پہلے استعمال ہو چکا ہے۔ اپنے پروفائل سے نیا لنک لیں۔',
  'privacy.open_orders': {
    one: 'آپ کا ایک آرڈر جاری ہے۔ سب کچھ پہنچنے کا انتظار کریں، یا جو منسوخ ہو سکے اسے منسوخ کریں؛ پھر اکاؤنٹ مٹایا جا سکے گا۔',
    other:
      'آپ کے {orders} آرڈر جاری ہیں۔ سب کچھ پہنچنے کا انتظار کریں، یا جو منسوخ ہو سکے اسے منسوخ کریں؛ پھر اکاؤنٹ مٹایا جا سکے گا۔',
  },
  'privacy.demo_account': 'ڈیمو اکاؤنٹ نہیں مٹائے جا سکتے۔',

  'transfers.too_many':
    'آپ کے {limit} {what} جاری ہیں۔ کسی ایک کے مکمل ہونے کا انتظار کریں، یا اسے منسوخ کریں۔',
  'transfers.ended': 'یہ پہلے ہی ختم ہو چکا ہے۔',
  'transfers.part_out_of_order': 'فائل کا حصہ {parts} اگلا ہے۔ وہیں سے فائل دوبارہ بھیجیں۔',
  'transfers.part_missing': 'کوئی CSV فائل چنیں۔',
  'transfers.part_too_long': 'فائل شروع میں جتنی تھی، اب اس سے لمبی ہے۔ دوبارہ شروع کریں۔',
  'transfers.upload_incomplete': 'فائل ابھی مکمل نہیں۔ پہلے اسے پورا بھیجیں۔',
  'transfers.not_checked':
    'صرف وہی امپورٹ لاگو ہو سکتا ہے جس کی سب سطریں درست ہوں۔ فائل درست کر کے دوبارہ جانچیں۔',
  'transfers.no_file': 'یہ فائل اب یہاں نہیں۔',
  'transfers.not_csv':
    'فائل CSV کے طور پر نہیں پڑھی جا سکی۔ اسے “CSV UTF-8” میں محفوظ کر کے دوبارہ کوشش کریں۔',
  'transfers.columns_missing': 'فائل میں یہ کالم نہیں: {columns}۔',
  'transfers.too_many_rows': 'فائل میں {limit} سے زیادہ سطریں ہیں۔ اسے کئی فائلوں میں امپورٹ کریں۔',
  'transfers.empty': 'فائل میں پہلی سطر کے نیچے کچھ نہیں۔',
  'transfers.broken_off': 'یہ کام کئی بار رک گیا۔ بعد میں دوبارہ کوشش کریں۔',

  'payments.off': 'ہم اس وقت کارڈ نہیں لے رہے۔ پہنچنے پر نقد ادائیگی چنیں۔',
  'payments.card_number_invalid': 'کارڈ نمبر دیکھیں: کوئی ہندسہ کم یا غلط ہے۔',
  'payments.not_a_test_card':
    'یہ دکان آزمائشی ادائیگی پر چلتی ہے جو صرف اپنے شائع شدہ آزمائشی نمبر لیتی ہے، مثلاً \u20664242 4242 4242 4242\u2069۔ اصلی کارڈ نہ لکھیں۔',
  'payments.expiry_invalid': 'مہینہ اور سال ویسے لکھیں جیسے کارڈ پر ہیں، مثلاً \u206609/28\u2069۔',
  'payments.card_expired': 'اس کارڈ کی مدت ختم ہو چکی ہے۔',
  'payments.cvv_invalid': 'CVV کے 3 یا 4 ہندسے لکھیں۔',
  'payments.token_invalid': 'کارڈ کی تفصیل دوبارہ لکھیں۔ کوئی رقم نہیں کٹی۔',
  'payments.saved_card_gone': 'یہ محفوظ کارڈ اب موجود نہیں۔ کوئی رقم نہیں کٹی؛ کوئی اور کارڈ چنیں۔',
  'payments.saved_card_expired': 'اس محفوظ کارڈ کی مدت ختم ہو چکی ہے۔ کوئی رقم نہیں کٹی؛ کوئی اور کارڈ چنیں۔',
  'payments.save_needs_account': 'کارڈ محفوظ کرنے کے لیے سائن اِن کریں۔',
  'payments.insufficient_funds': 'کارڈ میں رقم کافی نہیں۔ کوئی رقم نہیں کٹی؛ کوئی اور کارڈ آزمائیں۔',
  'payments.action_required': 'آپ کا بینک اس ادائیگی کی منظوری مانگ رہا ہے۔ ابھی کوئی رقم نہیں کٹی۔',
  'payments.amount_refused': 'یہ رقم کارڈ سے ادا نہیں ہو سکتی۔ پہنچنے پر ادائیگی چنیں۔',
  'payments.unavailable':
    'ادائیگی کی سروس جواب نہیں دے رہی۔ کوئی رقم نہیں کٹے گی؛ ایک منٹ بعد دوبارہ کوشش کریں۔',
  'payments.signature_invalid': 'اس پیغام کا دستخط غلط ہے۔',
};

/** How an order can still be placed when there are too many unconfirmed ones (shop-12, shop-20). */
export const waysOut = {
  link: 'ہماری ای میل کے لنک سے کسی ایک کی تصدیق کریں',
  card: 'اس آرڈر کی ادائیگی کارڈ سے کریں',
  account: 'تصدیق شدہ ای میل والے اکاؤنٹ میں سائن اِن کریں',
  proof: 'اپنے اکاؤنٹ کی ای میل کی تصدیق کریں (لنک پروفائل سے ملتا ہے)',
  wait: 'کسی ایک کے پہنچنے کا انتظار کریں',
};

export const youCan = ({ ways }: { ways: string }) => `اب ${ways}۔`;

/** For whom a tailor stitches, in a sentence. */
export const wearers = { gents: 'مردوں', ladies: 'خواتین' };

export const tailorTypes = { 'Gents Tailor': 'مردانہ درزی', 'Ladies Tailor': 'زنانہ درزی' };

export const applicationDecisions = { APPROVED: 'منظور', DECLINED: 'نامنظور' };

export const transfers = { imports: 'امپورٹ', exports: 'ایکسپورٹ' };

/** A garment without a name. */
export const it = 'یہ';

/** Who has changed something meanwhile, where there is no name. */
export const somebody = 'کسی اور';
export const anotherTabOrDevice = 'کسی اور ٹیب یا ڈیوائس';

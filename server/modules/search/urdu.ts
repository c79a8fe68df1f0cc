/** The catalogue's words by their Urdu spelling. */
const WORDS = new Map(
  Object.entries({
    قمیض: 'kameez',
    قمیص: 'kameez',
    شلوار: 'shalwar',
    کرتا: 'kurta',
    کرتہ: 'kurta',
    کرتی: 'kurti',
    پاجامہ: 'pajama',
    پتلون: 'trouser',
    شیروانی: 'sherwani',
    واسکٹ: 'waistcoat',
    کوٹ: 'coat',
    سوٹ: 'suit',
    لباس: 'dress',
    جوڑا: 'suit',
    ساڑھی: 'saree',
    ساڑی: 'saree',
    لہنگا: 'lehenga',
    غرارہ: 'gharara',
    شرارہ: 'sharara',
    انارکلی: 'anarkali',
    فراک: 'frock',
    دوپٹہ: 'dupatta',
    چادر: 'shawl',
    شال: 'shawl',
    عبایا: 'abaya',
    حجاب: 'hijab',
    ٹوپی: 'cap',
    پگڑی: 'turban',
    کھسہ: 'khussa',
    چپل: 'chappal',
    // Cloth and craft
    لان: 'lawn',
    ریشم: 'silk',
    ریشمی: 'silk',
    سوتی: 'cotton',
    کاٹن: 'cotton',
    اون: 'wool',
    اونی: 'woollen',
    پشمینہ: 'pashmina',
    مخمل: 'velvet',
    شیفون: 'chiffon',
    کھدر: 'khaddar',
    کڑھائی: 'embroidered',
    پھلکاری: 'phulkari',
    اجرک: 'ajrak',
    رلی: 'ralli',
    زری: 'zari',
    بروکیڈ: 'brocade',
    زیور: 'jewellery',
    زیورات: 'jewellery',
    جھمکے: 'jhumka',
    جھمکا: 'jhumka',
    چوڑی: 'bangle',
    چوڑیاں: 'bangle',
    ہار: 'necklace',
    انگوٹھی: 'ring',
    تکیہ: 'cushion',
    پردہ: 'curtain',
    قالین: 'rug',
    مرد: 'mens',
    مردانہ: 'mens',
    خواتین: 'womens',
    زنانہ: 'womens',
    بچے: 'kids',
    بچوں: 'kids',
    دلہن: 'bridal',
    درزی: 'tailor',
    پنجابی: 'punjabi',
    سندھی: 'sindhi',
    بلوچی: 'balochi',
    پشتون: 'pashtun',
    لاہور: 'lahore',
    کراچی: 'karachi',
    اسلام: 'islam',
    آباد: 'abad',
    پشاور: 'peshawar',
    کوئٹہ: 'quetta',
    ملتان: 'multan',
    سرخ: 'red',
    لال: 'red',
    سبز: 'green',
    ہرا: 'green',
    نیلا: 'blue',
    سفید: 'white',
    کالا: 'black',
    سیاہ: 'black',
    گلابی: 'pink',
    سنہری: 'gold',
  }),
);

/** By sound. Short vowels are unwritten, so the result is only similar to the word. */
const LETTERS: Record<string, string> = {
  ...{ ا: 'a', آ: 'aa', ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh', د: 'd' },
  ...{ ڈ: 'd', ذ: 'z', ر: 'r', ڑ: 'r', ز: 'z', ژ: 'zh', س: 's', ش: 'sh', ص: 's', ض: 'z', ط: 't', ظ: 'z' },
  ...{ ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ک: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', ں: 'n', و: 'o', ہ: 'h' },
  ...{ ھ: 'h', ء: '', ئ: 'i', ی: 'i', ے: 'e' },
};

/** Arabic keyboard variants of Urdu letters. */
const VARIANTS: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  أ: 'ا',
  إ: 'ا',
  ؤ: 'و',
};

const URDU_WORD = /[\u0620-\u065F\u0670-\u06D3\u200C\u200D]+/g;
/** Short vowels, tatweel and joiners. */
const MARKS = /[\u0610-\u061A\u0640\u064B-\u065F\u0670\u200C\u200D]/g;

/** Urdu words in Latin letters: known ones by the table, others by sound. */
export function toLatin(typed: string): string {
  return typed.normalize('NFC').replace(URDU_WORD, (written) => {
    const word = [...written.replace(MARKS, '')].map((letter) => VARIANTS[letter] ?? letter).join('');
    return WORDS.get(word) ?? [...word].map((letter) => LETTERS[letter] ?? ' ').join('');
  });
}

/** The shop's words in Urdu script, as its catalogue spells them in Latin letters. */
const WORDS = new Map(
  Object.entries({
    // Garments
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
    // Ornament and home
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
    // People and places
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
    // Colours
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

/** How the letters sound. Short vowels are not written, so a word of these resembles the one that is meant. */
const LETTERS: Record<string, string> = {
  ...{ ا: 'a', آ: 'aa', ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh', د: 'd' },
  ...{ ڈ: 'd', ذ: 'z', ر: 'r', ڑ: 'r', ز: 'z', ژ: 'zh', س: 's', ش: 'sh', ص: 's', ض: 'z', ط: 't', ظ: 'z' },
  ...{ ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ک: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', ں: 'n', و: 'o', ہ: 'h' },
  ...{ ھ: 'h', ء: '', ئ: 'i', ی: 'i', ے: 'e' },
};

/** What an Arabic keyboard, or a careful writer, puts in the place of a letter. */
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
/** Marks of short vowels, lengtheners, and joiners that show nothing. */
const MARKS = /[\u0610-\u061A\u0640\u064B-\u065F\u0670\u200C\u200D]/g;

/** A search with its words in Urdu script as the catalogue may spell them: the shop's own words are known, others are written as they sound. */
export function romanised(typed: string): string {
  return typed.normalize('NFC').replace(URDU_WORD, (written) => {
    const word = [...written.replace(MARKS, '')].map((letter) => VARIANTS[letter] ?? letter).join('');
    return WORDS.get(word) ?? [...word].map((letter) => LETTERS[letter] ?? ' ').join('');
  });
}

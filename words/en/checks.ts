/** What is wrong with a field that somebody has filled in. */
export const required = 'This field is required.';
export const enterAWholeNumber = 'Enter a whole number.';
export const enterANumber = 'Enter a number.';
export const enterANumberAboveZero = 'Enter a number above 0.';
export const chooseYesOrNo = 'Choose yes or no.';
export const wrongType = 'This has the wrong type.';
export const chooseAnOption = 'Choose one of the options.';
export const atLeastCharacters = ({ least }: { least: string }) => `Use at least ${least} characters.`;
export const atMostCharacters = ({ most }: { most: string }) => `Use at most ${most} characters.`;
export const chooseAtLeast = ({ least }: { least: string }) => `Choose at least ${least}.`;
export const chooseAtMost = ({ most }: { most: string }) => `Choose at most ${most}.`;
export const enterAtLeast = ({ least }: { least: string }) => `Enter ${least} or more.`;
export const enterMoreThan = ({ least }: { least: string }) => `Enter more than ${least}.`;
export const enterAtMost = ({ most }: { most: string }) => `Enter ${most} or less.`;
export const enterAnEmailAddress = 'Enter a valid e-mail address.';
export const enterADate = 'Enter a date.';
export const unexpectedFormat = 'This is not in the expected format.';
export const unknownField = 'This field is unknown.';
export const notJson = 'This is not JSON.';
export const unstorable = 'This text contains a character we cannot store.';

export const chooseTodayOrLater = 'Choose today or a later day.';
export const chooseTodayOrEarlier = 'Choose today or an earlier day.';
export const chooseWithinDays = ({ days }: { days: number }) => `Choose a day of the last ${days} days.`;
export const chooseWithinTwoYears = 'Choose a day within two years.';
export const enterATrackingNumber = 'Enter a tracking number such as NP-7K3QX9M2TD.';
export const noSuchPageOfThisList = 'There is no such page of this list.';
export const pathOfThisShop = 'Use a path of this shop.';

export const nameOnOneLine = 'Write the name on one line, without a web address or the characters / : @.';
export const lineWithoutAddress = 'Write this on one line, without a web address.';
export const noCardNumberHere = 'Please do not enter a card number here.';
export const enterAContactNumber =
  'Enter a number such as 0300 1234567, or one with its country code, e.g. +1234567890.';
export const enterANumberTheCourierCanCall =
  'Enter a phone number the courier can call, such as 0300 1234567.';
export const enterTheNumberToCall = 'Enter the number we should call.';

export const postalCodeOfPakistan = 'A postal code in Pakistan has 5 digits, for example 54000.';
export const enterAnIban =
  'Enter the 24 characters of a Pakistani IBAN, such as PK36 SCBL 0000 0011 2345 6702. Check each of them.';
export const enterTheCode = 'Enter the 6 digits of the code.';
export const enterACnic = 'Enter the 13 digits of the CNIC, such as 35202-1234567-1.';
export const enterAnNtn = 'Enter the NTN, such as 4174941-3 or 4174941.';
export const enterAnStrn = 'Enter the 13 digits of the STRN, such as 03-05-4701-012-82.';
export const chooseACountry = 'Choose a country.';
export const chooseACountryWeSendTo = 'Choose a country goods are sent to.';
/** Fields of an address within a sentence. */
export const addressFields = {
  full_name: 'full name',
  phone: 'phone',
  address: 'address',
  city: 'city',
  postal_code: 'postal code',
  country: 'country',
  keep: 'keep',
};
export const inField = ({ field, problem }: { field: string; problem: string }) => `${field}: ${problem}`;

export const usernameCharacters = 'Use letters, digits and _ . - only.';
export const usernameIsAnAddress = 'Choose a username that is not a web address.';
export const onlyCustomers = 'Only customer accounts can be registered.';
export const mustAgree = 'You must agree to the Terms of Service and Privacy Policy!';

export const enterARate = 'Enter your rate for at least one garment.';
export const rateOfOtherKind = 'There is a rate for a garment of the other kind.';
export const enterAnHsCode = 'Enter 6 to 10 digits, such as 620442.';
export const writeInEnglish = 'Write this in English letters, because customs abroad read it.';
export const enterWholeRupees = 'Enter whole rupees.';
export const enterRateBetween = ({
  garment,
  least,
  most,
}: {
  garment: string;
  least: string;
  most: string;
}) => `${garment}: enter ${least} to ${most}.`;
export const atMostLines = ({ most }: { most: number }) => `Enter at most ${most} lines.`;
export const atMostEntries = ({ most }: { most: number }) => `Enter at most ${most} entries.`;
export const atMostDaysAtOnce = ({ most }: { most: number }) => `Enter at most ${most} days at once.`;
export const lastDayBeforeFirst = 'The last day is before the first one.';
export const chooseWithinAYear = 'Choose days within a year.';
export const leaveAWorkday = 'One day of the week must be a day of work.';

export const codeCharacters = 'Use letters, digits, _ and - only.';
export const skuCharacters = 'Use letters, digits, spaces and . _ / - only.';
export const chooseAColour = 'Choose a colour.';
export const struckThroughTooLow = 'The struck-through price must be higher than the price.';
export const atMostTwoDecimals = 'Write at most two decimals.';
export const giveTheWidthToo = 'Give the width of the cloth too.';
export const giveTheLengthToo = 'Give the length of the cloth too.';
export const eachColourOnce = 'Each colour may be there once.';
export const eachColourItsOwnName = 'Give each colour its own name.';
export const eachColourAndSizeOnce = 'Each colour and size may be there once.';
export const variantOfUnlistedColour = 'A variant has a colour that is not listed.';
export const lettersDigitsAndDashes = 'Use letters A to Z, digits and dashes between them.';
export const aPercentOrASum = 'Enter a per cent or a sum.';
export const aPercentOrASumNotBoth = 'Enter a per cent or a sum, not both.';
export const chooseWhoBearsIt = 'Choose the seller who bears it.';
export const chooseASizeOfEachColour = 'Choose at least one size of each colour.';
export const eachSkuOnce = 'Each SKU may be there once.';
export const pictureOfUnlistedColour = 'A picture shows a colour that is not listed.';
export const addAPictureOrHide = 'Add a picture, or hide the product.';
export const addAColourOrHide = 'Add a colour, or hide the product.';

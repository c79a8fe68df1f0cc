export const cardNumber = 'Card number';
export const expiryMmYy = 'Expiry (MM/YY)';
export const cvvNamed = ({ name }: { name: string }) => `CVV (${name})`;
export const cvv = 'CVV';
export const theDigitsOnTheCard = {
  front: ({ size }: { size: number }) => `The ${size} digits on the front of the card`,
  back: ({ size }: { size: number }) => `The ${size} digits on the back of the card`,
};
export const testPaymentsOnly = 'Test payments only: no card is charged. Numbers to try';
export const testCardOf = ({ number }: { number: string }) => `Use test card ${number}`;
export const anyFutureExpiryDate = 'Use any future expiry date and any security code.';
export const enterTheNumberOnTheCard = 'Enter the number on the card.';
export const thisCardNumberIsIncomplete = 'This card number is incomplete.';
export const thisCardNumberIsNotValid = 'This card number is not valid. Please check it.';
export const weDoNotRecogniseThisCard = 'We do not recognise this card number.';
export const enterTheExpiryDate = 'Enter the expiry date as on the card.';
export const enterAMonth = 'Enter a month from 01 to 12.';
export const enterTheMonthAndTheYear = 'Enter the month and the year, for example 08/29.';
export const thisCardHasExpired = 'This card has expired.';
export const checkThisDateOnYourCard = 'Check this date on your card.';
export const enterTheSecurityCode = 'Enter the security code of the card.';
export const theCodeHasDigits = ({ size }: { size: number }) => `The code has ${size} digits.`;
export const theCodeHas3Or4Digits = 'The code has 3 or 4 digits.';
export const pleaseFillInAllShippingDetails = 'Please fill in all shipping details.';
export const pleaseFillInAllPaymentDetails = 'Please fill in all payment details.';
export const enterTheFullName = 'Enter the full name of the recipient.';
export const enterHouseNumberStreetAndArea = 'Enter house number, street and area.';
export const enterTheCity = 'Enter the city.';
export const enterThePostalCode = 'Enter the postal code, for example 54000.';
export const chooseACountry = 'Choose a country.';
export const enterAnEMailAddressOrPhone =
  'Enter an e-mail address or a phone number, so that we can reach you.';
export const shipping = 'Shipping';
export const code = {
  label: 'Discount code',
  hint: 'Capital and small letters are the same.',
  apply: 'Apply',
  applying: 'Checking...',
  isUsed: ({ code, amount }: { code: string; amount: string }) => `Code ${code} takes ${amount} off.`,
  remove: ({ code }: { code: string }) => `Remove code ${code}`,
  removed: 'The code is removed.',
  enterACode: 'Enter a code.',
  couldNotBeChecked: 'The code could not be checked. Please try again.',
};
export const credit = {
  use: ({ balance }: { balance: string }) => `Pay with your store credit of ${balance}`,
  used: 'From your store credit',
  toPay: 'To pay',
  paysAll: 'Your store credit pays for everything. Nothing else is charged or collected.',
};
export const placingOrder = 'Placing Order…';
export const placeOrder = 'Place Order';
export const approveThisPayment = 'Approve this payment?';
export const decline = 'Decline';
export const approve = 'Approve';
export const thisIsTheTestBank =
  'This is the test bank. With a real card, your bank asks you here whether it is you who pays.';
export const notInTheExpectedFormat = 'This is not in the expected format.';
export const free = 'Free.';
export const freeFrom = ({ amount }: { amount: string }) => `Free from ${amount}.`;
export const deliveryCosts = ({ fee }: { fee: string }) => `${fee}.`;
export const expressCosts = ({
  fee,
  extra,
  days,
  standardDays,
}: {
  fee: string;
  extra: string;
  days: number;
  standardDays: number;
}) =>
  `${fee}: ${extra} more than standard delivery, for arriving within ${days} business days instead of ${standardDays}.`;
export const orderSummary = 'Order summary';
export const change = 'Change';
export const payWhenYourParcelArrives = 'Pay when your parcel arrives';
export const payAtTheWallet = 'You pay on the pages of the wallet and come back here';
export const payNow = 'Pay now; your card goes only to the payment service';
export const ordersAbroadArePaidInAdvance =
  'Orders sent abroad are paid by card or wallet, and we take neither at the moment. Please write to us.';
export const paymentMethod = 'Payment method';
export const saveThisCard = 'Save this card for my next order';
export const cardPaymentIsNotAvailableBecause = ({ failure }: { failure: string }) =>
  `Card payment is not available right now: ${failure}`;
export const fullName = 'Full name';
export const postalCode = 'Postal code';
export const anEMailAddressOrPhoneIsEnough = 'An e-mail address or a phone number is enough.';
export const phoneExampleAbroad = 'For example +44 7400 123456';
export const phoneExample = 'For example 0300 1234567';
export const youAreBuyingAsAGuest =
  'You are buying as a guest. <signIn>Sign in</signIn> to see this order in your account later.';
export const country = 'Country';
export const arrivesBetween = ({ soonest, latest }: { soonest: string; latest: string }) =>
  `Arrives ${soonest} to ${latest}.`;
export const sendItTo = 'Send it to';
export const anotherAddress = 'Another address';
export const keepThisAddress = 'Keep this address in my address book';
export const cardPaymentIsNotAvailable = 'Card payment is not available.';
export const theOrderCouldNotBePlaced = 'The order could not be placed. Please try again.';
export const yourOrderIsPlaced = ({ trackingId }: { trackingId: string }) =>
  `Your order ${trackingId} is placed.`;
export const yourSessionHasEnded = 'Your session has ended. Sign in again, or buy as a guest.';
export const cardPaymentIsNotAvailableRightNow = 'Card payment is not available right now.';
export const theAddressCouldNotBeKept = 'The address could not be kept in your address book.';
export const somethingInYourCartHasChanged = 'Something in your cart has changed. Please check it.';
export const theTotalIsNow = ({ total }: { total: string }) =>
  `The total is ${total} now. Place the order again to accept it.`;
export const hasBeenAddedToYourCart = ({ name }: { name: string }) => `${name} has been added to your cart!`;
export const youCannotAddMoreOfThis = 'You cannot add more of this item.';
export const addProductToCart = 'Add Product to Cart';
export const viewCart = 'View cart';
export const billDetails = 'Bill Details';
export const each = ({ price }: { price: string }) => `${price} each`;
export const noMoreInStock = 'No more in stock.';
export const quantityOf = ({ name }: { name: string }) => `Quantity of ${name}`;
export const oneLessOf = ({ name }: { name: string }) => `One less of ${name}`;
export const oneMoreOf = ({ name }: { name: string }) => `One more of ${name}`;
export const pricesAndStockCouldNotBeChecked = ({ failure }: { failure: string }) =>
  `Prices and stock could not be checked: ${failure}`;
export const checkAgain = 'Check again';
export const pricesOrStockHaveChanged = 'Prices or stock have changed.';
export const yourCartStaysAsItIs = 'Your cart stays as it is until you accept.';
export const acceptAllChanges = ({ count }: { count: number }) => `Accept all ${count} changes`;
export const discardYourCart = 'Discard your cart?';
export const keepMyCart = 'Keep my cart';
export const discardAndAdd = 'Discard and add';
/** By what the cart holds. */
export const yourCartHolds = {
  brand: ({ name }: { name: string }) =>
    `Your cart holds products of brands, and these are bought separately. Discard the cart and add ${name} instead?`,
  culture: ({ name }: { name: string }) =>
    `Your cart holds products of the culture collection, and these are bought separately. Discard the cart and add ${name} instead?`,
};
export const createAnAccount = 'Create an account';
export const chooseAnotherSize = 'Choose another size';
export const onlyLeft = ({ left, quantity }: { left: number; quantity: number }) =>
  `Only ${left} left; you have ${quantity} in the cart.`;
export const thePriceIsNow = ({ price, before }: { price: string; before: string }) =>
  `The price is now ${price} instead of ${before}.`;
export const soldOut = 'Sold out.';
export const thisItemIsNotAvailable = 'This item is not available.';
export const accept = ({ price }: { price: string }) => `Accept ${price}`;
export const changeToAt = ({ quantity, price }: { quantity: number; price: string }) =>
  `Change to ${quantity} at ${price}`;
export const changeTo = ({ quantity }: { quantity: number }) => `Change to ${quantity}`;
export const theCartCouldNotBeChecked = 'The cart could not be checked.';

import { plural } from '../plural.ts';

/** Of every paper. */
export const qrCodeThatOpens = ({ address }: { address: string }) => `QR code that opens ${address}`;
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `page ${page} of ${pages}`;
export const issuedOn = ({ day }: { day: string }) => `Issued ${day}`;

/** Invoices, credit notes, receipts and contracts. */
export const titles = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  CONTRACT: 'Contract',
  RECEIPT: 'Receipt',
};
export const addressees = {
  INVOICE: 'Billed to',
  CREDIT_NOTE: 'Credited to',
  CONTRACT: 'Quoted to',
  RECEIPT: 'Received from',
};
/** Before any money is owed, a bill is a quote. */
export const paymentStates = {
  QUOTED: 'Quote',
  UNPAID: 'Unpaid',
  PARTIALLY_PAID: 'Partially paid',
  PAID: 'Paid',
  REFUNDED: 'Refunded',
  CANCELLED: 'Cancelled',
};
export const orderNumber = ({ id }: { id: number }) => `Order no. ${id}`;
export const pageOfInvoice = ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`;
export const clothCollectedFrom = 'Cloth collected from';
export const deliveredTo = 'Delivered to';
export const garment = 'Garment';
export const fabric = 'Fabric';
export const stitchedBy = 'Stitched by';
export const measurements = 'Measurements';
export const itemType = 'Item type';
export const pieces = 'Pieces';
export const seller = 'Seller';
export const sellers = 'Sellers';
export const forInvoice = 'For invoice';
export const reason = 'Reason';
export const placedOn = 'Placed on';
export const expectedDelivery = 'Expected delivery';
export const toBeAgreed = 'To be agreed';
export const deliveryType = 'Delivery type';
export const payment = 'Payment';
/** By the codes of measurements, delivery types and payments. */
export const codes = {
  STORE: 'Saved measurements',
  STORE_ESTIMATED: 'Saved measurements, partly estimated',
  UPLOAD: 'Uploaded picture',
  SAMPLE: 'A garment that fits',
  NORMAL: 'Normal',
  URGENT: 'Urgent',
  COD: 'Cash on Delivery',
  CARD: 'Card',
  ADVANCE: 'In advance',
};
export const description = 'Description';
export const amount = 'Amount';
export const total = 'Total';
export const totalInWords = 'Total in words';
export const amountReceived = 'Received';
export const receivedInWords = 'Received, in words';
export const totalOfTheOrder = 'Total of the order';
export const paidSoFar = 'Paid so far';
export const kept = 'Kept';
export const owedBack = 'We owe you back';
export const refunded = 'Refunded';
export const balanceDue = 'Balance due';
export const toPayOnDelivery = 'To pay on delivery';
export const paidInFull = 'Paid in full';
export const paid = 'Paid';
export const followYourOrder = 'Follow your order';
export const scanTheCode = 'Scan the code, or open the page below with your tracking number.';
export const trackOrder = ({ trackingNumber }: { trackingNumber: string }) => `Track order ${trackingNumber}`;
export const notes = 'Notes';

/** What invoices, credit notes, receipts and contracts say of their order. */
export const stitchingOf = ({ garment }: { garment: string }) => `Stitching: ${garment}`;
export const shoesOfNumber = ({ number }: { number: string }) => `Shoes, number ${number}`;
export const dress = 'Dress';
export const none = 'None';
export const asAgreed = 'As agreed';
export const notNeeded = 'Not needed';
export const byExpressCourier = 'By express courier';
export const inHalfTheTime = 'In half the time';
export const sentBeforeTheStitching = 'Sent before the stitching';
export const piecesOf = ({ pieces, item }: { pieces: number; item: string }) => `${pieces} × ${item}`;
export const priceEach = ({ price }: { price: string }) => `${price} each`;
export const discount = 'Discount';
export const withCode = ({ code, amount }: { code: string; amount: string }) => `Code ${code}: ${amount}`;
export const paidFromCredit = ({ amount }: { amount: string }) =>
  `${amount} of it was paid from store credit.`;
export const discountAndDelivery = 'Discount and delivery';
export const discountDeliveryAndCredit = 'Discount, delivery and store credit';
export const refundedBefore = 'Refunded before';
export const keptOfTheAdvance = 'Kept of the advance for the work that was done';
export const refund = 'Refund';
export const orderWasCancelled = 'The order was cancelled';
export const garmentWasCancelled = 'A garment was cancelled';
export const refundCauses = {
  PART_CANCELLED: 'Cancelled before it was sent',
  RETURN: 'Returned',
  GOODWILL: 'Goodwill',
  CHARGEBACK: 'Taken back by the bank of the card',
};
export const cardEndingIn = ({ brand, digits }: { brand: string; digits: string }) =>
  `${brand} ending in ${digits}`;
export const dutiesAreNotPart = 'Duties and taxes of the country of destination are not part of this bill.';
export const paymentInAdvance = ({ amount }: { amount: string }) =>
  `${amount} is due before the stitching starts; how to pay it is on the page of the order.`;
export const received = {
  CASH: ({ amount }: { amount: string }) => `Received in cash: ${amount}.`,
  TRANSFER: ({ amount }: { amount: string }) => `Received by bank transfer: ${amount}.`,
  RAAST: ({ amount }: { amount: string }) => `Received by Raast: ${amount}.`,
  CREDIT: ({ amount }: { amount: string }) => `Paid from store credit: ${amount}.`,
  LINK: ({ amount }: { amount: string }) => `Received by card: ${amount}.`,
  WALLET: ({ amount }: { amount: string }) => `Received by wallet: ${amount}.`,
};
export const transactionNumber = ({ reference }: { reference: string }) => `Transaction ${reference}.`;
export const advanceInCash = ({ amount }: { amount: string }) =>
  `${amount} is due before the stitching starts, the rest in cash when the garment is handed over.`;
export const paymentInCash = 'Payment is due in cash when the garment is handed over.';
export const alterationsAreFree = ({ days }: { days: number }) =>
  `Alterations are free for ${days} days after delivery.`;
export const followsTheContract = 'This invoice follows the contract that you accepted.';
export const weDeliverBy = ({ day }: { day: string }) => `We deliver by ${day} once this quote is accepted.`;
export const youAskedForDay = ({ day }: { day: string }) => `You asked for ${day}.`;
export const quoteCanBeAcceptedUntil = ({ day }: { day: string }) =>
  `This quote can be accepted until ${day}.`;
export const howToAccept =
  'You accept this quote under My orders by typing your name. The name, the time and the network address are kept with it. Nothing is made and nothing is due before.';
export const newerQuoteReplacesThis = {
  ADVANCE:
    'A newer quote for the same order replaces this one. Payment is due in advance, and we start once it is paid; how to pay it is on the page of the order once the quote is accepted.',
  COD: 'A newer quote for the same order replaces this one. Payment is due in cash on delivery.',
};
export const newerQuoteWithAdvance = ({ advance, rest }: { advance: string; rest: string }) =>
  `A newer quote for the same order replaces this one. ${advance} is due before we start, and ${rest} in cash on delivery.`;
export const youAskedFor = ({ text }: { text: string }) => `You asked for: ${text}`;

/** The monthly statement of a tailor. */
export const statement = 'Statement';
export const statementOf = ({ number, month }: { number: string; month: string }) =>
  `Statement ${number}, ${month}`;
export const earningsOf = ({ tailor, month }: { tailor: string; month: string }) =>
  `Earnings of ${tailor} in ${month}`;
export const earnedBy = 'Earned by';
export const day = 'Day';
export const order = 'Order';
export const stitching = 'Stitching';
export const urgent = 'Urgent';
export const commission = 'Commission';
export const yours = 'Yours';
export const goodsColumn = 'Goods';
export const tax = 'Tax';
export const goodsOfOrders = ({ orders }: { orders: number }) =>
  plural(orders, 'Goods of 1 order', `Goods of ${orders} orders`);
export const withheldTax = 'Tax that we withhold and pay for you';
export const dueBefore = 'Due to you before this month';
export const paidOut = ({ day, account, reference }: { day: string; account: string; reference: string }) =>
  `Paid out ${day} to the account ending in ${account}, ${reference}`;
export const cameBack = ({ day, account, reference }: { day: string; account: string; reference: string }) =>
  `Came back ${day} from the account ending in ${account}, ${reference}`;
export const stillDue = 'Due to you after this month';
export const whatIsCountedOfGoods =
  'Goods that were delivered in this month, at their prices before discounts, which we bear; without delivery fees. Goods that came back are taken off in the month in which they did.';
export const whatIsCountedWithDiscounts =
  'Goods that were delivered in this month, at their prices, less what you bear of discount codes; we bear all other discounts. Commission and tax are of what is left. Without delivery fees. Goods that came back are taken off in the month in which they did.';
export const stitchingOfGarments = ({ garments }: { garments: number }) =>
  plural(garments, 'Stitching of 1 garment', `Stitching of ${garments} garments`);
export const urgentSurcharges = 'Surcharges for urgent orders';
export const refunds = 'Refunds';
export const discountsYouBear = 'Discounts that you bear';
export const commissionOfTheShop = 'Commission of the shop';
export const yourEarnings = 'Your earnings';
export const whatIsCounted =
  'Stitching and surcharges for urgent orders that were delivered in this month, by the day of their first delivery. Alterations are free of charge.';

/** The measurement sheet. */
export const measurementsOf = ({ label }: { label: string }) => `Measurements of ${label}`;
/** `who` is a list of the person, the relation and the kind of person. */
export const savedVersion = ({ who, day, version }: { who: string; day: string; version: number }) =>
  `${who} · saved ${day}, version ${version}`;
export const people = {
  child: { male: 'child, male', female: 'child, female', other: 'child, other' },
  adult: { male: 'adult, male', female: 'adult, female', other: 'adult, other' },
};
export const listed = ({ first, rest }: { first: string; rest: string }) => `${first}, ${rest}`;
export const measure = 'Measure';
export const savedIn = { cm: 'Saved (cm)', in: 'Saved (in)' };
export const measuredAgain = 'Measured again';
export const estimated = 'estimated';
export const measuredTwice = 'measured twice';
export const note = ({ text }: { text: string }) => `Note: ${text}`;
export const estimatedAreNotByTape = 'Estimated values were not taken by tape. Please measure these first.';
export const measuredByAndDate = 'Measured by: ______________________    Date: ______________';

/** The packing slip. */
export const packingSlip = 'Packing slip';
export const packingSlipOf = ({ trackingNumber }: { trackingNumber: string }) =>
  `Packing slip ${trackingNumber}`;
export const fromSellerAtShop = ({ seller, shop }: { seller: string; shop: string }) =>
  `From ${seller}, ordered at ${shop}`;
export const promisedBy = ({ delivery, day }: { delivery: string; day: string }) =>
  `${delivery}, promised by ${day}`;
export const to = 'To';
export const cashToCollect = ({ amount }: { amount: string }) => `Cash to collect: ${amount}`;
export const nothingToCollect = 'Nothing to collect';
/** Beside the sum of a parcel (payments-11). */
export const codeOfTheSum = ({ code }: { code: string }) => `Code ${code}`;
export const thisSumAndNothingElse = ({ code }: { code: string }) =>
  `The customer pays this sum and nothing else. The tracking page and our e-mail have the same sum with the code ${code}.`;
export const ifItCannotBeDelivered = ({
  shop,
  phone,
  email,
}: {
  shop: string;
  phone: string;
  email: string;
}) => `If it cannot be delivered: ${shop}, ${phone}, ${email}`;
export const packingSlips = 'Packing slips';
export const goods = 'Goods';
export const sku = 'SKU';
export const packed = 'Packed';
export const inColourAndSize = ({ colour, size }: { colour: string; size: string }) =>
  `${colour}, size ${size}`;
export const countOfPieces = ({ pieces }: { pieces: number }) =>
  plural(pieces, '1 piece', `${pieces} pieces`);

/** The label of a parcel. */
export const parcelLabel = ({ trackingNumber }: { trackingNumber: string }) =>
  `Parcel label ${trackingNumber}`;
export const parcelLabels = 'Parcel labels';
export const collect = ({ amount }: { amount: string }) => `Collect ${amount}`;
export const theCustomerCollectsIt = 'The customer collects it';
export const returnLabel = ({ id }: { id: string }) => `Return label ${id}`;
export const returnOfOrder = ({ id, trackingNumber }: { id: string; trackingNumber: string }) =>
  `Return ${id} · ${trackingNumber}`;
export const fromSender = ({ sender }: { sender: string }) => `From: ${sender}`;
export const cloth = 'Cloth';
export const clothOf = ({ name }: { name: string }) => `Cloth: ${name}`;
export const clothInPieces = ({ colour, pieces }: { colour: string; pieces: number }) =>
  `${[colour, pieces === 1 ? '1 piece' : `${pieces} pieces`].filter(Boolean).join(', ')}`;
export const paidTooMuch = 'More was paid than the order costs.';
export const clothWasNotSent = 'The cloth could not be sent.';

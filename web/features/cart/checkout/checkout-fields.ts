import { cartWords } from '#words';
import type { LocationType } from '../../../../contract/accounts.ts';
import type { RedirectGatewayName } from '../../../../contract/constants/gateway-payments.ts';
import type { DeliveryChoice } from '../../../../contract/delivery.ts';
import { cardNumberProblem, cvvProblem, expiryProblem, type TypedCard } from './card.ts';

/** A wallet is chosen by its name. */
export type PaymentWay = 'cashOnDelivery' | 'creditCard' | RedirectGatewayName;

/** The checkout form (shop-5), with the country and the extra fields of guests. */
export interface CheckoutFields extends TypedCard {
  fullName: string;
  address: string;
  city: string;
  postalCode: string;
  country: string;
  email: string;
  phone: string;
  delivery: DeliveryChoice;
  paymentMethod: PaymentWay;
  /** A saved card's id; empty for the card form. */
  savedCard: string;
  /** The discount code that was applied; empty without one. */
  code: string;
  /** True to pay with store credit. */
  useCredit: boolean;
  /** True to save a typed address in the address book. */
  keepAddress: boolean;
  /** True to store the typed card at the gateway. */
  saveCard: boolean;
}
export type CheckoutField = keyof CheckoutFields;

/** Drafts never hold card fields. */
export const KEPT_FIELDS = [
  'fullName',
  'address',
  'city',
  'postalCode',
  'country',
  'email',
  'phone',
  'delivery',
  'paymentMethod',
  'code',
] as const satisfies readonly CheckoutField[];

/** The alerts of shop-5. */
const SHIPPING_MISSING = cartWords.pleaseFillInAllShippingDetails;
const PAYMENT_MISSING = cartWords.pleaseFillInAllPaymentDetails;

export interface CheckoutCustomer {
  isGuest: boolean;
  location: LocationType;
}

export interface CheckoutProblems {
  fields: Partial<Record<CheckoutField, string>>;
  /** The alert (shop-5) and the section it belongs to. */
  alert: { part: 'shipping' | 'payment'; text: string } | undefined;
}

/** Each text field's name in the contract and its message when empty. */
const TEXTS = {
  fullName: ['full_name', cartWords.enterTheFullName],
  address: ['address', cartWords.enterHouseNumberStreetAndArea],
  city: ['city', cartWords.enterTheCity],
  postalCode: ['postal_code', cartWords.enterThePostalCode],
  country: ['country', cartWords.chooseACountry],
  email: ['email', undefined],
  phone: ['phone', undefined],
} as const;

export type TextProblem = (
  name: (typeof TEXTS)[keyof typeof TEXTS][0],
  text: string,
  country: string,
) => string | undefined;

const CONTACT_MISSING = cartWords.enterAnEMailAddressOrPhone;

/** The errors to correct before placing the order; no card is typed where a gateway has the form, or credit pays (shop-5). */
export function checkoutProblems(
  values: CheckoutFields,
  customer: CheckoutCustomer,
  hasOwnCardForm = true,
  textProblem?: TextProblem,
): CheckoutProblems {
  const isEmpty = (field: Exclude<CheckoutField, 'saveCard' | 'keepAddress' | 'useCredit'>) =>
    values[field].trim() === '';
  const fields: CheckoutProblems['fields'] = {};
  let isShippingMissing = false;
  for (const [field, [name, missing]] of entriesOf(TEXTS)) {
    if (isEmpty(field)) {
      if (!missing) continue;
      fields[field] = missing;
      isShippingMissing = true;
    } else {
      const problem = textProblem?.(name, values[field], values.country);
      if (problem) fields[field] = problem;
    }
  }
  if (customer.isGuest && isEmpty('email') && isEmpty('phone')) {
    fields.email = CONTACT_MISSING;
    isShippingMissing = true;
  }
  if (isShippingMissing) return { fields, alert: { part: 'shipping', text: SHIPPING_MISSING } };
  const isCardTyped = values.paymentMethod === 'creditCard' && !values.savedCard && hasOwnCardForm;
  if (!isCardTyped) return { fields, alert: undefined };
  const card = {
    cardNumber: cardNumberProblem(values.cardNumber, 'complete'),
    expiry: expiryProblem(values.expiry, 'complete'),
    cvv: cvvProblem(values.cvv, values.cardNumber, 'complete'),
  };
  for (const [field, problem] of entriesOf(card)) if (problem) fields[field] = problem;
  const isPaymentMissing = isEmpty('cardNumber') || isEmpty('expiry') || isEmpty('cvv');
  return { fields, alert: isPaymentMissing ? { part: 'payment', text: PAYMENT_MISSING } : undefined };
}

export function fieldNamed(name: string): CheckoutField | undefined {
  if (['payment_token', 'card_number', 'cardNumber'].includes(name)) return 'cardNumber';
  if (name === 'expiry' || name === 'cvv' || name === 'delivery' || name === 'code') return name;
  if (name === 'credit') return 'useCredit';
  if (name === 'payment_method' || name === 'gateway') return 'paymentMethod';
  return entriesOf(TEXTS).find(([, [spelled]]) => spelled === name)?.[0];
}

function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

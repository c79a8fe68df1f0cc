import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { BodyFor, calls } from '../../../../contract/calls.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast.tsx';
import { showPlaced } from '../../shop-orders/store.ts';
import { linesOf, placeOrder } from '../api.ts';
import { differencesIn, type LookedUp } from '../differences.ts';
import { resetCart, useCart } from '../store.ts';
import type { CartCheck } from '../use-cart-check.ts';
import { attemptKeyFor, forgetAttempt, sentTotalOf } from './attempt.ts';
import type { CardGateway } from './card-gateway.ts';
import type { CheckoutCustomer, CheckoutField, CheckoutFields } from './checkout-fields.ts';
import { fieldNamed } from './checkout-fields.ts';

interface PlaceFailure {
  part: 'payment' | 'cart' | 'order';
  text: string;
  canRetry?: boolean;
}

interface Placing {
  form: UseFormReturn<CheckoutFields>;
  check: CartCheck;
  customer: CheckoutCustomer;
  /** Undefined while the card form is not ready. */
  cardGateway: () => CardGateway | undefined;
  forgetDraft: () => void;
  onCartChanged: () => void;
}

/**
 * Places the order once, whatever the presses and retries; empties the cart only when the order is known to be placed.
 */
export function usePlaceOrder({ form, check, customer, cardGateway, forgetDraft, onCartChanged }: Placing) {
  const [isPlacing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<PlaceFailure>();
  const isRunning = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const tokens = useRef<{ card: string; token: string }>(undefined);

  async function place(values: CheckoutFields) {
    if (isRunning.current) return;
    isRunning.current = true;
    setPlacing(true);
    setFailure(undefined);
    try {
      const cart = repeatedCart(values, customer) ?? (await checkedCart(check));
      const token = values.paymentMethod === 'creditCard' ? await cardToken(values) : undefined;
      const body = toRequest(values, customer, cart, token);
      const order = await placeApproved(body, attemptKeyFor(body));
      forgetAttempt();
      forgetDraft();
      // Before the cart is emptied: an empty cart without an order redirects away from the checkout.
      if (isLeft.current) toast.success(`Your order ${order.tracking_id} is placed.`);
      else flushSync(() => showPlaced(order));
      resetCart();
    } catch (error) {
      // A disabled field cannot take the focus.
      flushSync(() => setPlacing(false));
      await reportError(error);
    } finally {
      isRunning.current = false;
      setPlacing(false);
    }
  }

  /** The token of the typed card, reused until the card changes. */
  async function cardToken(values: CheckoutFields): Promise<string> {
    const gateway = cardGateway();
    if (!gateway) throw new CallError('Card payment is not available right now.', 0);
    const card = gateway.cardVersion(values);
    if (tokens.current?.card !== card) tokens.current = { card, token: await gateway.createToken(values) };
    return tokens.current.token;
  }

  /** Sends the order again after the customer has approved the payment at the bank. */
  async function placeApproved(body: BodyFor<typeof calls.placeShopOrder>, key: string) {
    try {
      return await placeOrder(body, key);
    } catch (error) {
      const clientSecret = clientSecretOf(error);
      if (clientSecret === undefined) throw error;
      await cardGateway()?.approve(clientSecret);
      return placeOrder(body, key);
    }
  }

  async function reportError(error: unknown) {
    // The form remounts for a guest and keeps what was typed.
    if (!customer.isGuest && !isSignedIn()) {
      toast.error('Your session has ended. Sign in again, or buy as a guest.');
      return;
    }
    if (error instanceof CartChangedError) {
      setFailure({ part: 'cart', text: error.message });
      onCartChanged();
      return;
    }
    const text = failureSentence(error, 'The order could not be placed. Please try again.');
    if (!(error instanceof CallError)) return setFailure({ part: 'order', text, canRetry: true });
    if (error.code === 'shop.cart_changed') {
      // The order was not placed, so the next one needs a new key.
      forgetAttempt();
      setFailure({ part: 'cart', text });
      await check.lookUp().catch(() => undefined);
      onCartChanged();
      return;
    }
    // A refused token is used up; one whose response was lost is not.
    if (error.status >= 400 && error.status < 500) tokens.current = undefined;
    if (error.code?.startsWith('payments.')) {
      if (error.status >= 500) return setFailure({ part: 'order', text, canRetry: true });
      setFailure({ part: 'payment', text });
      form.setFocus('cardNumber');
    } else {
      const message = showFindings(error, form);
      if (message) setFailure({ part: 'order', text: message });
      else if (Object.keys(error.fields).length === 0) {
        const canRetry = error.status === 0 || error.status >= 429;
        setFailure({ part: 'order', text, canRetry });
      }
    }
  }

  return { place, isPlacing, failure };
}

function clientSecretOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== 'payments.action_required') return undefined;
  const { client_secret } = error.body as { client_secret?: unknown };
  return typeof client_secret === 'string' ? client_secret : undefined;
}

/** The cart differs from what the customer agreed to. */
class CartChangedError extends Error {}

type OrderedCart = Pick<BodyFor<typeof calls.placeShopOrder>, 'items' | 'total'>;

/** The cart of a repeated order, unchecked: this very order may have taken the last pieces. */
function repeatedCart(values: CheckoutFields, customer: CheckoutCustomer): OrderedCart | undefined {
  const items = linesOf(useCart.getState().items ?? []);
  const total = sentTotalOf(toRequest(values, customer, { items, total: 0 }, undefined));
  return total === undefined ? undefined : { items, total };
}

/** The current cart, if it is what the customer sees. Throws CartChangedError, or the call's error. */
async function checkedCart(check: CartCheck): Promise<OrderedCart> {
  if (check.isFresh && check.lookedUp && check.differences.length === 0) return cartOf(check.lookedUp);
  const lookedUp = await check.lookUp();
  if (differencesIn(lookedUp.asked, lookedUp).length > 0) {
    throw new CartChangedError('Something in your cart has changed. Please check it.');
  }
  const { total } = lookedUp.answer.bill;
  if (check.bill?.total === total) return cartOf(lookedUp);
  throw new CartChangedError(`The total is ${formatRupees(total)} now. Place the order again to accept it.`);
}

function cartOf({ asked, answer }: LookedUp): OrderedCart {
  return { items: linesOf(asked), total: answer.bill.total };
}

function toRequest(
  values: CheckoutFields,
  { location }: CheckoutCustomer,
  { items, total }: OrderedCart,
  token: string | undefined,
): BodyFor<typeof calls.placeShopOrder> {
  const email = values.email.trim();
  const phone = values.phone.trim();
  return {
    items,
    full_name: values.fullName.trim(),
    address: values.address.trim(),
    city: values.city.trim(),
    postal_code: values.postalCode.trim(),
    country: location === 'local' ? 'PK' : values.country,
    ...(email && { email }),
    ...(phone && { phone }),
    delivery: values.delivery,
    payment_method: values.paymentMethod,
    ...(token && { payment_token: token }),
    total,
  };
}

/** Shows the server's errors on the fields and focuses the first; returns the message that belongs to none. */
function showFindings(error: CallError, form: UseFormReturn<CheckoutFields>): string | undefined {
  let first: CheckoutField | undefined;
  const left: string[] = [];
  for (const [name, sentences] of Object.entries(error.fields)) {
    const field = fieldNamed(name);
    if (!field) left.push(...sentences);
    else {
      form.setError(field, { type: 'server', message: sentences.join(' ') });
      first ??= field;
    }
  }
  if (first) form.setFocus(first);
  return left.length > 0 ? left.join(' ') : undefined;
}

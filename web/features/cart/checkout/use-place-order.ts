import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { cartWords } from '#words';
import type { BodyFor } from '../../../../contract/paths.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { type Attempt, useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast.tsx';
import { addAddress, addressesQuery } from '../../addresses/api.ts';
import { savedCardsQuery } from '../../cards/api.ts';
import { showPlaced } from '../../shop-orders/store.ts';
import { linesOf, placeOrder } from '../api.ts';
import { differencesIn, type LookedUp } from '../differences.ts';
import { resetCart, useCart } from '../store.ts';
import type { CartCheck } from '../use-cart-check.ts';
import type { CardGateway } from './card-gateway.ts';
import {
  type CheckoutCustomer,
  type CheckoutFields,
  type CheckoutProblems,
  fieldNamed,
} from './checkout-fields.ts';
import { creditIn, type OrderedCart, repeatedCart, toRequest } from './order-request.ts';

type Payment = Pick<BodyFor<'POST /api/shop/orders/'>, 'payment_token' | 'saved_card' | 'save_card'>;

interface Placing {
  form: UseFormReturn<CheckoutFields>;
  check: CartCheck;
  customer: CheckoutCustomer;
  /** Undefined while the card form is not ready. */
  cardGateway: () => CardGateway | undefined;
  /** Shows the bank's challenge. */
  approve: CardGateway['approve'];
  forgetDraft: () => void;
  onInvalid: () => void;
  showAlert: (alert: CheckoutProblems['alert']) => void;
  onCartChanged: () => void;
}

const CART_CHANGED = 'shop.cart_changed';
const SAVED_CARD_FAILURES = ['payments.saved_card_gone', 'payments.saved_card_expired'];

/**
 * Places the order once, whatever the presses and retries; empties the cart only when the order is known to be placed.
 */
export function usePlaceOrder({
  form,
  check,
  customer,
  cardGateway,
  approve,
  forgetDraft,
  onInvalid,
  showAlert,
  onCartChanged,
}: Placing) {
  const tokens = useRef<{ card: string; token: string }>(undefined);
  const [refused, setRefused] = useState<{ part: 'payment' | 'cart' }>();

  const submission = useFormSubmit(form, {
    async send(values, attempt) {
      showAlert(undefined);
      const items = linesOf(useCart.getState().items ?? []);
      const cart =
        repeatedCart(attempt.lastSent(), values, items) ?? (await checkedCart(check, values.useCredit));
      const isCharged = values.paymentMethod === 'creditCard' && cart.total > cart.credit;
      const payment = isCharged ? await paymentOf(values) : {};
      return place(toRequest(values, cart), payment, attempt);
    },
    storedAttempt: { name: 'cart-checkout', on: 'tab' },
    forgetDraft,
    onSuccess(order, values) {
      const { saveCard } = values;
      if (values.keepAddress && !customer.isGuest) void keepAddress(values, order.tracking_id);
      if (saveCard) void queryClient.invalidateQueries({ queryKey: savedCardsQuery.queryKey });
      // Before the cart is emptied: an empty cart without an order redirects away from the checkout.
      flushSync(() => showPlaced(order));
      resetCart();
    },
    onInvalid,
    onFailure(error) {
      if (tellSessionEnded()) return true;
      if (!(error instanceof CallError)) return false;
      if (error.code === CART_CHANGED) setRefused({ part: 'cart' });
      if (!error.code?.startsWith('payments.') || error.status >= 500) return false;
      showAlert({ part: 'payment', text: error.message });
      if (SAVED_CARD_FAILURES.includes(error.code)) {
        void queryClient.invalidateQueries({ queryKey: savedCardsQuery.queryKey });
      }
      setRefused({ part: 'payment' });
      return true;
    },
    fieldOf: fieldNamed,
    fallback: cartWords.theOrderCouldNotBePlaced,
    afterLeaving: {
      onSuccess(order) {
        toast.success(cartWords.yourOrderIsPlaced({ trackingId: order.tracking_id }));
        resetCart();
      },
      onFailure: tellSessionEnded,
    },
  });

  // A disabled field cannot take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (refused?.part === 'payment') form.setFocus(form.getValues('savedCard') ? 'savedCard' : 'cardNumber');
    if (refused?.part === 'cart') onCartChanged();
  }, [refused]);

  /** For a guest the form remounts with its values. */
  function tellSessionEnded(): boolean {
    const hasEnded = !customer.isGuest && !isSignedIn();
    if (hasEnded) toast.error(cartWords.yourSessionHasEnded);
    return hasEnded;
  }

  async function paymentOf(values: CheckoutFields): Promise<Payment> {
    if (values.savedCard) return { saved_card: Number(values.savedCard) };
    return { payment_token: await cardToken(values), ...(values.saveCard && { save_card: true }) };
  }

  /** The token of the typed card, reused until the card changes. */
  async function cardToken(values: CheckoutFields): Promise<string> {
    const gateway = cardGateway();
    if (!gateway) throw new CallError(cartWords.cardPaymentIsNotAvailableRightNow, 0);
    const card = gateway.cardVersion(values);
    if (tokens.current?.card !== card) tokens.current = { card, token: await gateway.createToken(values) };
    return tokens.current.token;
  }

  /** The key covers the order without the payment token, because the card may be typed again and is not stored. */
  async function place(request: ReturnType<typeof toRequest>, payment: Payment, { keyFor, forget }: Attempt) {
    try {
      return await placeApproved({ ...request, ...payment }, keyFor(request));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A refused token is used up; one with a lost response is not.
      const isRefused = error.status >= 400 && error.status < 500;
      if (isRefused && error.code !== CART_CHANGED) tokens.current = undefined;
      if (error.code === CART_CHANGED || 'credit' in error.fields) {
        // The order was not placed, so the next one needs a new key.
        forget();
        await check.lookUp().catch(() => undefined);
      }
      throw error;
    }
  }

  /** Repeats the order after the customer has approved the payment at the bank. */
  async function placeApproved(body: BodyFor<'POST /api/shop/orders/'>, key: string) {
    try {
      return await placeOrder(body, key);
    } catch (error) {
      const clientSecret = clientSecretOf(error);
      if (clientSecret === undefined) throw error;
      await approve(clientSecret);
      return placeOrder(body, key);
    }
  }

  return submission;
}

/** A failure to save the address does not affect the order. */
async function keepAddress(values: CheckoutFields, orderNumber: string): Promise<void> {
  const { fullName, address, city, postalCode, country, phone } = values;
  const typed = { full_name: fullName, phone, address, city, postal_code: postalCode, country };
  try {
    await addAddress({ ...typed, is_default: false }, `address of ${orderNumber}`);
    await queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
  } catch (error) {
    toast.info(failureSentence(error, cartWords.theAddressCouldNotBeKept));
  }
}

function clientSecretOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== 'payments.action_required') return undefined;
  const { client_secret } = error.body as { client_secret?: unknown };
  return typeof client_secret === 'string' ? client_secret : undefined;
}

/** The current cart, if the customer sees it. Throws if the cart has changed, and CallError. */
async function checkedCart(check: CartCheck, useCredit: boolean): Promise<OrderedCart> {
  const seen = check.lookedUp && cartOf(check.lookedUp, useCredit);
  if (check.isFresh && seen && check.differences.length === 0) return seen;
  const lookedUp = await check.lookUp();
  if (differencesIn(lookedUp.asked, lookedUp).length > 0) {
    throw cartChangedError(cartWords.somethingInYourCartHasChanged);
  }
  const cart = cartOf(lookedUp, useCredit);
  if (seen?.total === cart.total && seen.credit === cart.credit) return cart;
  throw cartChangedError(cartWords.theTotalIsNow({ total: formatRupees(cart.total - cart.credit) }));
}

function cartChangedError(detail: string): CallError {
  return new CallError(detail, 409, { detail, code: CART_CHANGED });
}

function cartOf({ asked, answer }: LookedUp, useCredit: boolean): OrderedCart {
  return { items: linesOf(asked), total: answer.bill.total, credit: creditIn(answer, useCredit) };
}

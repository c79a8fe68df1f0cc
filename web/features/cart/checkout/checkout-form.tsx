import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import { basicWords, cartWords } from '#words';
import { deliveryChoices, isCashOffered } from '../../../../contract/delivery.ts';
import type { PaymentSettings } from '../../../../contract/payments.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { loadedOrNothing } from '../../../lib/loaded-or-nothing.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import type { LoadPhoneCode } from '../../phones/api.ts';
import { BillDetails } from '../components/bill-details.tsx';
import { CheckReport } from '../components/check-report.tsx';
import { GuestLimit } from '../components/guest-limit.tsx';
import type { CartItem } from '../store.ts';
import { estimatedBill, useCartCheck } from '../use-cart-check.ts';
import { type CardGateway, sandboxGateway } from './card-gateway.ts';
import { CashCode } from './cash-code.tsx';
import {
  type CheckoutCustomer,
  type CheckoutFields,
  type CheckoutProblems,
  checkoutProblems,
  KEPT_FIELDS,
  type PaymentWay,
  type TextProblem,
} from './checkout-fields.ts';
import { OrderLines } from './order-lines.tsx';
import { creditIn } from './order-request.ts';
import { PaymentFields } from './payment-fields.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import { useCashRefused } from './use-cash-refused.ts';
import { usePaymentSettings } from './use-payment-settings.ts';
import { usePlaceOrder } from './use-place-order.ts';

const loadDutyOfGoods = () => import('./duty-of-goods.tsx');

const loadLessToPay = () => import('./less-to-pay.tsx');

const loadTextProblem = async () => (await import('./checkout-schema.ts')).textProblem;

interface CheckoutFormProps {
  items: readonly CartItem[];
  customer: CheckoutCustomer;
  known: Pick<CheckoutFields, 'fullName' | 'address' | 'city' | 'postalCode' | 'country' | 'email' | 'phone'>;
  loadPhoneCode: LoadPhoneCode;
}

export function CheckoutForm({ items, customer, known, loadPhoneCode }: CheckoutFormProps) {
  const [usual] = deliveryChoices(known.country);
  const blank: CheckoutFields = {
    ...known,
    delivery: usual,
    paymentMethod: 'cashOnDelivery',
    code: '',
    useCredit: false,
    cardNumber: '',
    expiry: '',
    cvv: '',
    savedCard: '',
    saveCard: false,
    keepAddress: false,
  };
  const isStripe = useRef(false);
  const isPaid = useRef(false);
  const problemsIn = (values: CheckoutFields, textProblem?: TextProblem) =>
    checkoutProblems(values, customer, !isStripe.current && !isPaid.current, textProblem);
  const resolver: Resolver<CheckoutFields> = async (values) => {
    const textProblem = await loadedOrNothing(loadTextProblem);
    const found = Object.entries(problemsIn(values, textProblem).fields);
    if (found.length === 0) return { values, errors: {} };
    const errors = found.map(([field, message]) => [field, { type: 'check', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<CheckoutFields>({ defaultValues: blank, resolver, mode: 'onTouched' });
  useLoadOnFocus(loadTextProblem);
  const forgetDraft = useFormDraft('cart-checkout', form, KEPT_FIELDS, {
    ...known,
    delivery: usual,
    paymentMethod: blank.paymentMethod,
  });
  const [chosen, method, country, code, useCredit] = useWatch({
    control: form.control,
    name: ['delivery', 'paymentMethod', 'country', 'code', 'useCredit'],
  });
  // The country may not offer an earlier choice.
  const choices = deliveryChoices(country);
  const delivery = choices.includes(chosen) ? chosen : choices[0];
  const { setValue } = form;
  useEffect(() => {
    if (chosen !== delivery) setValue('delivery', delivery);
  }, [chosen, delivery, setValue]);
  const { cards, wallets } = useShop();
  const hasCash = isCashOffered(country);
  const offered: PaymentWay[] = [
    ...(hasCash ? (['cashOnDelivery'] as const) : []),
    ...(cards ? (['creditCard'] as const) : []),
    ...wallets,
  ];
  const isCashRefused = useCashRefused(customer.isGuest);
  const open = offered.filter((way) => !(isCashRefused && way === 'cashOnDelivery'));
  const [first] = open;
  const isOffered = open.includes(method);
  useEffect(() => {
    if (!isOffered && first) setValue('paymentMethod', first);
  }, [isOffered, first, setValue]);

  const check = useCartCheck(items, delivery, code);
  const ways = usePaymentSettings(cards && method === 'creditCard');
  isStripe.current = ways.settings?.gateway === 'stripe';
  const { stripe, cardForm, approve, answerChallenge } = useCardGateways(ways.settings);
  const bill = check.bill ?? estimatedBill(items);
  const due = check.lookedUp ? bill.total - creditIn(check.lookedUp.answer, useCredit) : bill.total;
  isPaid.current = due === 0 && bill.total > 0;
  const report = useRef<HTMLDivElement>(null);
  const [alert, setAlert] = useState<CheckoutProblems['alert']>();
  const { formProps, failure, isSubmitting } = usePlaceOrder({
    form,
    check,
    customer,
    cardGateway: cardForm,
    approve,
    forgetDraft,
    onInvalid: () => setAlert(problemsIn(form.getValues()).alert),
    showAlert: setAlert,
    onCartChanged: () => report.current?.focus(),
  });
  const complaintOf = (part: 'shipping' | 'payment') => (alert?.part === part ? alert.text : undefined);

  return (
    <FormProvider {...form}>
      <form
        {...formProps}
        aria-label={basicWords.checkout}
        onChange={() => alert && setAlert(problemsIn(form.getValues()).alert)}
        className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <fieldset disabled={isSubmitting} className="flex min-w-0 flex-col gap-8">
          <Part id="shipping" title={cartWords.shipping} complaint={complaintOf('shipping')}>
            <ShippingFields customer={customer} choices={choices} costs={check.lookedUp?.answer} />
          </Part>
          <div className="stitched" aria-hidden="true" />
          <Part id="payment" title={basicWords.payment} complaint={complaintOf('payment')}>
            {isPaid.current ? (
              <p>{cartWords.credit.paysAll}</p>
            ) : (
              <>
                <PaymentFields
                  ways={ways}
                  offered={offered}
                  isCashRefused={isCashRefused}
                  amount={due}
                  gateway={stripe}
                  isGuest={customer.isGuest}
                />
                {method === 'cashOnDelivery' && hasCash && <CashCode cash={due} load={loadPhoneCode} />}
              </>
            )}
          </Part>
        </fieldset>
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-24">
          <CheckReport check={check} focusRef={report} />
          <OrderLines items={items} differences={check.differences} />
          <BillDetails
            bill={bill}
            code={check.lookedUp?.answer.discount_code}
            isStale={!check.isFresh}
            isEstimate={!check.bill}
          >
            {country !== '' && country !== 'PK' && (
              <LazyPart load={loadDutyOfGoods} skeleton={<Skeleton className="h-16" />}>
                {(DutyOfGoods) => <DutyOfGoods country={country} bill={bill} />}
              </LazyPart>
            )}
            <LazyPart load={loadLessToPay} skeleton={<Skeleton className="h-24" />}>
              {(LessToPay) => <LessToPay items={items} check={check} delivery={delivery} />}
            </LazyPart>
            <GuestLimit items={items} next="/cart_checkout" />
            <FailureBanner failure={failure} />
            <SubmitButton busy={isSubmitting} busyLabel={cartWords.placingOrder}>
              {cartWords.placeOrder}
            </SubmitButton>
          </BillDetails>
        </div>
      </form>
      <ChallengeDialog
        open={answerChallenge !== undefined}
        onAnswer={(approved) => answerChallenge?.(approved)}
      />
    </FormProvider>
  );
}

interface PartProps {
  id: string;
  title: string;
  complaint: string | undefined;
  children: ReactNode;
}

function Part({ id, title, complaint, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col gap-5 ${complaint ? 'sm:[&_input]:scroll-mt-20 sm:[&_select]:scroll-mt-20' : ''}`}
    >
      <Heading level={2} size="part" id={id}>
        {title}
      </Heading>
      {complaint && (
        <div className="sm:sticky sm:top-20 sm:z-bar">
          <Banner kind="error">{complaint}</Banner>
        </div>
      )}
      {children}
    </section>
  );
}

interface ChallengeDialogProps {
  open: boolean;
  onAnswer: (approved: boolean) => void;
}

function ChallengeDialog({ open, onAnswer }: ChallengeDialogProps) {
  return (
    <Dialog
      title={cartWords.approveThisPayment}
      open={open}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {cartWords.decline}
          </Button>
          <Button onClick={() => onAnswer(true)}>{cartWords.approve}</Button>
        </>
      }
    >
      <p>{cartWords.thisIsTheTestBank}</p>
    </Dialog>
  );
}

interface CardGateways {
  /** Set while Stripe's card form is ready. */
  stripe: RefObject<CardGateway | undefined>;
  /** Undefined while the card form is not ready. */
  cardForm: () => CardGateway | undefined;
  approve: CardGateway['approve'];
  /** Answers the test bank's challenge; undefined without one. */
  answerChallenge: ((approved: boolean) => void) | undefined;
}

/** The gateway in use: its card form and the bank's challenge, which a saved card may need too. */
function useCardGateways(settings: PaymentSettings | undefined): CardGateways {
  const latest = useRef(settings);
  latest.current = settings;
  const stripe = useRef<CardGateway>(undefined);
  const [answerChallenge, setAnswerChallenge] = useState<(approved: boolean) => void>();
  const [sandbox] = useState(() =>
    sandboxGateway(async () => {
      const approved = await new Promise<boolean>((resolve) => setAnswerChallenge(() => resolve));
      setAnswerChallenge(undefined);
      return approved;
    }),
  );
  const cardForm = () => (latest.current?.gateway === 'stripe' ? stripe.current : latest.current && sandbox);
  return {
    stripe,
    cardForm,
    async approve(clientSecret) {
      const form = cardForm();
      if (form) return form.approve(clientSecret);
      const { approveWithStripe } = await import('./stripe-gateway.ts');
      return approveWithStripe(latest.current?.publishable_key ?? '', clientSecret);
    },
    answerChallenge,
  };
}

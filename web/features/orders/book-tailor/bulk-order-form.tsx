import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { basicWords, orderFormWords } from '#words';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CheckField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { takeFocus } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { placeBulkOrder } from '../api.ts';
import { DeliveryAddress } from '../components/delivery-address.tsx';
import { MailNotice } from '../components/mail-notice.tsx';
import { QuoteSteps } from '../components/quote-steps.tsx';
import { LoginAlert } from './alerts.tsx';
import { type BulkFields, bulkDraft, toBulkRequest } from './bulk-draft.ts';
import { changeDraft, clearDraft } from './draft.ts';
import { ContactFields } from './steps/contact-fields.tsx';
import { FormSection } from './steps/form-section.tsx';
import type { StepProps } from './steps/step-props.ts';

const loadBulkResolver = async () => (await import('./bulk-schema.ts')).bulkResolver;
const bulkResolver = lazyResolver<BulkFields>(loadBulkResolver);

/** The Bulk Order Form of /book-tailor (bulk-4). */
export default function BulkOrderForm({ onPlaced, onAnother }: Omit<StepProps, 'onAnswered'>) {
  const form = useForm<BulkFields>({ resolver: bulkResolver, defaultValues: bulkDraft.read() });
  useLoadOnFocus(loadBulkResolver);
  const [isLoginNeeded, setLoginNeeded] = useState(false);
  const { register, subscribe, watch, formState } = form;
  const { errors } = formState;
  const pieces = watch('number_of_pieces');

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          bulkDraft.write(values);
          changeDraft({});
        },
      }),
    [subscribe],
  );

  /** Shows the Login Alert to signed-out visitors; returns whether it did. */
  function askForLogin(): boolean {
    if (!isSignedIn()) setLoginNeeded(true);
    return !isSignedIn();
  }

  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    prevent: askForLogin,
    async send(values, { keyFor, signal }) {
      const body = toBulkRequest(values);
      const order = await placeBulkOrder({ body, idempotencyKey: keyFor(body), signal });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      return order;
    },
    storedAttempt: { name: 'book-tailor-bulk', on: 'device' },
    onSuccess({ message, tracking_id }) {
      onPlaced(<OrderPlaced message={message} trackingNumber={tracking_id} onAnother={onAnother} />);
      clearDraft();
    },
    onFailure: askForLogin,
    fallback: orderFormWords.failedToPasteBulkOrder,
    afterLeaving: {
      onSuccess({ message }) {
        clearDraft();
        toast.success(message, { link: { to: '/orders?tab=bulk', text: orderFormWords.seeMyBulkOrders } });
      },
      onFailure() {
        const link = { to: '/book-tailor?step=bulk', text: orderFormWords.backToTheOrder };
        toast.info(orderFormWords.yourBulkOrderWasNotSent, { link });
      },
    },
  });

  const submit = (className: string) => (
    <SubmitButton busy={isSubmitting} busyLabel={orderFormWords.submitting} className={className}>
      {orderFormWords.submitOrder}
    </SubmitButton>
  );
  return (
    <FormProvider {...form}>
      <form {...formProps} className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <fieldset disabled={isSubmitting} className="flex min-w-0 flex-col gap-10">
          <FormSection title={orderFormWords.whatYouNeed}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField
                label={orderFormWords.quantity}
                inputMode="numeric"
                required
                hint={orderFormWords.howManyPiecesInAll}
                error={errors.number_of_pieces?.message}
                {...register('number_of_pieces')}
              />
              <TextField
                label={orderFormWords.preferredDeliveryDate}
                type="date"
                min={dayInKarachi()}
                required
                hint={orderFormWords.theQuoteNamesTheDayWe}
                error={errors.expected_delivery_date?.message}
                {...register('expected_delivery_date')}
              />
            </div>
            <TextField
              label={orderFormWords.itemTypes}
              required
              maxLength={200}
              hint={orderFormWords.forExampleThirtyWaiterShirts}
              error={errors.item_type?.message}
              {...register('item_type')}
            />
            <TextAreaField
              label={orderFormWords.notes}
              optional
              maxLength={2000}
              hint={orderFormWords.sizesClothColoursALogoWhatever}
              error={errors.additional_notes?.message}
              {...register('additional_notes')}
            />
            <CheckField
              label={orderFormWords.requestASampleBeforeProduction}
              {...register('is_requested_sample')}
            />
          </FormSection>
          <FormSection title={basicWords.delivery}>
            <DeliveryAddress />
          </FormSection>
          <ContactFields numberField="contact_number" />
        </fieldset>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-6">
          <QuoteSteps />
          <FailureBanner failure={failure} />
          {submit('max-lg:hidden')}
          <ButtonLink variant="secondary" to="/chat">
            {orderFormWords.chatWithUs}
          </ButtonLink>
        </aside>
        <BottomBar
          kind="sticky"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:hidden"
        >
          <p className="figures">
            <span className="block text-sm text-muted">{basicWords.pieces}</span>
            <span className="font-display text-lg">{pieces || orderFormWords.enterAQuantity}</span>
          </p>
          {submit('')}
        </BottomBar>
      </form>
      <LoginAlert open={isLoginNeeded} back="/book-tailor?step=bulk" onClose={() => setLoginNeeded(false)} />
    </FormProvider>
  );
}

interface OrderPlacedProps {
  /** The server's sentence. */
  message: string;
  trackingNumber: string;
  onAnother: () => void;
}

/** Replaces the wizard after a bulk order (bulk-4). */
function OrderPlaced({ message, trackingNumber, onAnother }: OrderPlacedProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 text-center">
      <img src="/art/success.svg" alt="" width={320} height={240} className="w-56" />
      <Heading level={2} size="part" ref={takeFocus} tabIndex={-1}>
        {orderFormWords.orderPlacedSuccessfully}
      </Heading>
      <p>{message}</p>
      <p className="figures">
        <span className="block text-sm text-muted">{basicWords.trackingNumber}</span>
        <span className="font-semibold">{trackingNumber}</span>
      </p>
      <div className="w-full text-start">
        <QuoteSteps />
      </div>
      <MailNotice />
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onAnother}>{orderFormWords.placeAnotherOrder}</Button>
        <ButtonLink variant="secondary" to="/orders?tab=bulk">
          {orderFormWords.seeMyBulkOrders}
        </ButtonLink>
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { orderFormWords, sampleWords } from '#words';
import { CallError } from '../../../lib/call-error.ts';
import { endClothErrand } from '../../../lib/cloth-errand.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { type Attempt, useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast.tsx';
import { changeDraft, type Draft, useDraft } from './draft.ts';
import { clearDraft } from './files.ts';
import type { PlacedOrder } from './steps/step-props.ts';

interface Placement {
  kind: PlacedOrder['kind'];
  send: (draft: Draft, attempt: Attempt) => Promise<{ id: number; message: string; tracking_id: string }>;
  onPlaced: (order: PlacedOrder) => void;
}

/** The submission of both branches: Login Alert, the specified sentences, and the draft (orders-30). */
export function usePlacementSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { kind, send, onPlaced }: Placement,
) {
  const failed = orderFormWords.failedToPlaceOrder[kind];
  const [isLoginNeeded, setLoginNeeded] = useState(false);
  const [reason, setReason] = useState<string>();
  const [refusedStep, setRefusedStep] = useState<ReturnType<typeof refusedStepOf>>();
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          changeDraft({ fields: { ...useDraft.getState().fields, ...values } });
        },
      }),
    [subscribe],
  );

  /** Shows the Login Alert to signed-out visitors; returns whether it did. */
  function askForLogin(): boolean {
    if (!isSignedIn()) setLoginNeeded(true);
    return !isSignedIn();
  }

  /** Errors without a field in this step: those of earlier answers, or the failure itself. */
  function reasonOf(error: unknown): string | undefined {
    const fields = error instanceof CallError ? Object.entries(error.fields) : [];
    if (fields.length === 0) return failureSentence(error, '') || apiError(error);
    const shown = form.getValues();
    return fields.flatMap(([name, sentences]) => (name in shown ? [] : sentences)).join(' ') || undefined;
  }

  const submission = useFormSubmit(form, {
    prevent: askForLogin,
    async send(_values, attempt) {
      setReason(undefined);
      setRefusedStep(undefined);
      const order = await send(useDraft.getState(), attempt);
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      return order;
    },
    storedAttempt: { name: 'order-placement', on: 'device' },
    onSuccess({ id, message, tracking_id }) {
      const { item_type, measurement_option } = useDraft.getState();
      const isDress = kind === 'single' && item_type === 'dress';
      onPlaced({
        ...{ message, trackingNumber: tracking_id, kind },
        mayAddTo: isDress ? id : null,
        asksForMeasures: isDress && measurement_option === 'Ask' ? id : null,
      });
      endClothErrand();
      clearDraft();
    },
    onFailure(error) {
      setReason(reasonOf(error));
      setRefusedStep(refusedStepOf(error));
      return askForLogin();
    },
    fieldOf(name) {
      const field = name === 'Email' ? 'email' : name;
      return field in form.getValues() ? (field as Path<Values>) : undefined;
    },
    sentenceFor: () => failed,
    fallback: failed,
    afterLeaving: {
      onSuccess({ message }) {
        clearDraft();
        toast.success(message, { link: { to: '/orders', text: orderFormWords.seeMyOrders } });
      },
      onFailure() {
        const step = kind === 'bulk' ? 'bulk' : 'contact';
        const link = { to: `/order_placement?step=${step}`, text: orderFormWords.backToTheOrder };
        toast.info(orderFormWords.yourOrderWasNotSentWhat, { link });
      },
    },
  });
  return { ...submission, reason, refusedStep, isLoginNeeded, closeLogin: () => setLoginNeeded(false) };
}

/** The step in which the refused picture, garment or person was chosen, and what leads back to it. */
function refusedStepOf(error: unknown): { slug: 'picture' | 'measurement'; link: string } | undefined {
  const fields = error instanceof CallError ? error.fields : {};
  if (fields.measurement_sample || fields.measurement_source)
    return { slug: 'measurement', link: sampleWords.changeIt };
  if (fields.measurement_from) return { slug: 'measurement', link: orderFormWords.changeWhoIsAsked };
  if (fields.top_length) return { slug: 'measurement', link: orderFormWords.changeTheLength };
  const link = orderFormWords.chooseAnotherPicture;
  if (fields.measurement_picture) return { slug: 'measurement', link };
  return fields.design_inspiration ? { slug: 'picture', link } : undefined;
}

/** The sentence for a proxy's response without a message. */
function apiError(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return orderFormWords.apiError({ status: error.statusText || error.status });
}

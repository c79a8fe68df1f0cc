import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderFormWords, orderGarmentWords } from '#words';
import { CallError } from '../../../lib/call-error.ts';
import { endClothErrand } from '../../../lib/cloth-errand.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { type Attempt, useSubmit } from '../../../lib/form-submit.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { reloadOrders } from '../after-step.ts';
import { LoginAlert } from '../book-tailor/alerts.tsx';
import { useDraft } from '../book-tailor/draft.ts';
import type { Further, Placed } from '../book-tailor/garment-shape.ts';
import { readRecordsAfter, useMeasurementRecords } from '../book-tailor/use-measurement-records.ts';
import { GarmentCard } from './garment-card.tsx';
import { clearDraftOf, hasDraft, sendRest, unsentOf } from './send.ts';
import { numberedTitle } from './titles.ts';

interface RestOfOrderProps {
  placed: Placed;
  /** True right after the order was placed: the garments follow once, without another press. */
  following: RefObject<boolean>;
  onChange: (key: string) => void;
}

/** The garments that are still to go into the placed order (orders-207). */
export default function RestOfOrder({ placed, following, onChange }: RestOfOrderProps) {
  const navigate = useNavigate();
  const records = useMeasurementRecords();
  const draft = useDraft();
  const { further, fields } = draft;
  const sending = useRef('');
  const [current, setCurrent] = useState<Further>();
  const [problem, setProblem] = useState<{ key: string; text: string; isRefused: boolean }>();
  const [alert, setAlert] = useState<'login' | 'leave'>();
  const checkout = `/checkout?order=${placed.order}`;
  const count = 1 + further.length;
  const titleAt = (key: string) => {
    const index = further.findIndex((one) => one.key === key);
    return numberedTitle(index + 2, further[index]?.fields ?? fields, records);
  };

  async function send(attempt: Attempt): Promise<void> {
    setProblem(undefined);
    await sendRest(placed, attempt, (garment) => {
      sending.current = garment.key;
      setCurrent(garment);
    }).finally(() => setCurrent(undefined));
  }

  /** Says it at the garment too, which has the focus if its content was refused. */
  function sentenceFor(error: unknown): string {
    const isCall = error instanceof CallError;
    const why =
      (isCall && Object.values(error.fields).flat().join(' ')) ||
      failureSentence(error, orderGarmentWords.failedToAddTheGarment);
    const key = sending.current;
    const isRefused = isCall && error.status >= 400 && error.status < 429;
    setProblem({ key, text: why, isRefused });
    return orderGarmentWords.garmentNotSent({ garment: titleAt(key), why });
  }

  const { formProps, failure, isSubmitting, progress, cancel } = useSubmit<undefined, void>({
    prevent() {
      if (!isSignedIn()) setAlert('login');
      return !isSignedIn();
    },
    send: (_, attempt) => send(attempt).catch(readRecordsAfter),
    async onSuccess() {
      endClothErrand();
      void reloadOrders();
      // Clearing the draft first would show the wizard's first step until the checkout loads.
      await navigate(checkout);
      clearDraftOf(placed);
    },
    fallback: orderGarmentWords.failedToAddTheGarment,
    sentenceFor,
    onFailure(error) {
      if (!(error instanceof CallError) || error.status !== 401) return false;
      setAlert('login');
      return true;
    },
    afterLeaving: {
      onSuccess() {
        void reloadOrders();
        clearDraftOf(placed);
        toast.success(orderFormWords.yourOrderWasPlaced({ trackingId: placed.trackingNumber }), {
          link: { to: checkout, text: orderFormWords.seeAndConfirmIt },
        });
      },
      onFailure() {
        if (hasDraft(placed)) {
          const link = { to: '/book-tailor?step=order', text: orderFormWords.backToTheOrder };
          toast.info(orderGarmentWords.notAllWereSent, { link });
          return;
        }
        const link = { to: checkout, text: orderFormWords.seeAndConfirmIt };
        toast.info(orderGarmentWords.theOrderHasWhatIsSent, { link });
      },
    },
  });

  const { ref: form } = formProps;
  useEffect(() => {
    if (!following.current) return;
    following.current = false;
    form.current?.requestSubmit();
  }, [following, form]);

  const left = unsentOf(draft);
  return (
    <form {...formProps} className="flex max-w-2xl flex-col gap-5">
      <Heading level={2} size="item">
        {orderGarmentWords.orderHas({
          trackingId: placed.trackingNumber,
          sent: count - left.length,
          count,
        })}
      </Heading>
      {!isSubmitting && <p>{orderGarmentWords.pressToSendTheOthers}</p>}
      <ol className="flex flex-col gap-3">
        <li>
          <GarmentCard title={numberedTitle(1, fields, records)} fields={fields} problem={undefined}>
            <Sent />
          </GarmentCard>
        </li>
        {further.map((one, index) => {
          const isSent = placed.sent.includes(one.key);
          const title = numberedTitle(index + 2, one.fields, records);
          return (
            <li key={one.key}>
              <GarmentCard
                title={title}
                fields={one.fields}
                problem={problem?.key === one.key ? problem.text : undefined}
                isRefused={problem?.isRefused ?? false}
              >
                {isSent ? (
                  <Sent />
                ) : (
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <Badge tone="saffron">{orderGarmentWords.notSentYet}</Badge>
                    {!isSubmitting && (
                      <Button
                        variant="quiet"
                        aria-label={orderGarmentWords.changeThis({ garment: title })}
                        onClick={() => onChange(one.key)}
                      >
                        {orderGarmentWords.change}
                      </Button>
                    )}
                  </div>
                )}
              </GarmentCard>
            </li>
          );
        })}
      </ol>
      <p role="status" className="font-semibold empty:hidden">
        {current
          ? orderGarmentWords.sendingOf({
              place: 2 + further.findIndex(({ key }) => key === current.key),
              count,
            })
          : ''}
      </p>
      {progress !== undefined && (
        <UploadProgress
          sent={progress}
          label={orderFormWords.upload}
          finishing={orderGarmentWords.uploadedAddingIt}
          onCancel={cancel}
        />
      )}
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyLabel={orderFormWords.submitting}>
          {orderFormWords.submitOrder}
        </SubmitButton>
        {!isSubmitting && (
          <Button variant="quiet" onClick={() => setAlert('leave')}>
            {orderGarmentWords.goOnWithoutThem}
          </Button>
        )}
        <ButtonLink variant="quiet" to={checkout}>
          {orderGarmentWords.seeTheOrder}
        </ButtonLink>
      </div>
      {alert === 'leave' && (
        <AlertDialog
          title={orderGarmentWords.goOnWithoutThemQuestion}
          open
          cancelLabel={orderGarmentWords.keepIt}
          confirmLabel={orderGarmentWords.goOnWithoutThem}
          onCancel={() => setAlert(undefined)}
          onConfirm={async () => {
            await navigate(checkout);
            clearDraftOf(placed);
          }}
        >
          <p>{orderGarmentWords.theOrderHasWhatIsSent}</p>
        </AlertDialog>
      )}
      <LoginAlert open={alert === 'login'} onClose={() => setAlert(undefined)} />
    </form>
  );
}

function Sent() {
  return (
    <p>
      <Badge tone="leaf">{orderGarmentWords.isSent}</Badge>
    </p>
  );
}

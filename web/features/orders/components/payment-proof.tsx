import { useId, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { basicWords, billPaymentWords } from '#words';
import { MAX_REFERENCE_LENGTH } from '../../../../contract/constants/bill-payments.ts';
import type { PaymentProof as Proof } from '../../../../contract/payment-proofs.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { sendPaymentProof } from '../api.ts';

interface PaymentProofProps {
  orderId: number;
  /** Rupees that are due. */
  amount: number;
  proofs: readonly Proof[];
}

const TONES = { open: 'brand', matched: 'leaf', refused: 'madder' } as const;

/** What the customer has sent about transfers, and a form to send more (payments-17). */
export function PaymentProof({ orderId, amount, proofs }: PaymentProofProps) {
  const [isOpen, setOpen] = useState(false);
  const heading = useFocusOnChange<HTMLHeadingElement>(String(isOpen), { ifLost: true });
  const title = useId();
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 border-t border-hairline pt-3">
      <h4 ref={heading} tabIndex={-1} id={title} className="text-base font-semibold">
        {billPaymentWords.haveYouPaid}
      </h4>
      {proofs.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {proofs.map((proof) => (
            <li key={proof.id} className="flex flex-col gap-1">
              <span className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
                {formatRupees(proof.amount)}
                <Badge tone={TONES[proof.state]}>{billPaymentWords.proofStates[proof.state]}</Badge>
              </span>
              <span className="wrap-anywhere text-muted">
                {[
                  formatMoment(proof.sent_at),
                  proof.reference && billPaymentWords.transaction({ reference: proof.reference }),
                  proof.picture && billPaymentWords.withAPicture,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {proof.reason && (
                <span dir="auto" className="wrap-anywhere">
                  {proof.reason}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <ProofForm orderId={orderId} amount={amount} onClose={() => setOpen(false)} />
      ) : (
        <>
          <p className="text-sm text-muted">{billPaymentWords.sendUsTheNumber}</p>
          <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
            {billPaymentWords.iHavePaid}
          </Button>
        </>
      )}
    </section>
  );
}

interface ProofFields {
  amount: string;
  reference: string;
  picture: File | null;
}

function ProofForm({
  orderId,
  amount,
  onClose,
}: Omit<PaymentProofProps, 'proofs'> & { onClose: () => void }) {
  const form = useForm<ProofFields>({
    defaultValues: { amount: String(amount), reference: '', picture: null },
  });
  const { errors } = form.formState;
  const { field, fieldState } = useController({ control: form.control, name: 'picture' });
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ amount: rupees, reference, picture }, { keyFor, onProgress, signal }) {
      const body = { amount: Number(rupees), reference: reference.trim() };
      return sendPaymentProof(orderId, {
        body,
        files: { picture: picture ?? undefined },
        idempotencyKey: keyFor([orderId, body, fileMark(picture ?? undefined)]),
        onProgress,
        signal,
      });
    },
    async onSuccess() {
      toast.success(billPaymentWords.weCheckIt);
      await reloadOrders();
      onClose();
    },
    ...afterStep(billPaymentWords.failedToSendIt),
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <fieldset disabled={isSubmitting} className="flex min-w-0 flex-col gap-4">
        <TextField
          label={billPaymentWords.rupeesYouTransferred}
          inputMode="numeric"
          error={errors.amount?.message}
          {...form.register('amount', {
            validate: (text) => /^[1-9]\d{0,8}$/.test(text.trim()) || billPaymentWords.enterWholeRupees,
          })}
        />
        <TextField
          label={billPaymentWords.numberOfTheTransaction}
          hint={billPaymentWords.asYourBankWritesIt}
          autoComplete="off"
          maxLength={MAX_REFERENCE_LENGTH}
          error={errors.reference?.message}
          {...form.register('reference', {
            validate: (text, { picture }) =>
              text.trim() !== '' || picture !== null || billPaymentWords.numberOrPicture,
          })}
        />
        <PicturePicker
          {...picturePicking}
          label={billPaymentWords.pictureOfTheReceipt}
          hint={billPaymentWords.insteadOfTheNumber}
          optional
          pictures={field.value ? [field.value] : []}
          onPictures={([chosen]) => {
            form.clearErrors();
            field.onChange(chosen ?? null);
          }}
          error={fieldState.error?.message}
        />
      </fieldset>
      {progress !== undefined && field.value && (
        <UploadProgress
          sent={progress}
          label={billPaymentWords.upload}
          finishing={billPaymentWords.savingIt}
          onCancel={cancel}
        />
      )}
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending}>
          {billPaymentWords.sendIt}
        </SubmitButton>
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {basicWords.back}
        </Button>
      </div>
    </form>
  );
}

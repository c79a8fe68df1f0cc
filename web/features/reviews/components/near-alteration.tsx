import { useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { basicWords, reviewsWords } from '#words';
import { ALTERATION_DAYS } from '../../../../contract/constants/contact.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { typedNumber } from '../../../../contract/typed-number.ts';
import { fileMark } from '../../../lib/attempt-key.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { claimAlteration } from '../order-feedback.ts';
import { FitFields, withoutEmpty } from './fit-fields.tsx';

type Claims = NonNullable<CustomerOrder['near_alteration']>;

interface Named {
  id: number;
  name: string;
  dress_type: string | null;
}

interface NearAlterationProps {
  order: Pick<CustomerOrder, 'id' | 'dress_type' | 'actions'>;
  near: Claims;
  /** Of an order of several (orders-200). */
  garments: readonly Named[];
}

/** What customers abroad paid a tailor near them, and the form for it (orders-141). */
export default function NearAlteration({ order, near, garments }: NearAlterationProps) {
  const section = useRef<HTMLElement>(null);
  const mayClaim = order.actions.includes('claim_alteration');
  if (!mayClaim && near.claims.length === 0) return null;
  function showSent() {
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    focusOn(section.current);
    toast.success(reviewsWords.weLookAtYourReceipt);
  }
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={`near-${order.id}`} className="flex flex-col gap-3">
      <Heading level={3} size="item" id={`near-${order.id}`}>
        {reviewsWords.alteredNearYou}
      </Heading>
      {near.claims.length > 0 && (
        <ul className="flex flex-col gap-1">
          {near.claims.map((claim) => (
            <li key={claim.sent_at} className="figures">
              {claimText(claim)}
              {claim.garment !== null && (
                <span className="block text-sm wrap-anywhere text-muted">
                  {garments.find(({ id }) => id === claim.garment)?.name}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayClaim && (
        <details className="rounded-xl border border-hairline bg-card px-4 py-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {reviewsWords.sendTheReceipt}
          </summary>
          <ClaimForm order={order} garments={garments} left={near.left} onSent={showSent} />
        </details>
      )}
    </section>
  );
}

function claimText({ amount, approved, sent_at }: Claims['claims'][number]): string {
  const said = { amount: formatRupees(amount), day: formatDay(sent_at) };
  if (approved === null) return reviewsWords.claimUndecided(said);
  if (approved === 0) return reviewsWords.claimRefused(said);
  return reviewsWords.claimPaidBack({ ...said, approved: formatRupees(approved) });
}

interface ClaimFields extends FitFields {
  amount: string;
  /** The id of one of several. */
  garment: string;
  reason: string;
  receipt: File | null;
}

const CLAIM_FIELDS = ['amount', 'garment', 'reason', 'receipt'] as const;
const DRAFT_FIELDS = ['amount', 'garment', 'reason'] as const;

interface ClaimFormProps {
  order: NearAlterationProps['order'];
  garments: readonly Named[];
  left: number;
  onSent: () => void;
}

function ClaimForm({ order, garments, left, onSent }: ClaimFormProps) {
  const form = useForm<ClaimFields>({
    defaultValues: { amount: '', garment: '', reason: '', receipt: null, fit: {} },
  });
  const name = `claim-${order.id}`;
  const forgetDraft = useFormDraft(name, form, DRAFT_FIELDS);
  const { errors } = form.formState;
  const receipt = useController({
    control: form.control,
    name: 'receipt',
    rules: { validate: (picture) => picture !== null || reviewsWords.addAPhotoOfTheReceipt },
  });
  const { formProps, failure, isSubmitting, progress, cancel } = useFormSubmit(form, {
    send({ amount, garment, reason, receipt: picture, fit }, { keyFor, onProgress, signal }) {
      const said = {
        ...{ amount: typedNumber(amount) ?? 0, reason, fit: withoutEmpty(fit) },
        ...(garment !== '' && { garment: Number(garment) }),
      };
      // The validation requires it.
      const file = picture as File;
      const idempotencyKey = keyFor([said, fileMark(file)]);
      return claimAlteration(order.id, { ...said, receipt: file }, { idempotencyKey, signal, onProgress });
    },
    fieldOf: (field) => CLAIM_FIELDS.find((known) => known === field),
    storedAttempt: { name, on: 'tab' },
    forgetDraft,
    onSuccess: onSent,
    fallback: reviewsWords.failedToSendTheReceipt,
  });
  return (
    <form {...formProps} aria-label={reviewsWords.sendTheReceipt} className="flex flex-col gap-5 pb-3">
      <p className="text-muted">
        {reviewsWords.aTailorNearYouMayAlterIt({ days: ALTERATION_DAYS, limit: formatRupees(left) })}
      </p>
      {garments.length > 0 && (
        <SelectField
          label={reviewsWords.whichGarmentWasAltered}
          disabled={isSubmitting}
          error={errors.garment?.message}
          {...form.register('garment', {
            validate: (chosen) => chosen !== '' || reviewsWords.chooseTheAlteredGarment,
          })}
        >
          <option value="">{basicWords.pleaseChoose}</option>
          {garments.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={reviewsWords.whatItCostInRupees}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        disabled={isSubmitting}
        error={errors.amount?.message}
        {...form.register('amount', {
          validate: (typed) => isWholeAmount(typed) || reviewsWords.enterWhatItCost,
        })}
      />
      <TextAreaField
        label={reviewsWords.whatWasAltered}
        rows={2}
        maxLength={500}
        disabled={isSubmitting}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || reviewsWords.sayWhatWasAltered,
        })}
      />
      <PicturePicker
        {...picturePicking}
        label={reviewsWords.receipt}
        hint={reviewsWords.aPhotoThatShowsTheSum}
        pictures={receipt.field.value ? [receipt.field.value] : []}
        onPictures={([chosen]) => {
          form.clearErrors('receipt');
          receipt.field.onChange(chosen ?? null);
        }}
        error={receipt.fieldState.error?.message}
        disabled={isSubmitting}
      />
      {progress !== undefined && (
        <UploadProgress
          sent={progress}
          label={reviewsWords.receipt}
          finishing={basicWords.sending}
          onCancel={cancel}
        />
      )}
      <FitFields
        dressType={
          garments.length === 0
            ? order.dress_type
            : (garments.find(({ id }) => String(id) === form.watch('garment'))?.dress_type ?? null)
        }
        register={form.register}
        disabled={isSubmitting}
      />
      <FailureBanner failure={failure} />
      <SubmitButton
        variant="secondary"
        busy={isSubmitting}
        busyLabel={basicWords.sending}
        className="sm:self-start"
      >
        {reviewsWords.sendTheReceipt}
      </SubmitButton>
    </form>
  );
}

function isWholeAmount(typed: string): boolean {
  const amount = typedNumber(typed);
  return amount !== null && Number.isInteger(amount) && amount > 0;
}

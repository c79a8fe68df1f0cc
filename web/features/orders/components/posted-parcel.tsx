import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { basicWords, shelfClothWords } from '#words';
import { MAX_POSTED_DAYS } from '../../../../contract/constants/cloth.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { takeOrderStep } from '../api.ts';

type Posting = Pick<SingleOrder, 'id' | 'actions' | 'cloth_posted' | 'order_date'>;

/** With which courier and number the customer has posted the cloth, until the tailor has it (orders-182). */
export default function PostedParcel({ order }: { order: Posting }) {
  const [isOpen, setOpen] = useState(false);
  const { cloth_posted: posted, actions } = order;
  const heading = useFocusOnChange<HTMLHeadingElement>(String(isOpen), { ifLost: true });
  const mayChange = actions.includes('post_cloth');
  if (!isOpen && !posted && !mayChange) return null;
  return (
    <section aria-labelledby="posted-parcel" className="rounded-2xl border border-hairline bg-card p-4">
      <h3 ref={heading} tabIndex={-1} id="posted-parcel" className="font-semibold">
        {shelfClothWords.theParcelWithYourCloth}
      </h3>
      {/* An open form stays with its failure when the tailor was faster. */}
      {isOpen ? (
        <ParcelForm order={order} onClose={() => setOpen(false)} />
      ) : (
        <div className="flex flex-col items-start gap-3 pt-1">
          <p className="wrap-anywhere">
            {posted ? postedInWords(posted) : shelfClothWords.tellUsOnceItIsSent}
          </p>
          {posted?.went_elsewhere && (
            <p className="text-saffron-ink">{shelfClothWords.parcelWentElsewhere}</p>
          )}
          {mayChange && (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {posted ? shelfClothWords.changeTheParcel : shelfClothWords.iHavePostedIt}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function postedInWords({
  courier,
  courier_number: number,
  posted_on: day,
}: NonNullable<Posting['cloth_posted']>): string {
  const parcel = number
    ? shelfClothWords.sentWith({ courier, number: basicWords.leftToRight({ text: number }) })
    : courier;
  return shelfClothWords.postedOn({ day: formatDay(day), parcel });
}

function ParcelForm({ order, onClose }: { order: Posting; onClose: () => void }) {
  const { id, cloth_posted: posted, order_date } = order;
  const today = dayInKarachi();
  const form = useForm({
    defaultValues: {
      courier: posted?.courier ?? '',
      courier_number: posted?.courier_number ?? '',
      posted_on: posted?.posted_on ?? today,
    },
  });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ courier, courier_number, posted_on }, { keyFor }) {
      const said = { courier: courier.trim(), courier_number: courier_number.trim(), posted_on };
      return takeOrderStep(id, { action: 'post_cloth', ...said }, keyFor([id, posted, said]));
    },
    async onSuccess() {
      await reloadOrders();
      onClose();
    },
    ...afterStep(shelfClothWords.failedToSaveTheParcel),
  });
  const first = [addDays(today, -MAX_POSTED_DAYS), dayInKarachi(new Date(order_date))].toSorted().at(-1);
  return (
    <form {...formProps} className="flex flex-col gap-4 pt-3">
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-4 sm:grid-cols-2">
        <TextField
          label={basicWords.courier}
          hint={shelfClothWords.forExampleACourier}
          maxLength={40}
          autoComplete="off"
          error={errors.courier?.message}
          {...form.register('courier', {
            validate: (text) => text.trim() !== '' || shelfClothWords.sayWithWhichCourier,
          })}
        />
        <TextField
          label={shelfClothWords.numberOfTheParcel}
          hint={shelfClothWords.onTheReceiptOfTheCourier}
          optional
          maxLength={60}
          autoComplete="off"
          error={errors.courier_number?.message}
          {...form.register('courier_number')}
        />
        <TextField
          label={shelfClothWords.dayOfPosting}
          type="date"
          min={first}
          max={today}
          error={errors.posted_on?.message}
          {...form.register('posted_on', {
            validate: (day) => day !== '' || shelfClothWords.sayWhenYouPostedIt,
          })}
        />
      </fieldset>
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending}>
          {shelfClothWords.saveTheParcel}
        </SubmitButton>
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {basicWords.back}
        </Button>
      </div>
    </form>
  );
}

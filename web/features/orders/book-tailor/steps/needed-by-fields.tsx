import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { basicWords, orderFormWords, orderNameWords } from '#words';
import { OCCASIONS } from '../../../../../contract/constants/orders.ts';
import { dayInKarachi, isDayOff } from '../../../../../contract/dates.ts';
import type { Tailor } from '../../../../../contract/tailors.ts';
import { formatDay } from '../../../../lib/format.ts';
import { useShop } from '../../../../lib/shop.ts';
import { CheckField, SelectField, TextField } from '../../../../ui/field.tsx';
import { Banner } from '../../../../ui/states.tsx';
import type { OrderFields } from '../draft.ts';
import { isTooLate, type OrderPromise, usePromise } from '../promise.ts';
import { FormSection } from './form-section.tsx';

/** The day on which the customer needs it, and whether it is kept (orders-65). */
export function NeededByFields({ tailor }: { tailor: Tailor | undefined }) {
  const { register, watch, setValue, formState } = useFormContext<OrderFields>();
  const { errors } = formState;
  const { days_off } = useShop();
  const promise = usePromise(tailor);
  const [needed_by, delivery_type] = watch(['needed_by', 'delivery_type']);
  const needed = { needed_by, delivery_type };
  const isLate = isTooLate(needed, promise);
  // What the customer knows of one day does not count for another one.
  useEffect(() => {
    if (promise && !isLate) setValue('is_late_known', false);
  }, [promise, isLate, setValue]);
  const isOff = needed_by !== '' && isDayOff(needed_by, days_off);
  return (
    <FormSection title={orderFormWords.whenYouNeedIt}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={orderNameWords.neededBy}
          type="date"
          optional
          min={dayInKarachi()}
          hint={isOff ? orderFormWords.thisIsADayOff : undefined}
          error={errors.needed_by?.message}
          {...register('needed_by')}
        />
        {needed_by !== '' && (
          <SelectField
            label={orderFormWords.occasion}
            optional
            error={errors.occasion?.message}
            {...register('occasion')}
          >
            <option value="">{basicWords.none}</option>
            {OCCASIONS.map((occasion) => (
              <option key={occasion} value={occasion}>
                {orderNameWords.occasions[occasion]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {needed_by !== '' && promise && <Answer needed={needed} promise={promise} />}
      {isLate && (
        <CheckField
          label={orderFormWords.iKnowThatItComesLater}
          error={errors.is_late_known?.message}
          {...register('is_late_known')}
        />
      )}
    </FormSection>
  );
}

interface AnswerProps {
  needed: Pick<OrderFields, 'needed_by' | 'delivery_type'>;
  promise: OrderPromise;
}

/** Whether this tailor can keep the day, else what could. */
function Answer({ needed, promise }: AnswerProps) {
  const { needed_by, delivery_type } = needed;
  const day = promise.days[delivery_type];
  if (day === null) return null;
  const slots = { day: formatDay(day), needed: formatDay(needed_by) };
  if (!isTooLate(needed, promise)) {
    return <Banner kind="success">{orderFormWords.keepsYourDay(slots)}</Banner>;
  }
  const urgent = promise.days.URGENT;
  const isUrgentInTime = delivery_type === 'NORMAL' && urgent !== null && urgent <= needed_by;
  return (
    <Banner kind="warning">
      {orderFormWords.willBeReadyAfterYourDay(slots)}{' '}
      {isUrgentInTime
        ? orderFormWords.urgentItIsReadyOn({ day: formatDay(urgent) })
        : orderFormWords.anotherTailorMayKeepIt}
    </Banner>
  );
}

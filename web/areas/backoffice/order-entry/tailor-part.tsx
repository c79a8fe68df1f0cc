import { useFormContext } from 'react-hook-form';
import { basicWords, orderNameWords } from '#words';
import { DELIVERY_TYPES, OCCASIONS } from '../../../../contract/constants/orders.ts';
import { dayInKarachi, isDayOff } from '../../../../contract/dates.ts';
import { tailorKindFor } from '../../../../contract/garments.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { DELIVERY_TYPE_NAMES } from '../../../features/orders/words.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Banner } from '../../../ui/states.tsx';
import { Section } from '../orders/section.tsx';
import { TailorPicker } from '../orders/tailor-picker.tsx';
import type { EntryValues } from './entry-values.ts';

interface TailorPartProps {
  tailor: Tailor | undefined;
  /** The promised day, once it can be counted. */
  day: string | undefined;
}

/** The fields for tailor, speed and the day on which the customer needs it. */
export function TailorPart({ tailor, day }: TailorPartProps) {
  const { register, watch, setValue, clearErrors, formState } = useFormContext<EntryValues>();
  const { errors } = formState;
  const { order_rules, days_off } = useShop();
  const [garments, chosen, neededBy] = watch(['garments', 'tailor', 'needed_by']);
  const dressTypes = garments.map(({ dress_type }) => dress_type).filter(Boolean);
  const rates = dressTypes.map((dressType) => tailor?.rate_per_design[dressType]);
  const isUnavailable = tailor !== undefined && rates.includes(undefined);
  const [rate] = rates;
  const dressType = dressTypes[0] ?? '';
  return (
    <Section title="Tailor and day">
      <TailorPicker
        value={chosen}
        error={
          errors.tailor?.message ??
          (isUnavailable
            ? `This tailor does not stitch ${garments.length === 1 ? 'it' : 'all of it'}. Choose another tailor.`
            : undefined)
        }
        isOptional={false}
        wanted={{ dressType, kind: tailorKindFor({ dressType: dressType || null, gender: null }) }}
        onChoose={(id) => {
          setValue('tailor', id, { shouldDirty: true });
          clearErrors('tailor');
        }}
      />
      {rate !== undefined && garments.length === 1 && (
        <p className="text-sm text-muted">
          {tailor?.user_username} stitches it for {formatRupees(rate)}.
        </p>
      )}
      <RadioGroup
        label="How fast"
        value={watch('delivery_type')}
        error={errors.delivery_type?.message}
        options={DELIVERY_TYPES.map((value) => ({
          value,
          label: DELIVERY_TYPE_NAMES[value],
          hint:
            value === 'NORMAL'
              ? 'In the usual time'
              : `In half the time, ${order_rules.urgent_percent} % more`,
        }))}
        radio={register('delivery_type')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={orderNameWords.neededBy}
          type="date"
          optional
          min={dayInKarachi()}
          hint={neededBy !== '' && isDayOff(neededBy, days_off) ? 'That is a day off.' : undefined}
          error={errors.needed_by?.message}
          {...register('needed_by')}
        />
        {neededBy !== '' && (
          <SelectField label="Occasion" optional {...register('occasion')}>
            <option value="">{basicWords.none}</option>
            {OCCASIONS.map((occasion) => (
              <option key={occasion} value={occasion}>
                {orderNameWords.occasions[occasion]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {neededBy !== '' && day !== undefined && day > neededBy && (
        <Banner kind="warning">
          It is promised for {formatDay(day)}, later than it is needed. Tell the customer, choose Urgent, or
          another tailor.
        </Banner>
      )}
    </Section>
  );
}

import { useFormContext } from 'react-hook-form';
import { garmentWords } from '#words';
import { DELIVERY_TYPES } from '../../../../contract/constants/orders.ts';
import { tailorKindFor } from '../../../../contract/garments.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { DELIVERY_TYPE_NAMES } from '../../../features/orders/words.ts';
import { formatRupees } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Section } from '../orders/section.tsx';
import { TailorPicker } from '../orders/tailor-picker.tsx';
import { type EntryValues, fabricsOf, GARMENTS } from './entry-values.ts';

/** The fields for garment, tailor and speed. */
export function GarmentPart({ tailor }: { tailor: Tailor | undefined }) {
  const { register, watch, setValue, clearErrors, formState } = useFormContext<EntryValues>();
  const { errors } = formState;
  const { order_rules } = useShop();
  const [dressType, fabric, chosen] = watch(['dress_type', 'fabric_type', 'tailor']);
  const rate = tailor?.rate_per_design[dressType];
  const fabrics = fabricsOf(dressType, tailor);
  const isUnavailable = tailor !== undefined && dressType !== '' && rate === undefined;
  return (
    <Section title="Garment">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Garment"
          required
          error={errors.dress_type?.message}
          {...register('dress_type', { onChange: () => setValue('fabric_type', '') })}
        >
          <option value="">Choose...</option>
          {GARMENTS.map(({ code }) => (
            <option key={code} value={code}>
              {garmentWords.dressTypes[code]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Fabric"
          required
          hint={dressType === '' ? 'Choose the garment first.' : undefined}
          error={errors.fabric_type?.message}
          {...register('fabric_type')}
        >
          <option value="">Choose...</option>
          {[...new Set(fabric === '' ? fabrics : [...fabrics, fabric])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Description"
        optional
        rows={3}
        maxLength={2000}
        hint="Collar, cuffs, length and whatever else the tailor should know."
        error={errors.description?.message}
        {...register('description')}
      />
      <TailorPicker
        value={chosen}
        error={
          errors.tailor?.message ??
          (isUnavailable ? 'This tailor does not stitch it. Choose another tailor.' : undefined)
        }
        isOptional={false}
        wanted={{ dressType, kind: tailorKindFor({ dressType: dressType || null, gender: null }) }}
        onChoose={(id) => {
          setValue('tailor', id, { shouldDirty: true });
          clearErrors('tailor');
        }}
      />
      {rate !== undefined && (
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
    </Section>
  );
}

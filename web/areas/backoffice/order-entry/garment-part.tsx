import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { garmentWords, measureWords } from '#words';
import { asksTopLength } from '../../../../contract/garment-measures.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import type { Premises, Tailor } from '../../../../contract/tailors.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { Section } from '../orders/section.tsx';
import { ClothPart } from './cloth-part.tsx';
import { EntryPicture } from './entry-picture.tsx';
import { type EntryValues, fabricsOf, GARMENTS, tradeOf } from './entry-values.ts';
import { MeasuresPart, type MeasuresPartProps } from './measures-part.tsx';

interface GarmentPartProps extends MeasuresPartProps {
  /** How many garments the order has. */
  count: number;
  tailor: (Tailor & Partial<Premises>) | undefined;
  onRemove: () => void;
}

/** How much cloth it needs (orders-228). */
const loadClothFor = async () => ({
  default: (await import('../../../features/orders/book-tailor/cloth-estimate.tsx')).ClothFor,
});

/** The fields of one garment, with whose measures it is stitched to. */
export function GarmentPart({ count, tailor, onRemove, ...measures }: GarmentPartProps) {
  const { index } = measures;
  const { register, watch, setValue, formState } = useFormContext<EntryValues>();
  const errors = formState.errors.garments?.[index];
  const garment = watch(`garments.${index}`);
  const { dress_type: dressType, fabric_type: fabric, measurement, source, cloth_source } = garment;
  const fabrics = fabricsOf(dressType, tailor);
  const record = measures.records?.find(({ id }) => String(id) === measurement);
  const wearer = source === 'STORE' ? record : undefined;
  const isLengthOpen = asksTopLength(dressType) && wearer?.top_length === null;
  // What is not asked any more must not hold up the order.
  useEffect(() => {
    if (!isLengthOpen) setValue(`garments.${index}.top_length`, '');
  }, [isLengthOpen, index, setValue]);
  return (
    <Section
      title={count === 1 ? 'Garment' : `Garment ${index + 1} of ${count}`}
      aside={
        count > 1 && (
          <Button variant="quiet" aria-label={`Remove garment ${index + 1}`} onClick={onRemove}>
            Remove
          </Button>
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Garment"
          required
          error={errors?.dress_type?.message}
          {...register(`garments.${index}.dress_type`, {
            onChange: () => setValue(`garments.${index}.fabric_type`, ''),
          })}
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
          error={errors?.fabric_type?.message}
          {...register(`garments.${index}.fabric_type`)}
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
        hint="Collar, cuffs and whatever else the tailor should know."
        error={errors?.description?.message}
        {...register(`garments.${index}.description`)}
      />
      <EntryPicture
        name={`garments.${index}.dress_design`}
        label="Picture of the design (optional)"
        hint="A photo or a drawing that the customer likes, up to 10 MB."
      />
      <MeasuresPart {...measures} />
      {isLengthOpen && (
        <TextField
          label={`Length of the kameez, in ${measureWords.units[wearer.unit]}`}
          optional
          hint="From the shoulder to the hem. If it is empty, the tailor decides."
          inputMode={wearer.unit === 'cm' ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={12}
          error={errors?.top_length?.message}
          {...register(`garments.${index}.top_length`)}
        />
      )}
      {dressType !== '' && cloth_source !== 'SHELF' && (
        <LazyPart load={loadClothFor} skeleton={<Skeleton className="h-44" />}>
          {(ClothFor) => (
            <ClothFor
              key={dressType}
              dressType={dressType as DressTypeCode}
              trade={tradeOf(dressType, wearer?.gender ?? garment.asked_gender, tailor)}
              record={wearer}
              records={measures.records ?? []}
            />
          )}
        </LazyPart>
      )}
      <ClothPart index={index} hasAddress={tailor?.address !== null} />
    </Section>
  );
}

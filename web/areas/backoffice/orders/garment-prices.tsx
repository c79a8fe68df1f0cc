import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatRupees } from '../../../lib/format.ts';
import { TextField } from '../../../ui/field.tsx';
import { type OrderGarment, placeOf } from './garment-places.ts';
import { isPrice, pricesOf, type StepValues } from './step-values.ts';

interface GarmentPricesProps {
  garments: readonly OrderGarment[];
  form: UseFormReturn<StepValues>;
}

/** The price of each garment of an order, with its dress type and fabric where they are open (orders-170). */
export function GarmentPrices({ garments, form }: GarmentPricesProps) {
  const { errors } = form.formState;
  const { getValues, setValue } = form;
  // The customer may add or remove a garment while the dialog is open.
  useEffect(() => {
    setValue('garments', pricesOf(garments, getValues('garments')));
  }, [garments, getValues, setValue]);
  const sum = form
    .watch('garments')
    .reduce((all, { stitching }) => all + (isPrice(stitching) === true ? Number(stitching) : 0), 0);
  return (
    <>
      {garments.map((garment, index) => (
        <fieldset key={garment.id} className="flex flex-col gap-4 rounded-xl border border-hairline p-4">
          <legend className="px-1 font-semibold">Garment {placeOf(garments, index)}</legend>
          {(garment.measurement_label || garment.description) && (
            <div className="text-sm text-muted">
              {garment.measurement_label && (
                <p>
                  For <bdi>{garment.measurement_label}</bdi>
                </p>
              )}
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {garment.description}
              </p>
            </div>
          )}
          <TextField
            label="Making, in rupees"
            inputMode="numeric"
            error={errors.garments?.[index]?.stitching?.message}
            {...form.register(`garments.${index}.stitching`, { validate: isPrice })}
          />
          {garment.dress_type === null && (
            <TextField
              label="Dress type"
              optional
              maxLength={60}
              hint="Where it is not agreed yet, such as Kurta"
              {...form.register(`garments.${index}.dress_type`)}
            />
          )}
          {garment.fabric_type === null && (
            <TextField
              label="Fabric"
              optional
              maxLength={60}
              {...form.register(`garments.${index}.fabric_type`)}
            />
          )}
        </fieldset>
      ))}
      <p role="status" className="figures font-semibold">
        Together {formatRupees(sum)}
      </p>
      {errors.garments?.message && (
        <p role="alert" className="text-sm font-medium text-madder">
          {errors.garments.message}
        </p>
      )}
    </>
  );
}

import { FormProvider, useForm } from 'react-hook-form';
import { orderFormWords } from '#words';
import { BUSINESS_TYPES } from '../../../../../contract/constants/orders.ts';
import { fileMark } from '../../../../lib/attempt-key.ts';
import { lazyResolver, useLoadOnFocus } from '../../../../lib/lazy-resolver.ts';
import { picturePicking } from '../../../../lib/upload.ts';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { PicturePicker } from '../../../../ui/picture-picker.tsx';
import { placeBulkOrder } from '../../api.ts';
import { DeliveryAddress } from '../../components/delivery-address.tsx';
import { BUSINESS_TYPE_NAMES } from '../../words.ts';
import { type BulkFields, toBulkRequest, useDraft } from '../draft.ts';
import { keepFile } from '../files.ts';
import { usePlacementSubmit } from '../use-placement-submit.ts';
import { DetailFieldsGroup } from './detail-fields.tsx';
import { PlacementForm } from './placement-form.tsx';
import type { StepProps } from './step-props.ts';

const loadResolver = async () => (await import('../details-schema.ts')).bulkResolver;
const resolver = lazyResolver<BulkFields>(loadResolver);

/** The bulk order form, the last of three steps (orders-30). */
export function BulkStep({ answers, onPrevious, onPlaced }: StepProps) {
  const form = useForm<BulkFields>({ resolver, defaultValues: useDraft.getState().fields });
  useLoadOnFocus(loadResolver);
  const { design_inspiration } = answers;
  const submission = usePlacementSubmit(form, {
    kind: 'bulk',
    onPlaced,
    async send({ fields }, { keyFor, onProgress, signal }) {
      const body = toBulkRequest(fields);
      const files = { design_inspiration };
      const idempotencyKey = keyFor([body, fileMark(design_inspiration)]);
      return placeBulkOrder({ body, files, idempotencyKey, onProgress, signal });
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormProvider {...form}>
      <PlacementForm submission={submission} onPrevious={onPrevious} back="/order_placement?step=bulk">
        <TextField
          label={orderFormWords.itemType}
          required
          maxLength={200}
          hint={orderFormWords.whatShouldBeMadeForExample}
          error={errors.item_type?.message}
          {...register('item_type')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label={orderFormWords.quantity}
            inputMode="numeric"
            required
            error={errors.number_of_pieces?.message}
            {...register('number_of_pieces')}
          />
          <SelectField
            label={orderFormWords.businessType}
            required
            error={errors.business_type?.message}
            {...register('business_type')}
          >
            <option value="">{orderFormWords.choose}</option>
            {BUSINESS_TYPES.map((type) => (
              <option key={type} value={type}>
                {BUSINESS_TYPE_NAMES[type]}
              </option>
            ))}
          </SelectField>
        </div>
        <DetailFieldsGroup />
        <DeliveryAddress />
        <PicturePicker
          {...picturePicking}
          label={orderFormWords.design}
          optional
          hint={orderFormWords.aPhotoOrADrawing}
          pictures={design_inspiration ? [design_inspiration] : []}
          onPictures={([chosen]) => keepFile('design_inspiration', chosen)}
        />
      </PlacementForm>
    </FormProvider>
  );
}

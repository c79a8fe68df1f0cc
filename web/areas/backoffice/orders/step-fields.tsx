import { Fragment, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { roundWords } from '#words';
import { MAX_BAG_TAG_LENGTH, MAX_FAULTS_LENGTH } from '../../../../contract/constants/cloth.ts';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { OWN_RIDER } from '../../../../contract/constants/orders.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { FailureField } from '../../../features/orders/components/failure-field.tsx';
import { formatRupees } from '../../../lib/format.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { ClothPhoto } from './cloth-photo.tsx';
import type { NamedGarment, OrderGarment } from './garment-places.ts';
import { GarmentPrices } from './garment-prices.tsx';
import { KeptField } from './kept-field.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { isPrice, type StepValues } from './step-values.ts';
import { TailorPicker, type WantedTailor } from './tailor-picker.tsx';
import type { StepField } from './words.ts';

interface StepFieldsProps {
  action: OrderAction;
  fields: readonly StepField[];
  form: UseFormReturn<StepValues>;
  pieces: number | undefined;
  wantedTailor: WantedTailor | undefined;
  present: number | null | undefined;
  garments: readonly OrderGarment[];
  cloth: readonly NamedGarment[];
}

export function StepFields({
  action,
  fields,
  form,
  pieces,
  wantedTailor,
  present,
  garments,
  cloth,
}: StepFieldsProps) {
  const { errors } = form.formState;
  const perPiece = Number(form.watch('per_piece_price'));
  const presentPrice = present ? `${formatRupees(present)} now` : undefined;
  const isByRider = form.watch('courier') === OWN_RIDER;
  // Functions, because a registered field is validated even when hidden.
  const shown: Record<StepField, () => ReactNode> = {
    stitching: () => (
      <TextField
        key="stitching"
        label="Making, in rupees"
        inputMode="numeric"
        hint={presentPrice}
        error={errors.stitching?.message}
        {...form.register('stitching', { validate: isPrice })}
      />
    ),
    per_piece_price: () => (
      <TextField
        key="per_piece_price"
        label="Price of a piece, in rupees"
        inputMode="numeric"
        error={errors.per_piece_price?.message}
        hint={pieces && perPiece > 0 ? `${pieces} pieces: ${formatRupees(pieces * perPiece)}` : presentPrice}
        {...form.register('per_piece_price', { validate: isPrice })}
      />
    ),
    day: () => (
      <TextField
        key="day"
        label="Promised day"
        type="date"
        error={errors.expected_delivery_date?.message}
        {...form.register('expected_delivery_date')}
      />
    ),
    tailor: () => (
      <Fragment key="tailor">
        <input
          type="hidden"
          {...form.register('tailor', {
            validate: (id) => action === 'price' || id !== '' || 'Choose a tailor.',
          })}
        />
        <TailorPicker
          isOptional={action === 'price'}
          wanted={wantedTailor}
          value={form.watch('tailor')}
          error={errors.tailor?.message}
          onChoose={(tailor) => form.setValue('tailor', tailor, { shouldDirty: true, shouldValidate: true })}
        />
      </Fragment>
    ),
    garment_prices: () => <GarmentPrices key="garment_prices" garments={garments} form={form} />,
    garment: () => (
      <div key="garment" className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Dress type"
          optional
          maxLength={60}
          hint="Where it is not agreed yet, such as Kurta"
          error={errors.dress_type?.message}
          {...form.register('dress_type')}
        />
        <TextField
          label="Fabric"
          optional
          maxLength={60}
          error={errors.fabric_type?.message}
          {...form.register('fabric_type')}
        />
      </div>
    ),
    payment: () => <PaymentFields key="payment" form={form} />,
    payment_booked: () => <PaymentFields key="payment" form={form} isBooked />,
    courier: () => (
      <div key="courier" className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Courier"
          maxLength={40}
          error={errors.courier?.message}
          {...form.register('courier')}
        />
        <TextField
          label="Their number"
          maxLength={60}
          error={errors.courier_number?.message}
          {...form.register('courier_number')}
        />
      </div>
    ),
    posted_on: () => <PostedOn key="posted_on" form={form} />,
    rider_or_courier: () => (
      <Fragment key="rider_or_courier">
        <CheckField
          label={roundWords.ourRiderBringsIt}
          checked={isByRider}
          onChange={({ target }) => form.setValue('courier', target.checked ? OWN_RIDER : '')}
        />
        {!isByRider && shown.courier()}
      </Fragment>
    ),
    cloth: () => (
      <div key="cloth" className="grid items-start gap-4 sm:grid-cols-2">
        {cloth.length > 1 && <ClothGarments cloth={cloth} form={form} />}
        <TextField
          label="Metres"
          optional
          inputMode="decimal"
          error={errors.metres?.message}
          {...form.register('metres')}
        />
        <TextField
          label="Pieces"
          optional
          inputMode="numeric"
          hint="1 if left empty"
          error={errors.pieces?.message}
          {...form.register('pieces')}
        />
        <TextField
          label="Number on the tag of the bag"
          optional
          maxLength={MAX_BAG_TAG_LENGTH}
          error={errors.bag_tag?.message}
          {...form.register('bag_tag')}
        />
        <TextAreaField
          label="Stains, holes, something missing"
          optional
          rows={2}
          maxLength={MAX_FAULTS_LENGTH}
          error={errors.faults?.message}
          {...form.register('faults')}
        />
      </div>
    ),
    cloth_photo: () => <ClothPhoto key="cloth_photo" form={form} />,
    cloth_left: () => (
      <TextField
        key="cloth_left"
        label="Metres of cloth left"
        optional
        inputMode="decimal"
        hint="It goes back with the garment."
        error={errors.cloth_left?.message}
        {...form.register('cloth_left')}
      />
    ),
    question: () => (
      <TextAreaField
        key="question"
        label="Question"
        rows={4}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Write what the tailor wants to know.',
        })}
      />
    ),
    answer: () => (
      <TextAreaField
        key="answer"
        label="Answer"
        rows={4}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Write what the customer has said.',
        })}
      />
    ),
    failure: () => (
      <FailureField
        key="failure"
        error={errors.failure?.message}
        {...form.register('failure', { validate: (code) => code !== '' || 'Choose what has happened.' })}
      />
    ),
    pieces: () => (
      <SelectField key="pieces" label="What becomes of the pieces?" {...form.register('pieces')}>
        <option value="stock">Back to the stock</option>
        <option value="written_off">Written off</option>
      </SelectField>
    ),
    failure_words: () => (
      <TextAreaField
        key="failure_words"
        label="In a few words"
        optional={form.watch('failure') !== 'OTHER'}
        hint="The customer reads it."
        rows={2}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', {
          validate: (text, { failure }) =>
            failure !== 'OTHER' || text.trim() !== '' || 'Say what has happened.',
        })}
      />
    ),
    difference: () => (
      <TextAreaField
        key="difference"
        label="Why does it go out as it is?"
        hint="The customer reads it."
        rows={3}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Say why in a few words.' })}
      />
    ),
    reason: () => (
      <TextAreaField
        key="reason"
        label="Why?"
        rows={3}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Say why in a few words.' })}
      />
    ),
    approved: () => (
      <TextField
        key="approved"
        label="Paid back, in rupees"
        inputMode="numeric"
        hint="0 refuses it; say why then."
        error={errors.approved?.message}
        {...form.register('approved', {
          validate: (text) => /^\d{1,7}$/.test(text.trim()) || 'Enter whole rupees, or 0.',
        })}
      />
    ),
    kept: () => <KeptField key="kept" form={form} />,
    optional_reason: () => (
      <TextAreaField
        key="optional_reason"
        label="Note"
        optional
        rows={2}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    ),
  };
  return fields.map((name) => shown[name]());
}

/** Those whose cloth is awaited or objected to; all are ticked at first (orders-193). */
function ClothGarments({ cloth, form }: Pick<StepFieldsProps, 'cloth' | 'form'>) {
  const { register, formState } = form;
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold">For which garments has it come?</legend>
      {cloth.map(({ id, name }, index) => (
        <CheckField
          key={id}
          label={name}
          value={id}
          error={index === 0 ? formState.errors.cloth_garments?.message : undefined}
          {...register('cloth_garments', { validate: (ticked) => ticked.length > 0 || 'Tick a garment.' })}
        />
      ))}
    </fieldset>
  );
}

function PostedOn({ form }: Pick<StepFieldsProps, 'form'>) {
  return (
    <TextField
      label="Posted on"
      type="date"
      max={dayInKarachi()}
      error={form.formState.errors.posted_on?.message}
      {...form.register('posted_on', { validate: (day) => day !== '' || 'Choose a day.' })}
    />
  );
}

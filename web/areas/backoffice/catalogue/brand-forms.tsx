import { useForm } from 'react-hook-form';
import type { StaffBrand } from '../../../../contract/staff-brands.ts';
import { useUploadsFirst } from '../../../features/shelf/use-uploads-first.ts';
import { useEditDraft } from '../../../lib/edit-draft.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { Card } from '../../../ui/card.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { addBrand, type BrandBody, saveBrand } from './api.ts';
import { BRAND_FIELD_NAMES, BrandFields, type BrandValues } from './brand-fields.tsx';

const EMPTY: BrandValues = {
  name: '',
  tagline: '',
  description: '',
  city: '',
  location: '',
  category: '',
  sale: false,
  bespoke: false,
  active: true,
  logo: '',
  owner_name: '',
  owner_email: '',
  owner_phone: '',
};

const TEXTS = ['name', 'tagline', 'description', 'city', 'owner_name', 'owner_email', 'owner_phone'] as const;

function requestOf({ logo, owner_name, owner_email, owner_phone, ...values }: BrandValues) {
  const brand = { ...values, logo: logo || null } as Omit<BrandBody, 'version'>;
  return { brand, owner: { owner_name, owner_email, owner_phone } };
}

/** An admin adds a brand; its owner is mailed a link to set a password (catalogue-17). */
export function NewBrand({ onSaved }: { onSaved: (brand: StaffBrand) => unknown }) {
  const form = useForm<BrandValues>({ defaultValues: EMPTY });
  const forgetDraft = useFormDraft('brand:new', form, TEXTS);
  const logo = useUploadsFirst(form, 'logo');
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    prevent: logo.prevent,
    send: (values, { keyFor }) => {
      const { brand, owner } = requestOf(values);
      const body = { ...brand, ...owner };
      return addBrand(body, keyFor(body));
    },
    forgetDraft,
    onSuccess: onSaved,
    fallback: 'Failed to add the brand',
  });
  const errorOf = (field: keyof BrandValues) => form.formState.errors[field]?.message;
  return (
    <form {...formProps} className="flex flex-col gap-6">
      <Card padding="large" className="flex flex-col gap-5">
        <BrandFields form={form} onUploading={logo.setUploading} />
      </Card>
      <Card padding="large" className="flex flex-col gap-5">
        <Heading level={2} size="item">
          Who runs it
        </Heading>
        <p className="text-sm text-muted">
          We e-mail them a link to set a password. It works for seven days.
        </p>
        <TextField
          label="Name of the person"
          maxLength={80}
          error={errorOf('owner_name')}
          {...form.register('owner_name')}
        />
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          maxLength={254}
          error={errorOf('owner_email')}
          {...form.register('owner_email')}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          placeholder="0300 1234567"
          maxLength={32}
          error={errorOf('owner_phone')}
          {...form.register('owner_phone')}
        />
      </Card>
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel="Adding..." className="self-start">
        Add brand
      </SubmitButton>
    </form>
  );
}

function valuesOf(brand: StaffBrand): BrandValues {
  const { name, tagline, description, city, location, category, sale, bespoke, active, logo } = brand;
  return {
    ...EMPTY,
    ...{ name, tagline, description, city, location, category, sale, bespoke, active },
    logo: logo ?? '',
  };
}

export function EditBrand({
  brand,
  onSaved,
}: {
  brand: StaffBrand;
  onSaved: (brand: StaffBrand) => unknown;
}) {
  const form = useForm<BrandValues>({ defaultValues: valuesOf(brand) });
  const logo = useUploadsFirst(form, 'logo');
  const { formProps, failure, isSubmitting, conflict, edit } = useVersionedForm<
    BrandValues,
    BrandValues,
    StaffBrand
  >(form, {
    thing: brand,
    valuesOf,
    send: (values, version) => saveBrand(brand.id, { ...requestOf(values).brand, version }),
    prevent: logo.prevent,
    onSuccess: onSaved,
    fallback: 'Failed to save the brand',
  });
  const draft = useEditDraft(`brand.${brand.id}`, form, edit);
  return (
    <form {...formProps} className="flex flex-col gap-6">
      <Card padding="large" className="flex flex-col gap-5">
        <BrandFields form={form} onUploading={logo.setUploading} />
      </Card>
      <EditConflict conflict={conflict} labels={BRAND_FIELD_NAMES as Record<string, string>} />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton busy={isSubmitting} busyLabel="Saving...">
          Save brand
        </SubmitButton>
        {!isSubmitting && <UnsavedChanges of={brand.name} draft={draft} />}
      </div>
    </form>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { goodsWords } from '#words';
import { uploadPicture } from '../../../features/shelf/api.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { UploadProgress } from '../../../ui/upload-progress.tsx';

/** Values as typed; only a new brand has the owner's. */
export interface BrandValues {
  name: string;
  tagline: string;
  description: string;
  city: string;
  location: string;
  category: string;
  sale: boolean;
  bespoke: boolean;
  active: boolean;
  logo: string;
  owner_name: string;
  owner_email: string;
  owner_phone: string;
}

export const BRAND_FIELD_NAMES: Partial<Record<keyof BrandValues, string>> = {
  name: 'Name',
  tagline: 'Line under the name',
  description: 'Description',
  city: 'City',
  location: 'Listed under',
  category: 'For',
  sale: 'Has a sale',
  bespoke: 'Makes to measure',
  active: 'Show it in the shop',
  logo: 'Logo',
};

/** What the shop shows of a brand (catalogue-17). */
export function BrandFields({
  form,
  onUploading,
}: {
  form: UseFormReturn<BrandValues>;
  /** Called with true while the logo uploads. */
  onUploading: (isUploading: boolean) => void;
}) {
  const { register, formState, watch, setValue } = form;
  const errorOf = (field: keyof BrandValues) => formState.errors[field]?.message;
  return (
    <>
      <TextField label="Name" maxLength={80} error={errorOf('name')} {...register('name')} />
      <TextField
        label="Line under the name"
        optional
        maxLength={120}
        error={errorOf('tagline')}
        {...register('tagline')}
      />
      <TextAreaField
        label="Description"
        optional
        maxLength={2000}
        error={errorOf('description')}
        {...register('description')}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField label="City" maxLength={80} error={errorOf('city')} {...register('city')} />
        <SelectField label="Listed under" error={errorOf('location')} {...register('location')}>
          <Options options={goodsWords.brandLocations} />
        </SelectField>
        <SelectField label="For" error={errorOf('category')} {...register('category')}>
          <Options options={goodsWords.categories} />
        </SelectField>
      </div>
      <div className="flex flex-wrap gap-x-8">
        <CheckField label="Has a sale" {...register('sale')} />
        <CheckField label="Makes to measure" {...register('bespoke')} />
        <CheckField label="Show it in the shop" {...register('active')} />
      </div>
      <LogoField
        logo={watch('logo')}
        onLogo={(logo) => setValue('logo', logo, { shouldDirty: true })}
        onUploading={onUploading}
        error={errorOf('logo')}
      />
    </>
  );
}

function Options({ options }: { options: Record<string, string> }) {
  return (
    <>
      <option value="">Please choose</option>
      {Object.entries(options).map(([code, words]) => (
        <option key={code} value={code}>
          {words}
        </option>
      ))}
    </>
  );
}

interface LogoFieldProps {
  logo: string;
  onLogo: (logo: string) => void;
  onUploading: (isUploading: boolean) => void;
  error: string | undefined;
}

/** Uploads a chosen logo at once; the brand gets it when the form is saved. */
function LogoField({ logo, onLogo, onUploading, error }: LogoFieldProps) {
  const [upload, setUpload] = useState<{ sent: number; controller: AbortController }>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const id = useId();
  useEffect(() => () => running.current?.abort(), []);
  const [isPreparing, setPreparing] = useState(false);
  const isUploading = isPreparing || upload !== undefined;
  useEffect(() => onUploading(isUploading), [onUploading, isUploading]);

  async function pick(files: readonly File[]) {
    // Only the file chosen last counts.
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPreparing(true);
    const prepared = await picturePicking.prepare(files.slice(0, 1));
    const [file] = prepared.pictures;
    if (controller.signal.aborted) return;
    setPreparing(false);
    setProblem(prepared.problem);
    if (!file) return setUpload(undefined);
    setUpload({ sent: 0, controller });
    try {
      const uploaded = await uploadPicture(file, {
        signal: controller.signal,
        onProgress: (sent) => setUpload({ sent, controller }),
      });
      if (!controller.signal.aborted) onLogo(uploaded);
    } catch (failure) {
      if (!controller.signal.aborted) setProblem(failureSentence(failure, 'Failed to upload the picture'));
    } finally {
      if (running.current === controller) setUpload(undefined);
    }
  }

  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={(problem ?? error) && `${id}-error`}
      className="flex flex-col gap-3"
    >
      <legend className="mb-1 text-sm font-semibold">Logo</legend>
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <img
            src={logo}
            alt="Logo"
            className="size-20 rounded-xl border border-hairline bg-card object-contain"
          />
        )}
        <label
          className={buttonClasses(
            'secondary',
            'relative outline-offset-2 outline-brand has-focus-visible:outline-3',
          )}
        >
          {logo ? 'Change the logo' : 'Add a logo'}
          <input
            type="file"
            accept={picturePicking.accept}
            aria-invalid={error ? true : undefined}
            aria-describedby={(problem ?? error) && `${id}-error`}
            title=""
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              if (files.length > 0) void pick(files);
            }}
          />
        </label>
        {logo && (
          <Button variant="quiet" className="text-madder" onClick={() => onLogo('')}>
            Remove the logo
          </Button>
        )}
      </div>
      {upload && (
        <UploadProgress
          sent={upload.sent}
          label="Uploading the logo"
          finishing="Preparing the picture..."
          onCancel={() => upload.controller.abort()}
        />
      )}
      {(problem ?? error) && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-madder">
          {problem ?? error}
        </p>
      )}
    </fieldset>
  );
}

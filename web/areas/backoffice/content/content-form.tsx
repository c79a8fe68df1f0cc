import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import {
  CONTENT_VARIABLES,
  type ContentSlug,
  MAX_CONTENT_LENGTH,
} from '../../../../contract/constants/content.ts';
import type { StaffContent } from '../../../../contract/content.ts';
import { useEditDraft } from '../../../lib/edit-draft.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, Loading } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { readVersion, saveContent, versionsQuery } from './api.ts';
import { ContentPreview } from './content-preview.tsx';
import { type ContentValues, valuesOf } from './content-values.ts';

const LABELS = {
  title: 'Title',
  since: 'In force since',
  summary: 'Summary below the title',
  description: 'Description for search engines',
  body: 'Text in Markdown',
  title_ur: 'Title in Urdu',
  summary_ur: 'Summary in Urdu',
  description_ur: 'Description in Urdu',
  body_ur: 'Text in Urdu, in Markdown',
};

const VARIABLES = `Filled in for visitors: ${Object.keys(CONTENT_VARIABLES)
  .map((name) => `{${name}}`)
  .join(', ')}.`;

/** Text, preview and versions of one page (content-1, content-2). */
export function ContentForm({ thing }: { thing: StaffContent }) {
  const { slug, title, version, published_version, updated_by, updated_at } = thing;
  const form = useForm<ContentValues>({ defaultValues: valuesOf(thing) });
  const isPublishing = useRef(true);
  const { formProps, isSubmitting, failure, conflict, edit } = useVersionedForm<
    ContentValues,
    ContentValues,
    StaffContent
  >(form, {
    thing,
    valuesOf,
    send: (values, from) =>
      saveContent(slug as ContentSlug, { ...values, version: from, publish: isPublishing.current }),
    onSuccess: (saved) =>
      toast.success(
        saved.version === saved.published_version ? 'Published: visitors see it now' : 'Draft saved',
      ),
    fallback: 'Failed to save the page',
  });
  const draft = useEditDraft(`content.${slug}`, form, edit);
  const { errors } = form.formState;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Heading level={1} size="part">
          {title}
        </Heading>
        {version !== published_version && <Badge tone="saffron">Draft</Badge>}
        <TextLink to={`/${slug}`}>See the page</TextLink>
        <p className="w-full text-sm text-muted">
          {updated_by
            ? `Last changed by ${updated_by}, ${formatMoment(updated_at)}`
            : 'As it came with the shop'}
        </p>
      </div>
      <form
        {...formProps}
        // Enter in a single line would publish.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
        aria-label={`Edit ${title}`}
        className="grid gap-6 xl:grid-cols-2"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
            <TextField
              label={LABELS.title}
              maxLength={80}
              error={errors.title?.message}
              {...form.register('title')}
            />
            <TextField
              label={LABELS.since}
              type="date"
              error={errors.since?.message}
              {...form.register('since')}
            />
          </div>
          <TextAreaField
            label={LABELS.summary}
            rows={3}
            maxLength={600}
            error={errors.summary?.message}
            {...form.register('summary')}
          />
          <TextAreaField
            label={LABELS.description}
            rows={2}
            maxLength={300}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <TextAreaField
            label={LABELS.body}
            rows={24}
            maxLength={MAX_CONTENT_LENGTH}
            spellCheck
            error={errors.body?.message}
            hint={VARIABLES}
            {...form.register('body')}
          />
          <UrduFields form={form} />
          <EditConflict conflict={conflict} labels={LABELS} />
          <FailureBanner failure={failure} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton
              busy={isSubmitting}
              busyLabel="Saving..."
              onClick={() => {
                isPublishing.current = true;
              }}
            >
              Publish
            </SubmitButton>
            <Button
              type="submit"
              variant="secondary"
              pending={isSubmitting}
              onClick={() => {
                isPublishing.current = false;
              }}
            >
              Save as a draft
            </Button>
            {!isSubmitting && <UnsavedChanges of={title} draft={draft} />}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6 self-start xl:sticky xl:top-4">
          <ContentPreview name="Preview" body={form.watch('body')} language="en" />
          <ContentPreview name="Preview in Urdu" body={form.watch('body_ur')} language="ur" />
        </div>
      </form>
      <Versions
        slug={slug}
        published={published_version}
        onRestore={(values) => {
          for (const [name, value] of Object.entries(valuesOf(values))) {
            form.setValue(name as keyof ContentValues, value, { shouldDirty: true });
          }
          form.setFocus('body');
        }}
      />
    </>
  );
}

/** Readers of Urdu get the English text while these are empty. */
function UrduFields({ form }: { form: UseFormReturn<ContentValues> }) {
  const { errors } = form.formState;
  return (
    <fieldset lang="ur" dir="rtl" className="flex flex-col gap-4 border-t border-hairline pt-4">
      <legend className="sr-only">Urdu</legend>
      <TextField
        label={LABELS.title_ur}
        maxLength={80}
        error={errors.title_ur?.message}
        {...form.register('title_ur')}
      />
      <TextAreaField
        label={LABELS.summary_ur}
        rows={3}
        maxLength={600}
        error={errors.summary_ur?.message}
        {...form.register('summary_ur')}
      />
      <TextAreaField
        label={LABELS.description_ur}
        rows={2}
        maxLength={300}
        error={errors.description_ur?.message}
        {...form.register('description_ur')}
      />
      <TextAreaField
        label={LABELS.body_ur}
        rows={24}
        maxLength={MAX_CONTENT_LENGTH}
        error={errors.body_ur?.message}
        {...form.register('body_ur')}
      />
    </fieldset>
  );
}

interface VersionsProps {
  slug: ContentSlug;
  published: number;
  /** Puts an earlier version into the form, unsaved. */
  onRestore: (values: ContentValues) => void;
}

function Versions({ slug, published, onRestore }: VersionsProps) {
  const { data, error, refetch } = useQuery(versionsQuery(slug), queryClient);
  const [failure, setFailure] = useState<string>();
  const restore = async (version: number) => {
    setFailure(undefined);
    try {
      onRestore(await readVersion(slug, version));
    } catch (thrown) {
      setFailure(failureSentence(thrown, 'Failed to get the version'));
    }
  };
  return (
    <section aria-labelledby="versions-title" className="flex max-w-3xl flex-col gap-3">
      <Heading level={2} size="item" id="versions-title">
        Versions
      </Heading>
      {!data && !error && <Loading text="Loading the versions..." />}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the versions')}
        </LoadFailure>
      )}
      {failure && <Banner kind="error">{failure}</Banner>}
      <ul className="divide-y divide-hairline">
        {data?.map(({ version, is_draft, saved_at, saved_by }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="figures font-semibold">Version {version}</span>
            {version === published && <Badge tone="leaf">Published</Badge>}
            {is_draft && <Badge tone="saffron">Draft</Badge>}
            <span className="text-sm text-muted">
              {saved_by ?? 'The shop'}, {formatMoment(saved_at)}
            </span>
            <Button
              variant="quiet"
              className="ms-auto"
              aria-label={`Restore version ${version}`}
              onClick={() => void restore(version)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

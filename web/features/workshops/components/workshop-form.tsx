import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { basicWords, workshopsWords } from '#words';
import type { EditDraft } from '../../../lib/edit-draft.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';

interface LoadedProps<Thing> {
  query: Pick<UseQueryResult<Thing>, 'data' | 'error' | 'refetch'>;
  loading: string;
  fallback: string;
  children: (thing: Thing) => ReactNode;
}

/** Renders a query's data, or its loading or error state. */
export function Loaded<Thing>({ query, loading, fallback, children }: LoadedProps<Thing>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return <LoadFailure onRetry={() => void refetch()}>{failureSentence(error, fallback)}</LoadFailure>;
  }
  return (
    <Loading text={loading}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  );
}

export function FormPart({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="contents">
        <Heading level={2} size="item">
          {title}
        </Heading>
      </legend>
      {intro && <p className="text-muted">{intro}</p>}
      {children}
    </fieldset>
  );
}

interface SaveBarProps {
  failure: ComponentProps<typeof FailureBanner>['failure'];
  conflict: ComponentProps<typeof EditConflict>['conflict'];
  labels: Readonly<Record<string, string>>;
  show: (name: string, value: unknown) => ReactNode;
  isSubmitting: boolean;
  /** "Rates". */
  of: string;
  draft: EditDraft;
}

/** Sticks to the bottom of the window while its form is visible. */
export function SaveBar({ failure, conflict, labels, show, isSubmitting, of, draft }: SaveBarProps) {
  return (
    <>
      <EditConflict conflict={conflict} labels={labels} show={show} />
      <FailureBanner failure={failure} />
      <BottomBar kind="sticky" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.saving}>
          {workshopsWords.save}
        </SubmitButton>
        {!isSubmitting && <UnsavedChanges of={of} draft={draft} />}
      </BottomBar>
    </>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import type { SettingsGroup } from '../../../../contract/constants/staff.ts';
import type { Versioned } from '../../../../contract/versions.ts';
import type { EditDraft } from '../../../lib/edit-draft.ts';
import type { SubmitFailure } from '../../../lib/form-submit.ts';
import { formatMoment } from '../../../lib/moments.ts';
import type { Conflict } from '../../../lib/versioned-form.ts';
import { Card } from '../../../ui/card.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';

interface GroupCardProps {
  name: SettingsGroup;
  title: string;
  about: string;
  thing: Versioned;
  submission: {
    formProps: ComponentProps<'form'>;
    isSubmitting: boolean;
    failure: SubmitFailure | undefined;
    conflict: Conflict | undefined;
    draft: EditDraft;
  };
  labels: Readonly<Record<string, string>>;
  show?: (name: string, value: unknown) => ReactNode;
  children: ReactNode;
}

/** A group of settings with its save button and who changed it last. */
export function GroupCard({ name, title, about, thing, submission, labels, show, children }: GroupCardProps) {
  const { formProps, isSubmitting, failure, conflict, draft } = submission;
  return (
    <Card as="section" id={name} aria-labelledby={`${name}-title`} padding="large" className="scroll-mt-4">
      <Heading level={2} size="item" id={`${name}-title`} tabIndex={-1}>
        {title}
      </Heading>
      <p className="mt-1 text-muted">{about}</p>
      <form {...formProps} aria-labelledby={`${name}-title`} className="mt-5 flex flex-col gap-5">
        {children}
        <EditConflict conflict={conflict} labels={labels} {...(show && { show })} />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton
            variant="secondary"
            busy={isSubmitting}
            busyLabel="Saving..."
            aria-label={isSubmitting ? undefined : `Save ${title.toLowerCase()}`}
          >
            Save
          </SubmitButton>
          {!isSubmitting && <UnsavedChanges of={title} draft={draft} />}
          <p className="text-sm text-muted">
            {thing.updated_by
              ? `Last changed by ${thing.updated_by}, ${formatMoment(thing.updated_at)}`
              : 'Not changed yet'}
          </p>
        </div>
      </form>
    </Card>
  );
}

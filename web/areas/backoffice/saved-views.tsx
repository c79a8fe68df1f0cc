import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { type ListWithViews, SAVED_VIEW_NAME_MAX_LENGTH } from '../../../contract/constants/lists.ts';
import { readAddress, writeAddress } from '../../features/lists/definition.ts';
import type { ListState } from '../../features/lists/use-list.ts';
import { call } from '../../lib/call.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { useFormSubmit } from '../../lib/form-submit.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { focusOn } from '../../ui/focus.ts';
import { FailureBanner, SubmitButton } from '../../ui/submit.tsx';

interface SavedViewsProps<Query extends object> {
  list: ListState<Query>;
  name: ListWithViews;
}

/** Named filters: the list's own, and one's saved views, which can be added and deleted (lists-3). */
export function SavedViews<Query extends object>({ list, name }: SavedViewsProps<Query>) {
  const { definition } = list;
  const { data: own = [], error } = useQuery(savedViewsQuery(name), queryClient);
  const [isSaving, setSaving] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const query = list.to({}).slice(1);
  const views = [
    { name: 'All', query: '' },
    ...(definition.views ?? []),
    ...own.map((view) => ({ ...view, isOwn: true })),
  ].map((view) => ({
    ...view,
    // Written as the list writes it, so that the order of parameters does not matter.
    query: writeAddress(definition, readAddress(definition, new URLSearchParams(view.query))),
  }));
  const current = own.find(({ id }) =>
    views.some((view) => 'id' in view && view.id === id && view.query === query),
  );
  return (
    <nav ref={nav} aria-label="Views" className="flex flex-col gap-1">
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-0 sm:flex-wrap sm:px-0">
        {views.map((view) => (
          <li key={'id' in view ? `own-${view.id}` : view.name} className="shrink-0">
            <Link
              to={`?${view.query}`}
              aria-current={view.query === query ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-muted -outline-offset-3 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand"
            >
              {view.name}
            </Link>
          </li>
        ))}
        {current && (
          <li className="shrink-0">
            <Button variant="quiet" className="text-sm text-madder" onClick={() => setDeleting(true)}>
              Delete this view
            </Button>
          </li>
        )}
        {query !== '' && !views.some((view) => view.query === query) && (
          <li className="shrink-0">
            <Button variant="quiet" className="text-sm" onClick={() => setSaving(true)}>
              Save this view
            </Button>
          </li>
        )}
      </ul>
      {error && own.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {failureSentence(error, 'Failed to get your views')}
        </p>
      )}
      {isSaving && <SaveViewDialog list={name} query={query} onClose={() => setSaving(false)} />}
      {current && (
        <AlertDialog
          title={`Delete the view “${current.name}”?`}
          open={isDeleting}
          cancelLabel="Keep it"
          confirmLabel="Delete"
          onCancel={() => setDeleting(false)}
          onConfirm={async () => {
            await deleteView(current.id);
            await queryClient.invalidateQueries({ queryKey: savedViewsQuery(name).queryKey });
            setDeleting(false);
            const place = nav.current?.querySelector<HTMLElement>('a');
            focusOn(place);
          }}
          errorText={(failure) => failureSentence(failure, 'Failed to delete it')}
        >
          <p>The list keeps its filters; only the name goes.</p>
        </AlertDialog>
      )}
    </nav>
  );
}

interface SaveViewDialogProps {
  list: ListWithViews;
  query: string;
  onClose: () => void;
}

/** Saves the filters of the URL under a name (lists-3). */
function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const form = useForm({ defaultValues: { name: '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ name }, { keyFor }) => saveView(list, name.trim(), query, keyFor({ name, query })),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: savedViewsQuery(list).queryKey });
      onClose();
    },
    fallback: 'Failed to save the view',
  });
  return (
    <Dialog title="Save this view" open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <TextField
          label="Name"
          hint="A view of the same name is replaced."
          maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
          error={form.formState.errors.name?.message}
          {...form.register('name', { validate: (name) => name.trim() !== '' || 'Give the view a name.' })}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Saving...">
            Save
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

/** The views of the signed-in staff member. */
const savedViewsQuery = (list: ListWithViews) =>
  definePersonalQuery({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => call('GET /api/staff/views/', { query: { list }, signal }),
  });

/** Throws CallError. */
function saveView(list: ListWithViews, name: string, query: string, idempotencyKey: string) {
  return call('POST /api/staff/views/', { body: { list, name, query }, idempotencyKey });
}

/** Throws CallError. */
async function deleteView(id: number): Promise<void> {
  await call('DELETE /api/staff/views/{id}/', { params: { id } });
}

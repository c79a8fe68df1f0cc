import { useForm } from 'react-hook-form';
import { type ListWithViews, SAVED_VIEW_NAME_MAX_LENGTH } from '../../../../contract/constants/lists.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { savedViewsQuery, saveView } from '../api.ts';

interface SaveViewDialogProps {
  list: ListWithViews;
  query: string;
  onClose: () => void;
}

/** Names the filters of the address (lists-3). */
export function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
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

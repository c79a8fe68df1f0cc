import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { type CannedReply, deleteReply, REPLIES_KEY } from './api.ts';

export function DeleteReply({ reply, onDone }: { reply: CannedReply; onDone: () => void }) {
  return (
    <AlertDialog
      open
      title={`Delete "${reply.title}"?`}
      cancelLabel="Keep it"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      onCancel={onDone}
      errorText={(error) => failureSentence(error, 'Failed to delete the reply')}
      onConfirm={async () => {
        await deleteReply(reply.id);
        await queryClient.invalidateQueries({ queryKey: REPLIES_KEY });
        onDone();
      }}
    >
      <p>Nobody of the team can use it any more. Messages that were sent with it stay.</p>
    </AlertDialog>
  );
}

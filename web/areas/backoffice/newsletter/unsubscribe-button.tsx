import { useState } from 'react';
import type { SubscriberLine } from '../../../../contract/staff-newsletter.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { unsubscribeReader } from './api.ts';

/** For somebody who asks for it by phone (contact-11). */
export function UnsubscribeButton({ reader: { id, email, state } }: { reader: SubscriberLine }) {
  const [isOpen, setOpen] = useState(false);
  if (state === 'unsubscribed') return '–';
  return (
    <>
      <Button
        variant="quiet"
        className="px-3"
        aria-label={`Unsubscribe ${email}`}
        onClick={() => setOpen(true)}
      >
        Unsubscribe
      </Button>
      {isOpen && (
        <AlertDialog
          title={`Unsubscribe ${email}?`}
          open
          cancelLabel="Cancel"
          confirmLabel="Unsubscribe"
          pendingLabel="Unsubscribing..."
          onCancel={() => setOpen(false)}
          onConfirm={async () => {
            await unsubscribeReader(id);
            toast.success(`${email} is unsubscribed`);
            setOpen(false);
          }}
          errorText={(error) => failureSentence(error, 'Failed to unsubscribe the address')}
        >
          <p>
            The newsletter no longer goes to this address. Only its owner can subscribe again, at the bottom
            of the shop's pages.
          </p>
        </AlertDialog>
      )}
    </>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import type { SubscriberLine } from '../../../../contract/staff-newsletter.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { keepPlace } from '../../../ui/focus.ts';
import { toast } from '../../../ui/toast.tsx';
import { unsubscribeReader } from './api.ts';

/** For somebody who asks for it by phone (contact-11). */
export function UnsubscribeButton({ reader }: { reader: SubscriberLine }) {
  return reader.state === 'unsubscribed' ? '–' : <Unsubscribe reader={reader} />;
}

function Unsubscribe({ reader: { id, email } }: { reader: SubscriberLine }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // It leaves once the list is read again, which may be after the dialog has given it the focus back.
  useLayoutEffect(() => keepPlace(button.current), []);
  return (
    <>
      <Button
        ref={button}
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

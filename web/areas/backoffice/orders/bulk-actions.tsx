import { useState } from 'react';
import type { StaffOrderLine } from '../../../../contract/staff-orders.ts';
import type { Selected } from '../../../features/lists/components/list-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkAction } from './bulk-run.ts';

const NAMES: Record<BulkAction, string> = {
  call: 'Log a call',
  reassign: 'Choose another tailor',
  cancel: 'Cancel',
};

/** What can be done with several orders at once; each is done by itself (lists-2). */
export function BulkActions({ selected }: { selected: Selected<StaffOrderLine> }) {
  const [action, setAction] = useState<BulkAction>();
  return (
    <>
      {(['call', 'reassign', 'cancel'] as const).map((one) => (
        <Button
          key={one}
          variant={one === 'cancel' ? 'danger' : 'secondary'}
          className="px-4"
          onClick={() => setAction(one)}
        >
          {NAMES[one]}
        </Button>
      ))}
      {action && (
        <BulkDialog
          title={NAMES[action]}
          action={action}
          orders={selected.rows}
          onDone={selected.keep}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}

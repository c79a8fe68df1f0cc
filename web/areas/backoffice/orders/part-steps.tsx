import { useState } from 'react';
import type { StaffGoods } from '../../../../contract/staff-orders.ts';
import { Button } from '../../../ui/button.tsx';
import { type PartStep, takePartStep } from './api.ts';
import { StepDialog } from './step-dialog.tsx';
import { STEP_WORDS } from './words.ts';

const PART_ACTIONS = ['pack', 'ship', 'deliver', 'come_back', 'return', 'fail_delivery', 'cancel'] as const;

/** Buttons for the steps of what one seller ships. */
export function PartSteps({ part }: { part: StaffGoods['parts'][number] }) {
  const [action, setAction] = useState<(typeof PART_ACTIONS)[number]>();
  const offered = PART_ACTIONS.filter((one) => part.actions.includes(one));
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {offered.map((one) => (
        <Button
          key={one}
          variant={STEP_WORDS[one]?.isDangerous ? 'danger' : 'secondary'}
          aria-label={`${STEP_WORDS[one]?.button}: ${part.seller.name}`}
          onClick={() => setAction(one)}
        >
          {STEP_WORDS[one]?.button}
        </Button>
      ))}
      {action && (
        <StepDialog
          action={action}
          of={part.seller.name}
          {...(action === 'fail_delivery' && { fields: ['failure', 'failure_words', 'pieces'] })}
          send={({ reason, courier, courier_number, failure, pieces }, key) =>
            takePartStep(
              part.id,
              {
                action,
                expected_status: part.status,
                ...(reason.trim() && { reason: reason.trim() }),
                ...(courier.trim() && { courier: courier.trim() }),
                ...(courier_number.trim() && { courier_number: courier_number.trim() }),
                ...(failure && { failure: failure as PartStep['failure'] }),
                ...(action === 'fail_delivery' && { restock: pieces !== 'written_off' }),
              },
              key,
            )
          }
          onClose={() => setAction(undefined)}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import type { GarmentAction } from '../../../../contract/constants/lifecycle.ts';
import { takeGarmentStep } from '../../../features/orders/garment-steps.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { orderPageQuery } from './api.ts';
import type { OrderGarment } from './garment-places.ts';
import { StepDialog } from './step-dialog.tsx';
import { GARMENT_STEP_WORDS } from './words.ts';

interface GarmentStepsProps {
  orderId: number;
  garment: OrderGarment;
  /** `2 of 3: Kurta` */
  of: string;
}

/** The steps of one garment that staff may take (backoffice-22). */
export function GarmentSteps({ orderId, garment, of }: GarmentStepsProps) {
  // With the progress that was shown when the button was pressed.
  const [open, setOpen] = useState<{ action: GarmentAction; expected: OrderGarment['progress'] }>();
  const progressNow = () => {
    const now = queryClient.getQueryData(orderPageQuery(orderId).queryKey)?.order;
    return now?.kind === 'single' ? now.garments.find(({ id }) => id === garment.id)?.progress : undefined;
  };
  if (garment.actions.length === 0 && !open) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {garment.actions.map((action) => (
        <Button
          key={action}
          variant={GARMENT_STEP_WORDS[action].isDangerous ? 'danger' : 'secondary'}
          aria-label={`${GARMENT_STEP_WORDS[action].button}: garment ${of}`}
          onClick={() => setOpen({ action, expected: garment.progress })}
        >
          {GARMENT_STEP_WORDS[action].button}
        </Button>
      ))}
      {open && (
        <StepDialog
          action={open.action}
          words={GARMENT_STEP_WORDS[open.action]}
          of={of}
          send={({ reason, despite_difference }, key) =>
            takeGarmentStep(
              orderId,
              garment.id,
              {
                action: open.action,
                expected_progress: open.expected,
                reason,
                ...(despite_difference === 'yes' && { despite_difference: true }),
              },
              key,
            )
          }
          onReadAgain={() =>
            setOpen((still) => still && { ...still, expected: progressNow() ?? still.expected })
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

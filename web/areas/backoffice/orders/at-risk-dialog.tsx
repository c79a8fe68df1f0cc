import { takeOrderStep } from '../../../features/orders/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { toast } from '../../../ui/toast.tsx';
import type { OrderAtRisk } from './api.ts';
import { StepDialog } from './step-dialog.tsx';
import { type Seen, stepBody } from './step-values.ts';

export type Press = { action: 'reassign'; tailor: OrderAtRisk['with_room'][number] } | { action: 'move_day' };

export interface Pressed {
  order: OrderAtRisk;
  press: Press;
  /** What was shown when the button was pressed, so that the server detects a change while the dialog is open. */
  seen: Seen;
}

interface AtRiskDialogProps extends Pressed {
  onReadAgain: () => void;
  onClose: () => void;
}

/** The step with everything filled in. */
export default function AtRiskDialog({ order, press, seen, onReadAgain, onClose }: AtRiskDialogProps) {
  const { action } = press;
  return (
    <StepDialog
      action={action}
      of={order.tracking_id}
      {...(press.action === 'reassign' && {
        text: `${press.tailor.name} can promise it for ${formatDay(press.tailor.day)}; the price stays. Both tailors and the customer are told, and read the reason.`,
        fields: ['reason'],
      })}
      initial={{
        reason: order.usual_reasons[action],
        ...(press.action === 'reassign'
          ? { tailor: String(press.tailor.id) }
          : { expected_delivery_date: order.honest_day ?? '' }),
      }}
      send={async (values, key) => {
        await takeOrderStep(order.id, stepBody(action, values, seen), key);
        toast.success(
          press.action === 'reassign'
            ? `${order.tracking_id} goes to ${press.tailor.name}.`
            : `${order.tracking_id} is promised for ${formatDay(values.expected_delivery_date)}.`,
        );
      }}
      onReadAgain={onReadAgain}
      onClose={onClose}
    />
  );
}

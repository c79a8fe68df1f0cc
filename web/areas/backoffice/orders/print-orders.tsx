import {
  MAX_CARTONS,
  MAX_PRINTED_ORDERS,
  PRINTS,
  type Print,
} from '../../../../contract/constants/prints.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { StaffOrderLine } from '../../../../contract/staff-orders.ts';
import { PrintDialog, type PrintWords } from '../../../features/orders/components/print-dialog.tsx';
import { savePrints } from './api.ts';

const WORDS: PrintWords = {
  whatToPrint: 'What to print',
  prints: { job_card: 'Job card', cloth_tag: 'Tag of the cloth', parcel_label: 'Parcel label' },
  paper: 'Paper',
  labelSizes: { '62mm': 'Roll of 62 mm', '80mm': 'Roll of 80 mm', a4: 'A4, to be cut out' },
  cartons: 'Cartons or bags, a tag for each',
  howManyCartons: `Enter a number from 1 to ${MAX_CARTONS}.`,
  printTitle: 'Print',
  failedToPrepareThePrint: 'Failed to prepare the PDF',
};

interface PrintOrdersProps {
  orders: readonly Pick<StaffOrderLine, 'id' | 'kind' | 'status' | 'tailor' | 'tracking_id'>[];
  onClose: () => void;
}

type Line = PrintOrdersProps['orders'][number];

/** Prints for several orders what can be printed of them (workshop-41). */
export function PrintOrders({ orders, onClose }: PrintOrdersProps) {
  const printed = (print: Print) =>
    orders.filter((order) => isPrinted(order, print)).slice(0, MAX_PRINTED_ORDERS);
  return (
    <PrintDialog
      words={WORDS}
      title={orders.length === 1 ? 'Print: 1 order' : `Print: ${orders.length} orders`}
      prints={PRINTS}
      save={(print, size) =>
        savePrints(
          print,
          printed(print).map(({ id }) => id),
          size,
        )
      }
      onClose={onClose}
      about={(print) => {
        const kept = new Set(printed(print));
        const left = orders.filter((order) => !kept.has(order));
        const isNothing = kept.size === 0;
        return {
          isNothing,
          note: left.length > 0 && <LeftOut orders={isNothing ? [] : left} print={print} />,
        };
      }}
    />
  );
}

function LeftOut({ orders, print }: { orders: readonly Line[]; print: Print }) {
  return (
    <>
      <p>{REASONS[print]}</p>
      {orders.length > 0 && (
        <p>
          Not printed:{' '}
          {orders.map(({ tracking_id }, place) => (
            <span key={tracking_id}>
              {place > 0 && ', '}
              <span className="figures whitespace-nowrap">{tracking_id}</span>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** A tag or label of one order. */
export function PrintTagOrLabel({
  id,
  isBulk,
  onClose,
}: {
  id: number;
  isBulk: boolean;
  onClose: () => void;
}) {
  return (
    <PrintDialog
      words={WORDS}
      title="Print a tag or label"
      prints={['cloth_tag', 'parcel_label']}
      hasCartons={isBulk}
      save={(print, size, cartons) => savePrints(print, [id], size, cartons)}
      onClose={onClose}
    />
  );
}

const CONFIRMED = `Tags and labels are of confirmed stitched and bulk orders, at most ${MAX_PRINTED_ORDERS} at once.`;

const REASONS: Record<Print, string> = {
  job_card: `Job cards are of confirmed orders of the in-house workshop, at most ${MAX_PRINTED_ORDERS} at once.`,
  cloth_tag: CONFIRMED,
  parcel_label: CONFIRMED,
};

const NEVER: readonly string[] = ['PLACED', 'DECLINED', 'REQUESTED', 'QUOTED'];

function isPrinted({ kind, status, tailor }: Line, print: Print): boolean {
  if (kind === 'goods' || NEVER.includes(status)) return false;
  return print !== 'job_card' || (kind === 'single' && tailor?.id === IN_HOUSE_TAILOR_ID);
}

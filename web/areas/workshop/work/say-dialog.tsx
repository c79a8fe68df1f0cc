import { type FormEvent, useState } from 'react';
import { basicWords, measureWords, roundWords, workshopWords } from '#words';
import type { DeliveryFailure } from '../../../../contract/constants/lifecycle.ts';
import { OWN_RIDER } from '../../../../contract/constants/orders.ts';
import type { WorkAction } from '../../../../contract/constants/workshop.ts';
import type { Difference } from '../../../../contract/finished-measures.ts';
import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { lengthOnTape } from '../../../../contract/tape.ts';
import { bookedCourier } from '../../../features/couriers/booked.ts';
import { FailureField } from '../../../features/orders/components/failure-field.tsx';
import { isShape, isText } from '../../../lib/stored-shape.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { forgetTyped, useTyped } from './use-typed.ts';
import type { Said } from './waiting-work.ts';

/** Of an order of several garments with the name of the garment. */
export interface NamedDifference extends Difference {
  garment?: string;
}

interface SayDialogProps {
  order: Pick<WorkshopOrder, 'id'>;
  /** Of a step of one garment. */
  garment?: number;
  /** The shop's own rider may bring it. */
  hasRider?: boolean;
  action: WorkAction;
  unit: Unit;
  /** The differences between the garment and the order. */
  differences: readonly NamedDifference[];
  onClose: () => void;
  onSaid: (said: Said) => void;
}

interface DialogWords {
  title: string;
  text: string;
  label: string;
  send: string;
}

const SHIPPING: DialogWords = { ...workshopWords.stepDialogs.ship, text: '', label: '' };

const WORDS: Partial<Record<WorkAction, DialogWords>> = { ...workshopWords.stepDialogs, ship: SHIPPING };

const NOTHING_SAID = { reason: '', courier: '', number: '', failure: '', rider: '' };
const isSaid = isShape<typeof NOTHING_SAID>({
  reason: isText,
  courier: isText,
  number: isText,
  failure: isText,
  rider: (value: unknown): value is string => value === undefined || isText(value),
});

function booked(order: number) {
  const { courier, courier_number: number } = bookedCourier({ order });
  return { courier, number };
}

/** The name of the dialog's draft. */
export const draftOfSaid = (orderId: number, action: WorkAction, garment?: number) =>
  ['said', orderId, ...(garment === undefined ? [] : [garment]), action].join('.');

/** Deletes the draft of the dialog, once its step is stored or sent. */
export function forgetSaid(orderId: number, action: WorkAction, garment?: number): void {
  forgetTyped(draftOfSaid(orderId, action, garment));
}

/** Asks for the note, reason or courier that a step needs. */
export function SayDialog({
  order,
  garment,
  hasRider = false,
  action,
  unit,
  differences,
  onClose,
  onSaid,
}: SayDialogProps) {
  const differs = differences.length > 0;
  const words = differs ? workshopWords.differenceDialog : (WORDS[action] ?? SHIPPING);
  const asksWhy = differs || action !== 'ship';
  const [typed, setTyped] = useTyped(
    draftOfSaid(order.id, action, garment),
    () => (action === 'ship' ? { ...NOTHING_SAID, ...booked(order.id) } : NOTHING_SAID),
    isSaid,
  );
  const needsWords = asksWhy && (action !== 'come_back' || typed.failure === 'OTHER');
  const isByRider = hasRider && typed.rider === 'yes';
  const asksCourier = action === 'ship' && !isByRider;
  const [wrong, setWrong] = useState<Partial<Record<'reason' | 'courier' | 'number' | 'failure', string>>>(
    {},
  );

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = typed.reason.trim();
    const [courier, number] = [typed.courier.trim(), typed.number.trim()];
    const found = {
      ...(action === 'come_back' && !typed.failure ? { failure: workshopWords.chooseWhatHasHappened } : {}),
      ...(needsWords && !reason ? { reason: basicWords.writeAFewWords } : {}),
      ...(asksCourier && !courier ? { courier: workshopWords.enterTheCourier } : {}),
      ...(asksCourier && !number ? { number: workshopWords.enterTheNumberOfTheParcel } : {}),
    };
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    onSaid({
      action,
      ...(asksWhy && reason ? { reason } : {}),
      ...(action === 'come_back' ? { failure: typed.failure as DeliveryFailure } : {}),
      ...(asksCourier ? { courier, courier_number: number } : {}),
      ...(action === 'ship' && isByRider ? { courier: OWN_RIDER } : {}),
      ...(differs ? { despite_difference: true } : {}),
    });
  }

  return (
    <Dialog title={words.title} open onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="flex flex-col gap-4">
        {differs && (
          <ul className="figures flex flex-col gap-1">
            {differences.map(({ garment: name, measure, by }) => (
              <li key={`${name} ${measure}`} className="font-semibold text-madder">
                {name && `${name} · `}
                {(by > 0 ? workshopWords.tooLarge : workshopWords.tooSmall)[unit]({
                  measure: measureWords.names[measure],
                  by: lengthOnTape(Math.abs(by), unit),
                })}
              </li>
            ))}
          </ul>
        )}
        {words.text && <p>{words.text}</p>}
        {action === 'ship' && hasRider && (
          <CheckField
            label={roundWords.ourRiderBringsIt}
            checked={isByRider}
            onChange={({ target }) => setTyped({ ...typed, rider: target.checked ? 'yes' : '' })}
          />
        )}
        {asksCourier && (
          <>
            <TextField
              label={basicWords.courier}
              name="courier"
              maxLength={40}
              value={typed.courier}
              error={wrong.courier}
              onChange={({ target }) => setTyped({ ...typed, courier: target.value })}
            />
            <TextField
              label={workshopWords.numberOfTheParcel}
              name="number"
              maxLength={60}
              autoComplete="off"
              value={typed.number}
              error={wrong.number}
              onChange={({ target }) => setTyped({ ...typed, number: target.value })}
            />
          </>
        )}
        {action === 'come_back' && (
          <FailureField
            name="failure"
            value={typed.failure}
            error={wrong.failure}
            onChange={({ target }) => setTyped({ ...typed, failure: target.value })}
          />
        )}
        {asksWhy && (
          <TextAreaField
            label={words.label}
            optional={!needsWords}
            name="reason"
            rows={3}
            maxLength={500}
            value={typed.reason}
            error={wrong.reason}
            onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
          />
        )}
        <div className="flex flex-col gap-3">
          <Button
            type="submit"
            variant={action === 'decline' || differs ? 'danger' : 'primary'}
            className="min-h-14"
          >
            {words.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {workshopWords.notNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

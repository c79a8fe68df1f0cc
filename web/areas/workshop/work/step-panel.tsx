import { useState } from 'react';
import { basicWords, sampleWords, workshopWords } from '#words';
import { openObjections } from '../../../../contract/cloth-words.ts';
import { MAX_CLOTH_METRES } from '../../../../contract/constants/cloth.ts';
import type { WorkAction } from '../../../../contract/constants/workshop.ts';
import { WORK_ACTIONS } from '../../../../contract/constants/workshop.ts';
import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { mayGoByRider } from '../../../../contract/own-rider.ts';
import { typedMetres } from '../../../../contract/typed-number.ts';
import { type SheetWords, useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { formatRupees } from '../../../lib/format.ts';
import { isListOf, isNumber, isText } from '../../../lib/stored-shape.ts';
import { picturePicking } from '../../../lib/upload.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import { useSettling } from '../../../ui/use-settling.ts';
import { isAdvanceDue } from './advance.ts';
import { ClothLeftField } from './cloth-left-field.tsx';
import { differencesIn, MeasuringDue } from './measuring-due.tsx';
import { doWork } from './outbox.ts';
import { isWithin, ReceiveDialog } from './receive-dialog.tsx';
import { SampleTicks } from './sample-ticks.tsx';
import { isSampleDue, samplesToPack } from './sample-work.ts';
import { forgetSaid, SayDialog } from './say-dialog.tsx';
import { dayIn, itemIn } from './sheet-facts.ts';
import { InPageLanguage } from './sheet-frame.tsx';
import { severalGarments } from './sheet-garments.ts';
import { forgetTyped, useTyped } from './use-typed.ts';
import type { Said } from './waiting-work.ts';
import { isWithoutCloth } from './words.ts';

/** These steps ask for a note, reason or courier in a dialog. */
const SAID_IN_DIALOG: readonly WorkAction[] = [
  'decline',
  'ask',
  'answer',
  'receive_cloth',
  'ship',
  'come_back',
];
/** With these the parcel leaves, and may take samples along. */
const LEAVING: readonly WorkAction[] = ['make_ready', 'ship', 'deliver'];
const QUIET: readonly WorkAction[] = ['decline', 'ask', 'rework', 'come_back'];

interface StepPanelProps {
  order: WorkshopOrder;
  unit: Unit;
}

/** The steps that can be taken now (workshop-6). */
export function StepPanel({ order, unit }: StepPanelProps) {
  const sheet = useSheetTongue();
  const { words } = sheet;
  const [open, setOpen] = useState<WorkAction>();
  const [photos, setPhotos] = useState<File[]>([]);
  const noteName = `note.${order.id}`;
  const [note, setNote] = useTyped(noteName, () => '', isText);
  const leftName = `cloth-left.${order.id}`;
  const [left, setLeft] = useTyped(leftName, () => '', isText);
  const [isLeftWrong, setLeftWrong] = useState(false);
  const packedName = `packed.${order.id}`;
  const [ticked, setTicked] = useTyped<number[]>(packedName, () => [], isListOf(isNumber));
  const actions = WORK_ACTIONS.filter((action) => order.actions.includes(action));
  const differences = differencesIn(order);

  const offered = `${order.id} ${order.status} ${actions.join(' ')}`;
  const { isSettling, settleAgain } = useSettling(offered);

  const leaves = actions.includes('make_ready') || actions.includes('ship');
  const toPack = samplesToPack(order);
  const packed = ticked.filter((one) => toPack.some(({ id }) => id === one));
  const asksForSamples = leaves || (order.status === 'READY' && actions.includes('deliver'));

  async function take(said: Said, photo = photos[0]) {
    const metres = said.action === 'make_ready' || said.action === 'ship' ? typedMetres(left) : null;
    const isWrong = metres !== null && !isWithin(metres, 0, MAX_CLOTH_METRES);
    setLeftWrong(isWrong);
    if (isWrong) return setOpen(undefined);
    settleAgain();
    const reason = said.reason ?? (note.trim() || undefined);
    setOpen(undefined);
    setPhotos([]);
    setNote('');
    forgetTyped(noteName);
    if (metres !== null) forgetTyped(leftName);
    if (LEAVING.includes(said.action)) forgetTyped(packedName);
    forgetSaid(order.id, said.action);
    await doWork(order, {
      kind: 'step',
      said: {
        ...said,
        ...(reason ? { reason } : {}),
        ...(metres === null ? {} : { cloth_left: metres }),
        ...(LEAVING.includes(said.action) && packed.length > 0 ? { samples: packed } : {}),
      },
      expectedStatus: order.status,
      photo,
    });
  }

  // A step may remove its own focused button.
  const heading = useFocusOnChange<HTMLHeadingElement>(offered, { ifLost: true });

  const asksFirst = (action: WorkAction) =>
    SAID_IN_DIALOG.includes(action) || (action === 'make_ready' && differences.length > 0);

  return (
    <Card as="section" padding="small" className="flex flex-col gap-4">
      <Heading ref={heading} level={2} size="item">
        {words.whatNext}
      </Heading>
      {order.question && (
        <div className="rounded-xl bg-saffron-soft p-3">
          <p className="text-sm text-saffron-ink">
            {words.youAskedOn({ day: dayIn(sheet, order.question.asked_at) })}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {order.question.text}
          </p>
        </div>
      )}
      <Cloth order={order} />
      {leaves && order.item_type !== 'shoes' && (
        <InPageLanguage>
          <ClothLeftField value={left} isWrong={isLeftWrong} onChange={setLeft} />
        </InPageLanguage>
      )}
      {asksForSamples && (
        <InPageLanguage>
          <SampleTicks
            garments={toPack}
            label={sampleWords.isPackedWithIt}
            hint={sampleWords.withoutItItIsListed}
            ticked={packed}
            onTicked={setTicked}
          />
        </InPageLanguage>
      )}
      {order.status === 'ACCEPTED' && (order.garments ?? []).some(isSampleDue) && (
        <InPageLanguage>
          <p className="rounded-xl bg-saffron-soft p-3 text-saffron-ink">{sampleWords.measureFirst}</p>
        </InPageLanguage>
      )}
      {actions.length === 0 && <p className="text-muted">{nothingToDo(order, words)}</p>}
      {order.status === 'QUALITY_CHECK' && <MeasuringDue order={order} />}
      <div className="flex flex-col gap-3">
        {actions.map((action) => (
          <Button
            key={action}
            variant={QUIET.includes(action) || comesLater(action, actions) ? 'secondary' : 'primary'}
            className="min-h-14 w-full text-lg"
            pending={isSettling}
            onClick={() => (asksFirst(action) ? setOpen(action) : void take({ action }))}
          >
            {action === 'deliver' && order.collect > 0
              ? words.deliveredCashTaken({ cash: formatRupees(order.collect) })
              : action === 'receive_cloth' && order.cloth_due_on === null
                ? words.correctTheReceipt
                : words.stepButtons[action]}
          </Button>
        ))}
      </div>
      <InPageLanguage>
        {actions.length > 0 && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
              {photos.length > 0 || note
                ? workshopWords.photoAndNoteGoWithTheStep
                : workshopWords.addAPhotoOrANote}
            </summary>
            <div className="flex flex-col gap-4 pt-2">
              <PicturePicker
                {...picturePicking}
                label={workshopWords.photo}
                optional
                noun="photo"
                hint={workshopWords.theCustomerSeesItWithTheStep}
                pictures={photos}
                onPictures={setPhotos}
                preview={(address) => address && <img src={address} alt="" className="max-h-40 rounded-lg" />}
              />
              <TextAreaField
                label={basicWords.note}
                optional
                hint={workshopWords.theCustomerReadsIt}
                rows={2}
                maxLength={500}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </div>
          </details>
        )}
        {open === 'receive_cloth' && (
          <ReceiveDialog
            order={order}
            onClose={() => setOpen(undefined)}
            onSaid={(said, photo) => void take(said, photo ?? photos[0])}
          />
        )}
        {open && open !== 'receive_cloth' && (
          <SayDialog
            order={order}
            hasRider={mayGoByRider(order)}
            action={open}
            unit={unit}
            differences={open === 'make_ready' || open === 'ship' ? differences : []}
            onClose={() => setOpen(undefined)}
            onSaid={(said) => void take(said)}
          />
        )}
      </InPageLanguage>
    </Card>
  );
}

/** The work may begin before the cloth is written down, but that is not the usual way. */
function comesLater(action: WorkAction, actions: readonly WorkAction[]): boolean {
  return action === 'start' && actions.includes('receive_cloth');
}

/** That the cloth, or that of some garments, has not come, and the customer's objections to receipts. */
function Cloth({ order }: { order: WorkshopOrder }) {
  const sheet = useSheetTongue();
  const { words } = sheet;
  const several = severalGarments(order);
  const nameOf = (id: number | null | undefined) => {
    const place = several.findIndex((garment) => garment.id === id);
    const garment = several[place];
    return garment && `${place + 1}. ${itemIn(words, garment)}`;
  };
  const missing = (order.cloth_missing ?? []).flatMap((id) => nameOf(id) ?? []);
  const isPartly = missing.length > 0 && missing.length < several.length;
  // A correction that waits to be sent meets them too.
  const objections = order.actions.includes('receive_cloth')
    ? openObjections(order.cloth_receipts ?? [])
    : [];
  return (
    <>
      {isWithoutCloth(order) && order.cloth_due_on && (
        <p className="rounded-xl bg-saffron-soft p-3">
          {words.clothIsDueOn({ day: dayIn(sheet, order.cloth_due_on) })}
          {isPartly && ` ${words.notHereYet}: ${missing.join(words.listSeparator)}`}
        </p>
      )}
      {objections.map(({ number, objection, objected_garments: about }) => {
        return (
          <div key={number} className="rounded-xl bg-saffron-soft p-3">
            <p className="text-sm text-saffron-ink">
              {[words.theCustomerObjects, about?.flatMap((id) => nameOf(id) ?? []).join(words.listSeparator)]
                .filter(Boolean)
                .join(' ')}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {objection}
            </p>
          </div>
        );
      })}
    </>
  );
}

function nothingToDo(order: WorkshopOrder, words: SheetWords): string {
  const { status } = order;
  if (status === 'DELIVERED') return words.thisOrderIsDelivered;
  if (status === 'CANCELLED') return words.thisOrderIsCancelled;
  if (status === 'DECLINED') return words.youHaveDeclinedThisOrder;
  if (status === 'ACCEPTED' && isAdvanceDue(order)) return words.waitForThePayment;
  return words.nothingToDoAtTheMoment;
}
